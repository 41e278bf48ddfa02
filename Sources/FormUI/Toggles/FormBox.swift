#if canImport(SwiftUI)
import SwiftUI

/// The box of a checkbox. It is drawn in the size of the text beside it.
struct FormBox: View {
    let check: FormCheck

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(_ check: FormCheck) { self.check = check }

    var body: some View {
        Image(systemName: symbol)
            .imageScale(.large)
            .foregroundStyle(style)
            .animation(reducesMotion ? nil : .easeOut(duration: 0.15), value: check)
            .accessibilityHidden(true)
    }

    private var symbol: String {
        switch check {
        case .unchecked: "square"
        case .checked: "checkmark.square.fill"
        case .mixed: "minus.square.fill"
        }
    }

    private var style: AnyShapeStyle {
        check == .unchecked || !isEnabled ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
    }
}

extension FormCheck {
    init(_ configuration: ToggleStyleConfiguration) {
        self = configuration.isMixed ? .mixed : configuration.isOn ? .checked : .unchecked
    }
}
#endif
