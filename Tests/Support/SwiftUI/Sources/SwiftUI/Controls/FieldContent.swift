/// What a field shows, and what becomes of what is typed into it.
@MainActor struct FieldContent {
    let shown: (EnvironmentValues) -> String
    let type: (String, EnvironmentValues) -> Void

    init(_ text: Binding<String>) {
        shown = { _ in text.wrappedValue }
        type = { typed, _ in text.wrappedValue = typed }
    }

    /// What cannot be read as a value leaves the value as it was.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        shown = { format.locale($0.locale).format(value.wrappedValue) }
        type = { typed, environment in
            if let read = try? format.locale(environment.locale).parseStrategy.parse(typed) {
                value.wrappedValue = read
            }
        }
    }

    /// Nothing typed is no value.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        shown = { environment in value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? "" }
        type = { typed, environment in
            if typed.isEmpty { return value.wrappedValue = nil }
            if let read = try? format.locale(environment.locale).parseStrategy.parse(typed) {
                value.wrappedValue = read
            }
        }
    }

    func fill(_ element: inout ScreenElement, prompt: Text?, in context: RenderContext) {
        let environment = context.environment
        element.value = shown(environment)
        element.prompt = prompt?.shown(in: environment)
        element.actions.type = { type($0, environment) }
        element.actions.submit = { environment[SubmitKey.self].reversed().forEach { $0() } }
    }
}
