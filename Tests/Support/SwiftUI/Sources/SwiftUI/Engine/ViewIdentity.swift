/// Where a view stands: the path of positions, branches, types and ids from the root to it. State lives as long as the
/// identity that it belongs to is there.
package final class ViewIdentity: Hashable {
    package enum Step: Hashable {
        case position(Int)
        case branch(Bool)
        case type(ObjectIdentifier)
        case id(AnyHashable)
        case name(String)
    }

    private let parent: ViewIdentity?
    private let step: Step
    private let hash: Int

    package static let root = ViewIdentity(parent: nil, step: .name("root"))

    private init(parent: ViewIdentity?, step: Step) {
        self.parent = parent
        self.step = step
        var hasher = Hasher()
        hasher.combine(parent?.hash)
        hasher.combine(step)
        hash = hasher.finalize()
    }

    package func appending(_ step: Step) -> ViewIdentity { ViewIdentity(parent: self, step: step) }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    package static func == (first: ViewIdentity, second: ViewIdentity) -> Bool {
        var (a, b): (ViewIdentity?, ViewIdentity?) = (first, second)
        while let left = a, let right = b {
            if left === right { return true }
            if left.hash != right.hash || left.step != right.step { return false }
            (a, b) = (left.parent, right.parent)
        }
        return a == nil && b == nil
    }
}

// Identities are made and compared on the main actor alone; what an `AnyHashable` holds need not be sendable.
extension ViewIdentity: @unchecked Sendable {}
