public import Foundation
public import SwiftUI

extension Screen {
    /// Taps a button, a link, a toggle, an option, or views that wait for a tap.
    public func press(_ name: String, within: String? = nil) throws {
        let node = try find(name, within: within, as: "thing to press") { $0.tap != nil }
        try use(node) { node.tap }
    }

    /// Turns a toggle over, however its style draws it.
    public func flip(_ name: String, within: String? = nil) throws {
        let node = try find(name, within: within, as: "toggle") { $0.isOn != nil }
        try use(node) { node.tap }
    }

    /// Chooses one of a picker's options.
    public func choose(_ option: String, in picker: String) throws {
        let node = try find(option, within: picker, as: "option") { $0.kind == .option }
        try use(node) { node.element.actions.choose }
    }

    /// Puts the focus into a field and replaces what is written there.
    public func type(_ text: String, into field: String, within: String? = nil) throws {
        let node = try fieldNode(field, within: within)
        let type = node.element.actions.type
        moveFocus(to: node.focus)
        act { type?(text) }
    }

    /// Presses return in a field.
    public func submit(_ field: String, within: String? = nil) throws {
        let node = try fieldNode(field, within: within)
        act { node.element.actions.submit?() }
    }

    /// Types into the search field.
    public func search(_ text: String) throws {
        let fields = controls.filter { $0.kind == .search }
        guard let field = fields.first else {
            throw ScreenError(description: "no search field on this screen:\n\(self)")
        }
        act { field.node.element.actions.type?(text) }
    }

    /// Puts the focus into a field without typing.
    public func focus(_ field: String, within: String? = nil) throws {
        moveFocus(to: try fieldNode(field, within: within).focus)
    }

    /// Takes the focus from wherever it is.
    public func leave() { moveFocus(to: nil) }

    /// Steps up, or down if the count is negative.
    public func step(_ stepper: String, by count: Int = 1, within: String? = nil) throws {
        for _ in 0..<abs(count) {
            let node = try find(stepper, within: within, as: "stepper") { $0.kind == .stepper }
            let actions = node.element.actions
            try use(node) { count > 0 ? actions.increment : actions.decrement }
        }
    }

    public func slide(_ slider: String, to value: Double, within: String? = nil) throws {
        let node = try find(slider, within: within, as: "slider") { $0.kind == .slider }
        let slide = node.element.actions.slide
        try use(node) { { slide?(value) } }
    }

    /// Picks a date; one beyond the picker's range becomes the nearest within.
    public func pick(_ date: Date, in picker: String, within: String? = nil) throws {
        let node = try find(picker, within: within, as: "date picker") { $0.kind == .datePicker }
        let set = node.element.actions.setDate
        try use(node) { { set?(date) } }
    }

    /// Goes back to the page before, or closes the sheet.
    public func back() throws {
        let pages = OutlineNode.nodes(of: front).flatMap(\.dismissals)
        guard let dismiss = pages.last else { throw ScreenError(description: "no way back from this screen:\n\(self)") }
        act { dismiss() }
    }

    /// Deletes a row of a list.
    public func delete(_ row: String) throws {
        let node = try find(row, within: nil, as: "row to delete") { $0.element.actions.delete != nil }
        act { node.element.actions.delete?(IndexSet()) }
    }

    /// Does what a view offers to assistive technologies under a name.
    public func perform(_ action: String, on name: String, within: String? = nil) throws {
        let node = try find(name, within: within, as: "thing with the action \(action)") { node in
            node.element.accessibility.actions.contains { $0.name == action }
        }
        try use(node) { node.element.accessibility.actions.last { $0.name == action }?.action }
    }

    /// Swipes up or down on something that VoiceOver can adjust.
    public func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection, within: String? = nil) throws {
        let node = try find(name, within: within, as: "thing to adjust") { $0.element.accessibility.adjust != nil }
        act { node.element.accessibility.adjust?(direction) }
    }

    // MARK: -

    private func fieldNode(_ name: String, within: String?) throws -> OutlineNode {
        let node = try find(name, within: within, as: "field") { Kind.fields.contains($0.kind) }
        guard node.element.isEnabled else { throw refusal(node, "is disabled") }
        return node
    }

    /// Does what an element does, if it does anything now.
    private func use(_ node: OutlineNode, _ action: () -> (@MainActor () -> Void)?) throws {
        guard node.element.isEnabled else { throw refusal(node, "is disabled") }
        guard node.element.takesTouches else { throw refusal(node, "lets touches through") }
        guard let action = action() else { throw refusal(node, "does nothing now") }
        act { action() }
    }

    private func refusal(_ node: OutlineNode, _ why: String) -> ScreenError {
        let notes = node.notes.map { "\n! \($0)" }.joined()
        return ScreenError(description: "\(node.kind) \"\(node.name)\" \(why)\(notes), on this screen:\n\(self)")
    }
}

extension OutlineNode {
    /// What a tap on it does.
    var tap: (@MainActor () -> Void)? {
        let actions = element.actions
        return actions.tap ?? actions.press ?? actions.flip ?? actions.choose
    }

    /// The ways back that it and what stands in it offer.
    fileprivate var dismissals: [@MainActor () -> Void] {
        (element.actions.dismiss.map { [$0] } ?? []) + children.flatMap(\.dismissals)
    }
}
