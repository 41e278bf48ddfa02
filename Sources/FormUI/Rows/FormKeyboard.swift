#if canImport(SwiftUI)
import SwiftUI

/// What is typed, where the keyboard follows that.
enum FormKeyboard {
    case address, webAddress, telephone, integer, decimal
}

extension View {
    /// The keyboard for it, where there is one on the screen.
    @ViewBuilder func formKeyboard(_ keyboard: FormKeyboard?) -> some View {
        #if os(iOS) || os(visionOS)
        switch keyboard {
        case .address: keyboardType(.emailAddress)
        case .webAddress: keyboardType(.URL)
        case .telephone: keyboardType(.phonePad)
        // These pads have no minus.
        case .integer: keyboardType(.numbersAndPunctuation)
        case .decimal: keyboardType(.numbersAndPunctuation)
        case nil: self
        }
        #else
        self
        #endif
    }
}
#endif
