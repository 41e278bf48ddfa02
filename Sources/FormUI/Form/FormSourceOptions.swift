public import FormRuntime

/// What the app offers for one of a form's sources.
public enum FormSourceOptions: Sendable {
    case tags([FormOptions<FormTag>.Option])
    case integers([FormOptions<Int>.Option])

    var isEmpty: Bool {
        switch self {
        case .tags(let options): options.isEmpty
        case .integers(let options): options.isEmpty
        }
    }
}

/// A tag of a source: text or a number.
public protocol FormSourceTag: Hashable, Comparable, Sendable {
    /// What is offered, if it is of this kind.
    static func formOptions(_ options: FormSourceOptions) -> [FormOptions<Self>.Option]
    /// What stands for a tag that the app does not offer.
    var formLabel: String { get }
}

extension FormTag: FormSourceTag {
    public static func formOptions(_ options: FormSourceOptions) -> [FormOptions<FormTag>.Option] {
        switch options {
        case .tags(let options): options
        case .integers: []
        }
    }

    public var formLabel: String { text }
}

extension Int: FormSourceTag {
    public static func formOptions(_ options: FormSourceOptions) -> [FormOptions<Int>.Option] {
        switch options {
        case .tags: []
        case .integers(let options): options
        }
    }

    public var formLabel: String { String(self) }
}

extension FormSources {
    /// The tags that are offered, for `finish` and `violations`.
    public init(_ sources: [String: FormSourceOptions]) {
        self.init()
        for (name, options) in sources {
            switch options {
            case .tags(let options): tags[name] = Set(options.map(\.tag))
            case .integers(let options): integerTags[name] = Set(options.map(\.tag))
            }
        }
    }
}

/// Something to show in previews.
extension [FormOptions<FormTag>.Option] {
    public static var samples: Self {
        ["One", "Two", "Three"].map { FormOptions<FormTag>.Option(FormTag($0), label: $0) }
    }
}

extension [FormOptions<Int>.Option] {
    public static var samples: Self { (1...3).map { FormOptions<Int>.Option($0, label: String($0)) } }
}
