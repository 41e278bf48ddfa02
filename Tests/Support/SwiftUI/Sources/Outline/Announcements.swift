import SwiftUI

extension ScreenElement {
    /// What VoiceOver says here, a thing each.
    var announcements: [String] {
        if isHidden || accessibility.isHidden { return [] }
        if let representation = accessibility.representation { return representation.flatMap(\.announcements) }
        switch accessibility.children {
        case .combine?, .ignore?: return [announcement(calledAs: combinedName)]
        // A container is named on the way into it.
        case .contain?: return (accessibility.label.map { ["\($0), group"] } ?? []) + parts.inOrder
        case nil: break
        }
        switch role {
        case .shape, .divider: return []
        case .image: return detail == "symbol" && accessibility.label == nil ? [] : [announcement(calledAs: calledName)]
        case .text, .button, .link, .option, .toggle, .stepper, .slider, .menu, .progress, .field, .secureField,
            .editor, .datePicker, .search, .disclosure:
            return [announcement(calledAs: calledName)] + (role == .disclosure ? children : []).inOrder
        case .picker: return [announcement(calledAs: calledName)] + children.inOrder
        case .row, .column, .layers, .scroll, .grid, .custom:
            if accessibility.label != nil || actions.tap != nil { return [announcement(calledAs: calledName)] }
            return parts.inOrder
        case .labeled, .group, .section, .form, .list, .toolbar, .popover: return parts.inOrder
        case .navigation: return onTop.inOrder
        case .page, .sheet, .alert: return (title.map { ["\($0), header"] } ?? []) + (toolbar + parts).inOrder
        }
    }

    private var combinedName: String {
        accessibility.label ?? (accessibility.children == .ignore ? "" : ScreenElement.spoken(parts))
    }

    private func announcement(calledAs name: String) -> String {
        var words = [name].filter { !$0.isEmpty }
        if let value = accessibility.value ?? value, !value.isEmpty { words.append(value) }
        words += traits
        if !isEnabled { words.append("dimmed") }
        if let hint = accessibility.hint, !hint.isEmpty { words.append(hint) }
        return words.joined(separator: ", ")
    }

    private var traits: [String] {
        var names = accessibility.added.names
        let own: String? =
            switch role {
            case .button, .link, .image, .toggle, .slider, .field, .secureField, .editor, .picker, .datePicker,
                .stepper:
                role.rawValue
            case .text, .shape, .option, .menu, .progress, .divider, .labeled, .disclosure, .group, .section, .form,
                .list, .grid, .row, .column, .layers, .scroll, .custom, .navigation, .page, .sheet, .alert, .popover,
                .toolbar, .search:
                nil
            }
        // A toggle is not called a button too.
        if let own, !(own == "button" && names.contains("toggle")) { names.insert(own) }
        if isSelected, role != .toggle { names.insert("selected") }
        return names.subtracting(accessibility.removed.names).sorted()
    }
}

extension [ScreenElement] {
    /// What is said of them, those of higher priority first.
    fileprivate var inOrder: [String] {
        enumerated()
            .sorted {
                ($1.element.accessibility.sortPriority, $0.offset) < ($0.element.accessibility.sortPriority, $1.offset)
            }
            .flatMap(\.element.announcements)
    }
}
