package enum Axis: String, Sendable, CaseIterable {
    case horizontal, vertical
}

/// How a field is shown, as the spec asks for it.
package enum Control: Sendable {
    case textField(isMultiline: Bool, isSecure: Bool)
    case number(NumberStyle, unit: LocalizedText?)
    case datePicker(DateParts)
    case toggle(ToggleControl)
    case picker(PickerStyle, axis: Axis)
    case multiSelector(hasSelectAll: Bool)
    case checkboxes(CheckboxesControl)
    case note(LocalizedText)
}

package enum NumberStyle: String, Sendable, CaseIterable {
    case field, stepper, slider
}

package enum DateParts: Sendable {
    case date, time, dateAndTime
}

package struct ToggleControl: Sendable {
    package enum Style: String, Sendable, CaseIterable {
        case automatic, `switch`, checkbox, button
    }
    package var style: Style
    package var onLabel: LocalizedText?
    package var offLabel: LocalizedText?
    package var image: Image?

    package init(style: Style, onLabel: LocalizedText?, offLabel: LocalizedText?, image: Image?) {
        self.style = style
        self.onLabel = onLabel
        self.offLabel = offLabel
        self.image = image
    }
}

package enum PickerStyle: String, Sendable, CaseIterable {
    case automatic, inline, menu, segmented, wheel, navigationLink = "navigation-link", radio
}

package struct CheckboxesControl: Sendable {
    package enum Style: String, Sendable, CaseIterable {
        case checkbox, image, chips
    }
    package var style: Style
    package var axis: Axis
    package var columns: Int?
    package var hasSelectAll: Bool

    package init(style: Style, axis: Axis, columns: Int?, hasSelectAll: Bool) {
        self.style = style
        self.axis = axis
        self.columns = columns
        self.hasSelectAll = hasSelectAll
    }
}
