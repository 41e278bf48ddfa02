/// What of the language a random form may use.
package struct RandomFeatures: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `visible-when` and `required-when`.
    package static let conditions = RandomFeatures(rawValue: 1)
    /// `visible-when` and `disabled-when` of options.
    package static let optionConditions = RandomFeatures(rawValue: 2)
    package static let rules = RandomFeatures(rawValue: 4)
    package static let other = RandomFeatures(rawValue: 8)
    /// Comparisons of a field that has `other` with one over the base list.
    package static let otherAcrossLists = RandomFeatures(rawValue: 16)
    package static let sources = RandomFeatures(rawValue: 32)
    /// `formerly` of fields and options.
    package static let renames = RandomFeatures(rawValue: 64)
    package static let retired = RandomFeatures(rawValue: 128)
    package static let defaults = RandomFeatures(rawValue: 256)

    package static let all: RandomFeatures = [
        .unconditional, .conditions, .optionConditions, .rules, .other, .otherAcrossLists,
    ]
    /// Whatever needs no condition.
    package static let unconditional: RandomFeatures = [.sources, .renames, .retired, .defaults]
}

/// Makes legal forms by chance: the same form from the same seed.
///
/// No condition is true or false whatever is answered: each names a field once, and its constants lie strictly inside
/// what the field takes. Visibility goes round in no circle: sections and fields stand in some order, and each depends
/// only on those before it.
package struct RandomForm {
    var random: SplitMix
    let features: RandomFeatures
    var form: ReferenceForm
    /// Names as they compare: in lower case, without `-` and `_`.
    private var taken: Set<String> = []

    /// - Parameter name: the form's; it must begin with a capital letter.
    package static func form(seed: UInt64, name: String, features: RandomFeatures = .all) -> ReferenceForm {
        var maker = RandomForm(seed, name, features)
        maker.makeSources()
        maker.makeLists()
        maker.makeSections()
        maker.dropUnused()
        maker.addConditions()
        return maker.form
    }

    private init(_ seed: UInt64, _ name: String, _ features: RandomFeatures) {
        random = SplitMix(seed: seed)
        self.features = features
        form = ReferenceForm(name: name, sections: [])
        taken.insert(name.lowercased())
        if random.chance(50) { form.title = "Form “\(name)”" }
    }

    private mutating func makeSources() {
        guard features.contains(.sources), random.chance(30) else { return }
        form.sources.append(ReferenceSource(name: id(), isInteger: random.chance(30)))
    }

    private mutating func makeLists() {
        for _ in 0..<random.int(0...3) {
            var list = list()
            list.name = id()
            form.lists.append(list)
        }
    }

    private mutating func makeSections() {
        let sections = random.int(1...8)
        let fields = random.int(max(3, sections)...25)
        for position in 0..<sections {
            var section = ReferenceSection(fields: [])
            if random.chance(40) { section.id = "part-\(position)" }
            if random.chance(60) { section.title = "Part \(position)" }
            section.fields = [field()]
            form.sections.append(section)
        }
        for _ in sections..<max(sections + 1, fields) {
            form.sections[random.int(0...sections - 1)].fields.append(field())
        }
    }

    /// An unused list or source is a warning.
    private mutating func dropUnused() {
        var used: Set<String> = []
        for field in form.fields {
            switch field.options {
            case .shared(let name), .source(let name): used.insert(name)
            case .own, nil: break
            }
        }
        form.lists.removeAll { !used.contains($0.name) }
        form.sources.removeAll { !used.contains($0.name) }
    }

    private static let words = [
        "age", "city", "plan", "colour", "meal", "trip", "guest", "road", "music", "team", "house", "river", "task",
        "score", "level", "HTTPServer", "zip2", "class", "default", "note", "day", "hour", "weight", "friend", "garden",
    ]

    /// An id that no other field, list or source has, nor a Swift name that is another's.
    mutating func id() -> String {
        while true {
            var id = random.pick(Self.words) ?? "word"
            if random.chance(50) { id += (random.pick(["-", "_", "--"]) ?? "-") + (random.pick(Self.words) ?? "word") }
            // A number at the end is no part of a word that ends with a number already.
            if random.chance(30) { id += "-n\(random.int(1...99))" }
            if taken.insert(id.lowercased().filter { $0 != "-" && $0 != "_" }).inserted { return id }
        }
    }
}
