import SwiftUI

/// A line of the outline with what stands under it.
@MainActor struct OutlineNode {
    var kind: Kind
    var element: ScreenElement
    /// What it is called.
    var name = ""
    var children: [OutlineNode] = []
    /// Where the focus goes if it goes here.
    var focus: ScreenFocus?
    /// Whether it is on, if it is a toggle: by itself, or as drawn by a style.
    var isOn: Bool?
    /// The symbols in its label.
    var symbols: [String] = []

    /// The outline of elements. With the layout, stacks and shapes are lines too.
    static func nodes(of elements: [ScreenElement], layout: Bool = false) -> [OutlineNode] {
        let build = OutlineBuilder(layout: layout)
        return elements.flatMap { build.nodes(of: $0, focus: nil, isOn: nil) }
    }
}

/// Makes lines of elements.
@MainActor private struct OutlineBuilder {
    var layout: Bool

    func nodes(of element: ScreenElement, focus: ScreenFocus?, isOn: Bool?) -> [OutlineNode] {
        if element.isHidden { return [] }
        let focus = element.focus ?? focus
        let isOn = element.toggled ?? isOn
        guard let kind = kind(of: element) else {
            return parts(element.onTop, focus: focus, isOn: isOn)
        }
        var node = OutlineNode(kind: kind, element: element, name: element.calledName, focus: focus)
        if isOn != nil, element.isPressable { node.kind = .toggle }
        node.isOn = element.role == .toggle ? element.isSelected : element.isPressable ? isOn : nil
        fill(&node, isOn: element.isPressable ? nil : isOn)
        return [node]
    }

    private func parts(_ elements: [ScreenElement], focus: ScreenFocus?, isOn: Bool? = nil) -> [OutlineNode] {
        elements.flatMap { nodes(of: $0, focus: focus, isOn: isOn) }
    }

    /// What stands under a line. The words of a label are in its name; what else is in it is not lost.
    private func fill(_ node: inout OutlineNode, isOn: Bool?) {
        let element = node.element
        let named = element.naming
        node.symbols = named.flatMap(\.symbolNames)
        let inLabel = parts(named, focus: node.focus).flatMap(\.withoutWords)
        let below = parts(element.below, focus: node.focus, isOn: isOn)
        let footer = parts(element.footer, focus: node.focus)
        let toolbar = element.role == .page || element.role == .sheet ? element.toolbar : []
        node.children = parts(toolbar, focus: nil) + inLabel + below + footer
    }

    /// The kind of a line, or nil for what is no line.
    private func kind(of element: ScreenElement) -> Kind? {
        switch element.role {
        case .navigation: nil
        case .shape, .divider: layout ? Kind(name: element.role.rawValue) : nil
        case .row, .column, .layers, .scroll, .grid, .custom:
            element.isArea ? .area : layout ? Kind(name: element.role.rawValue) : nil
        case .image: element.detail == "symbol" && !layout && element.accessibility.label == nil ? nil : .image
        case .text, .button, .link, .toggle, .picker, .option, .stepper, .slider, .menu, .progress, .field,
            .secureField, .editor, .datePicker, .labeled, .disclosure, .group, .section, .form, .list, .page, .sheet,
            .alert, .popover, .toolbar, .search:
            Kind(name: element.role.rawValue)
        }
    }
}

extension OutlineNode {
    /// What is left of a label's outline when its words are told: controls and pictures.
    fileprivate var withoutWords: [OutlineNode] {
        switch kind {
        case .text: []
        case .image where element.detail == "symbol": []
        case .labeled, .area: children.flatMap(\.withoutWords)
        default: [self]
        }
    }
}

extension ScreenElement {
    /// Whether a finger does something here.
    var isPressable: Bool { actions.press != nil || actions.tap != nil || actions.flip != nil }

    /// Whether a stack is more than that: somebody can tap it, or hears it as one.
    var isArea: Bool {
        actions.press != nil || actions.tap != nil || accessibility.label != nil || accessibility.value != nil
            || !accessibility.added.isEmpty || accessibility.identifier != nil || accessibility.representation != nil
            || accessibility.children == .combine || !accessibility.actions.isEmpty || isSelected
    }

    /// The elements whose words are the element's name.
    var naming: [ScreenElement] {
        switch role {
        case .button, .link, .option: parts
        case .row, .column, .layers, .scroll, .grid, .custom: []
        case .text, .image, .shape, .divider, .toggle, .picker, .stepper, .slider, .menu, .progress, .field,
            .secureField, .editor, .datePicker, .labeled, .disclosure, .group, .section, .form, .list, .navigation,
            .page, .sheet, .popover, .toolbar, .search:
            label
        case .alert: []
        }
    }

    /// The elements that stand under it.
    var below: [ScreenElement] {
        switch role {
        case .button, .link, .option: []
        case .alert: label + children
        case .text, .image, .shape, .divider, .toggle, .picker, .stepper, .slider, .menu, .progress, .field,
            .secureField, .editor, .datePicker, .labeled, .disclosure, .group, .section, .form, .list, .navigation,
            .page,
            .sheet, .popover, .toolbar, .search, .row, .column, .layers, .scroll, .grid, .custom:
            children
        }
    }

    /// What the line calls it: as it is called for accessibility, or by its words.
    var calledName: String {
        if let label = accessibility.label { return label }
        switch role {
        case .text, .image: return text
        case .navigation, .page, .sheet, .alert, .popover: return title ?? ""
        case .row, .column, .layers, .scroll, .grid, .custom:
            let isOne = accessibility.children == .combine || isPressable
            return isOne ? ScreenElement.spoken(parts) : ""
        case .shape, .divider, .button, .link, .toggle, .picker, .option, .stepper, .slider, .menu, .progress, .field,
            .secureField, .editor, .datePicker, .labeled, .disclosure, .group, .section, .form, .list, .toolbar,
            .search:
            return ScreenElement.spoken(naming)
        }
    }

    /// The names of the symbols in it that are to be seen.
    var symbolNames: [String] {
        if isHidden { return [] }
        return (role == .image && detail == "symbol" && !text.isEmpty ? [text] : []) + parts.flatMap(\.symbolNames)
    }
}
