extension ScreenElement {
    /// What the element is called: by a label for accessibility, by its label, or by what is written in it.
    package var spoken: String {
        if let label = accessibility.label { return label }
        if isHidden { return "" }
        if let representation = accessibility.representation { return Self.spoken(representation) }
        if accessibility.children == .ignore { return "" }
        switch role {
        case .text: return text
        case .image: return detail == "symbol" || accessibility.isHidden ? "" : text
        case .shape, .divider: return ""
        case .labeled: return Self.spoken(parts)
        case .button, .link, .option, .custom, .row, .column, .layers, .grid, .scroll:
            return Self.spoken(label.isEmpty ? parts : label)
        case .toggle, .picker, .stepper, .slider, .menu, .progress, .field, .secureField, .editor, .datePicker,
            .disclosure, .group, .section:
            return Self.spoken(label)
        case .form, .list, .navigation, .page, .sheet, .alert, .popover, .toolbar, .search: return title ?? ""
        }
    }

    package static func spoken(_ elements: [ScreenElement]) -> String {
        elements.filter { !$0.accessibility.isHidden }.map(\.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Every text that is to be seen in it.
    package var visibleTexts: [String] {
        if isHidden { return [] }
        return (role == .text ? [text] : []) + parts.flatMap(\.visibleTexts)
    }
}

extension View {
    /// Has the view's elements called as another view is.
    func spoken(as other: some View) -> some View {
        ElementChange(content: self) { element, context in
            element.accessibility.label = ScreenElement.spoken(other.elements(in: context.appending(.name("spoken"))))
        }
    }
}
