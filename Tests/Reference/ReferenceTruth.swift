/// “Truth is SQL's … `and`, `or`, `not` follow Kleene.”
package enum ReferenceTruth: Int, CaseIterable, Sendable {
    case no
    case unknown
    case yes

    package init(_ isTrue: Bool) { self = isTrue ? .yes : .no }

    /// The least of them.
    package static func all(_ parts: [ReferenceTruth]) -> ReferenceTruth {
        parts.contains(.no) ? .no : parts.contains(.unknown) ? .unknown : .yes
    }

    /// The greatest of them.
    package static func any(_ parts: [ReferenceTruth]) -> ReferenceTruth {
        parts.contains(.yes) ? .yes : parts.contains(.unknown) ? .unknown : .no
    }

    package var negated: ReferenceTruth {
        switch self {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}
