#if canImport(SwiftUI)
import FormRuntime
import SwiftUI

/// What is chosen, as the boxes of a control change it: each asks for a tag's binding, and what is refused is kept to
/// be shown.
@MainActor struct FormTicks<Chosen: FormChosenTags> {
    typealias Tag = Chosen.Element

    let selection: Binding<Chosen>
    let refusal: Binding<FormRefusal<Tag>?>
    /// What a tap on a tag does.
    let toggle: @MainActor (Tag, inout Chosen) -> FormToggle?

    init(
        selection: Binding<Chosen>, refusal: Binding<FormRefusal<Tag>?>,
        toggle: @escaping @MainActor (Tag, inout Chosen) -> FormToggle?
    ) {
        self.selection = selection
        self.refusal = refusal
        self.toggle = toggle
    }

    init(options: FormOptions<Tag>, selection: Binding<Chosen>, refusal: Binding<FormRefusal<Tag>?>) {
        self.init(selection: selection, refusal: refusal) { options.toggle($0, in: &$1) }
    }

    func isOn(_ tag: Tag) -> Binding<Bool> {
        Binding(
            get: { @MainActor in selection.wrappedValue.contains(tag) },
            set: { @MainActor isOn in
                if isOn != selection.wrappedValue.contains(tag) { change(tag) { toggle(tag, &$0) } }
            })
    }

    /// The refusal to be shown: that there is no room for one more is no longer true once the app has made room.
    var shownRefusal: FormRefusal<Tag>? {
        guard let refusal = refusal.wrappedValue else { return nil }
        return refusal.tag == nil || selection.wrappedValue.count >= refusal.max ? refusal : nil
    }

    /// Bindings that together say how the box for all is ticked. Whatever they are set to, it is a tap on that box.
    func all(of options: FormOptions<Tag>) -> [Binding<Bool>] {
        let hasAny = Binding(
            get: { @MainActor in options.checkOfAll(selection.wrappedValue) != .unchecked },
            set: { @MainActor _ in })
        let hasAll = Binding(
            get: { @MainActor in options.checkOfAll(selection.wrappedValue) == .checked },
            set: { @MainActor _ in change(nil) { options.toggleAll(in: &$0) } })
        return [hasAny, hasAll]
    }

    private func change(_ tag: Tag?, _ toggle: (inout Chosen) -> FormToggle?) {
        var chosen = selection.wrappedValue
        switch toggle(&chosen) {
        case .refused(let max):
            refusal.wrappedValue = FormRefusal(
                tag: tag, max: max, attempt: (refusal.wrappedValue?.attempt ?? 0) + 1)
        case .chosen, .unchosen:
            selection.wrappedValue = chosen
            refusal.wrappedValue = nil
        case nil: break
        }
    }
}
#endif
