#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// Keeps the answers of a previewed form.
public struct FormPreview<Model: FormModel, Content: View>: View {
    @State private var form: Model
    private let content: (Binding<Model>) -> Content

    public init(_ form: Model, @ViewBuilder content: @escaping (Binding<Model>) -> Content) {
        _form = State(initialValue: form)
        self.content = content
    }

    public var body: some View { NavigationStack { content($form) } }
}
#endif
