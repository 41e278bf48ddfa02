import SwiftUI

/// A thing on the screen, as it was when it was asked for.
@MainActor public struct Control {
    let node: OutlineNode

    public var kind: Kind { node.kind }
    /// What it is called.
    public var label: String { node.name }
    /// What is written or chosen in it, or what it says its value is.
    public var value: String? { node.element.accessibility.value ?? node.element.value }
    public var hint: String? { node.element.accessibility.hint }
    public var prompt: String? { node.element.prompt }
    public var help: String? { node.element.help }
    /// The traits that its view gives it.
    public var traits: [String] { node.element.accessibility.added.names.sorted() }
    public var identifier: String? { node.element.accessibility.identifier }
    public var isEnabled: Bool { node.element.isEnabled }
    public var isSelected: Bool { node.element.isSelected || node.isOn == true }
    public var isMixed: Bool { node.element.isMixed }
    /// Whether it is on; nil for what is no toggle.
    public var isOn: Bool? { node.isOn }
    public var isFocused: Bool { node.focus?.isFocused() ?? false }
    public var tags: [String] { node.element.tags }
    public var notes: [String] { node.notes }
    /// The names of the symbols in its label.
    public var symbols: [String] { node.symbols }
    /// What stands in it.
    public var controls: [Control] { node.children.map { Control(node: $0) } }
    /// Every text in it.
    public var texts: [String] { node.element.visibleTexts }
}

/// What could not be found or done, with what is there instead.
public struct ScreenError: Error, CustomStringConvertible {
    public let description: String
}

extension Screen {
    /// All that is on the screen, in reading order, without what holds it.
    public var controls: [Control] { places().map { Control(node: $0.node) } }

    /// The one thing of that name, of a kind and in a container if they are said. A name is what a thing is called, one
    /// of the texts of its label, or its identifier.
    public func control(_ name: String, kind: Kind? = nil, within: String? = nil) throws -> Control {
        Control(node: try find(name, within: within, as: kind?.name ?? "control") { kind == nil || $0.kind == kind })
    }

    /// Whether there is such a thing.
    public func has(_ name: String, kind: Kind? = nil, within: String? = nil) -> Bool {
        !matches(name, within: within) { kind == nil || $0.kind == kind }.isEmpty
    }

    func find(
        _ name: String, within: String?, as what: String, _ isWanted: (OutlineNode) -> Bool
    ) throws -> OutlineNode {
        let found = matches(name, within: within, isWanted)
        let place = within.map { " in \"\($0)\"" } ?? ""
        if let only = found.first, found.count == 1 { return only }
        if found.isEmpty {
            throw ScreenError(description: "no \(what) \"\(name)\"\(place) on this screen:\n\(self)")
        }
        let kinds = found.map { "\($0.kind) \"\($0.name)\"" }.joined(separator: ", ")
        throw ScreenError(
            description: "\(found.count) of \"\(name)\"\(place): \(kinds); say which, on this screen:\n\(self)")
    }

    /// Those of the name; else those that have it among their texts. What is in another that is wanted stands for it.
    private func matches(_ name: String, within: String?, _ isWanted: (OutlineNode) -> Bool) -> [OutlineNode] {
        let wanted = places().filter { place in
            isWanted(place.node) && (within == nil || place.containers.contains { $0.isCalled(within ?? "") })
        }
        let named = wanted.filter { $0.node.isCalled(name) }
        let found = named.isEmpty ? wanted.filter { $0.node.mentions(name) } : named
        return found.filter { outer in
            !found.contains { $0.path.count > outer.path.count && $0.path.starts(with: outer.path) }
        }.map(\.node)
    }

    /// Every node with where it stands.
    private func places() -> [OutlinePlace] {
        var places: [OutlinePlace] = []
        func walk(_ node: OutlineNode, _ containers: [OutlineNode], _ path: [Int]) {
            places.append(OutlinePlace(node: node, containers: containers, path: path))
            for (position, child) in node.children.enumerated() { walk(child, containers + [node], path + [position]) }
        }
        for (position, node) in OutlineNode.nodes(of: front).enumerated() { walk(node, [], [position]) }
        return places
    }
}

private struct OutlinePlace {
    var node: OutlineNode
    var containers: [OutlineNode]
    var path: [Int]
}

extension OutlineNode {
    func isCalled(_ name: String) -> Bool { self.name == name || element.accessibility.identifier == name }

    /// Whether the name is one of the texts that are the node's own: those of its label.
    func mentions(_ name: String) -> Bool {
        let texts = kind == .area ? element.visibleTexts : element.naming.flatMap(\.visibleTexts)
        return texts.contains(name)
    }
}
