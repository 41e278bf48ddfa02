/// What a list or a picker makes of an item of its content.
package typealias RowMaker = @MainActor (ScreenItem, EnvironmentValues) -> ScreenElement

extension ScreenElement {
    /// Notes the rows in which one touch presses several buttons, as it does where no style keeps them apart.
    mutating func noteSharedTouches() {
        let rows = children.flatMap { $0.role == .section ? $0.children : [$0] }
        for row in rows {
            let buttons = row.rowButtons
            if buttons.count < 2 { continue }
            let names = buttons.map { "\"\($0.spoken)\"" }.joined(separator: ", ")
            notes.append("a tap on the row presses \(names) together: give them a button style")
        }
    }

    private var rowButtons: [ScreenElement] { isRowButton ? [self] : parts.flatMap(\.rowButtons) }
}

extension RenderContext {
    /// The items of a container as its rows, those of its sections among them. What stands within a row is none.
    @MainActor func rows(of items: [ScreenItem], _ make: RowMaker?) -> [ScreenElement] {
        items.map { item in
            let outer = host.rowMaker
            defer { host.rowMaker = outer }
            host.rowMaker = item.traits.isSection ? make : nil
            if let make, !item.traits.isSection { return make(item, environment) }
            return item.render(environment)
        }
    }
}
