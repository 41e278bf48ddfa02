/// The pages that a navigation stack has been sent to.
@MainActor final class PageState {
    enum Entry: Hashable {
        case value(AnyHashable)
        case link(ViewIdentity)
        case presented(ViewIdentity)
    }

    /// Values come first: a path knows nothing of links.
    var values: [AnyHashable] = []
    private var links: [Entry] = []
    var setPath: (@MainActor ([AnyHashable]) -> Void)?
    /// The pages that a binding presents, and how to take them back.
    var withdraw: [Entry: @MainActor () -> Void] = [:]

    var entries: [Entry] { values.map { .value($0) } + links }

    func push(_ entry: Entry, at depth: Int) {
        pop(to: depth)
        if case .value(let value) = entry, links.isEmpty {
            values.append(value)
            setPath?(values)
        } else {
            links.append(entry)
        }
    }

    func pop(to depth: Int) {
        for entry in entries.dropFirst(depth) { withdraw[entry]?() }
        links.removeLast(min(links.count, max(0, entries.count - depth)))
        if values.count > depth {
            values.removeLast(values.count - depth)
            setPath?(values)
        }
    }

    /// Drops what leads nowhere any longer.
    func forget(from depth: Int) {
        while entries.count > depth, !links.isEmpty { links.removeLast() }
    }

    func present(_ entry: Entry, withdraw: @escaping @MainActor () -> Void) {
        self.withdraw[entry] = withdraw
        if !links.contains(entry) { links.append(entry) }
    }

    func retract(_ entry: Entry) {
        withdraw[entry] = nil
        if let position = links.firstIndex(of: entry) { links.removeSubrange(position...) }
    }
}

/// What the pages of a stack say, while they are evaluated, of where their links lead.
@MainActor final class NavigationCollector {
    let pages: PageState
    var destinations: [PageState.Entry: () -> any View] = [:]
    var byType: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
    private(set) var depth = 0

    init(pages: PageState) { self.pages = pages }

    /// The page at a depth, with what it shows; the pages before it have been evaluated.
    func view(at depth: Int) -> (PageState.Entry, any View)? {
        let entries = pages.entries
        guard depth < entries.count else { return nil }
        let entry = entries[depth]
        self.depth = depth + 1
        if case .value(let value) = entry {
            let type = ObjectIdentifier(Swift.type(of: value.base))
            return byType[type]?(value).map { (entry, $0) }
        }
        return destinations[entry].map { (entry, $0()) }
    }
}

struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationCollector? { nil }
}

extension ScreenElement {
    /// The title of a page stands somewhere in what it shows.
    var foundTitle: String? { title ?? (role == .navigation ? nil : parts.lazy.compactMap(\.foundTitle).first) }

    var foundToolbar: [ScreenElement] { toolbar + (role == .navigation ? [] : parts.flatMap(\.foundToolbar)) }
}
