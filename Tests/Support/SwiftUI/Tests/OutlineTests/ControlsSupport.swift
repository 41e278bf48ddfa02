import SwiftUI

/// A value that a view changes and a test reads.
@MainActor final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
        Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
    }
}

/// What the outline says of a toggle's trait, which there is from iOS 17 on.
#if SWIFTUI_16
let toggleTrait = ""
#else
let toggleTrait = ", toggle"
#endif
