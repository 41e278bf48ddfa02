#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

extension View {
    /// Puts a view of your own in the place of a field's control in generated views. Help and violations stay
    /// under it; its label is the view's own to show. Whether it has been left is not seen: tell `FormProgress`.
    ///
    /// ```swift
    /// TaskEditView(form: $task)
    ///     .formControl(TaskEdit.Field.favourite) { control in
    ///         FruitWheel(choice: $task.favourite)
    ///     }
    /// ```
    ///
    /// - Parameter content: the view; it is given the usual control, to show or to leave.
    public func formControl<Field: FormField>(
        _ field: Field, @ViewBuilder content: @escaping @MainActor (AnyView) -> some View
    ) -> some View {
        transformEnvironment(\.formControls) { $0[AnyHashable(field)] = { AnyView(content($0)) } }
    }
}

/// The controls that stand for those of fields: of all forms, since the type of a field is part of its key.
typealias FormControls = [AnyHashable: @MainActor (AnyView) -> AnyView]

private struct FormControlsKey: EnvironmentKey {
    static var defaultValue: FormControls { [:] }
}

extension EnvironmentValues {
    var formControls: FormControls {
        get { self[FormControlsKey.self] }
        set { self[FormControlsKey.self] = newValue }
    }
}
#endif
