import SwiftUI

extension [ScreenElement] {
    /// What is before all else: what is presented last, in it the last page.
    var front: [ScreenElement] {
        var covering: [ScreenElement] = []
        func collect(_ element: ScreenElement) {
            if element.isHidden { return }
            covering += element.presented
            for part in element.onTop + element.ownToolbar { collect(part) }
        }
        forEach(collect)
        guard let last = covering.last else { return self }
        return [last].front
    }

    /// The effects of all that is to be seen. What a sheet covers has not gone; what a page covers has.
    var visibleEffects: [ScreenEffect] {
        flatMap { element in
            element.effects + (element.onTop + element.presented + element.ownToolbar).visibleEffects
        }
    }

    /// The places of the focus that hold something to type into.
    var focusPlaces: [(element: ScreenElement, focus: ScreenFocus)] {
        flatMap { element -> [(element: ScreenElement, focus: ScreenFocus)] in
            if element.isHidden { return [] }
            let inner = element.onTop.focusPlaces
            guard let focus = element.focus, element.takesFocus else { return inner }
            return [(element, focus)] + inner
        }
    }
}

extension ScreenElement {
    /// The parts, but of a navigation the last page alone.
    var onTop: [ScreenElement] { role == .navigation ? children.suffix(1) : parts }

    /// The toolbar that it brings along. A page's is made of those of what is on it.
    var ownToolbar: [ScreenElement] { role == .page || role == .sheet || role == .popover ? [] : toolbar }

    /// Whether it is or holds something to type into.
    var takesFocus: Bool {
        switch role {
        case .field, .secureField, .editor, .search: isEnabled
        case .text, .image, .shape, .button, .link, .toggle, .picker, .option, .stepper, .slider, .menu, .progress,
            .divider, .datePicker, .labeled, .disclosure, .group, .section, .form, .list, .grid, .row, .column,
            .layers, .scroll, .custom, .navigation, .page, .sheet, .alert, .popover, .toolbar:
            parts.contains(where: \.takesFocus)
        }
    }
}
