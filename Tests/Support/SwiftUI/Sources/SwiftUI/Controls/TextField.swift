public struct TextField<Label: View>: View, ElementView {
    private let label: Label
    private let prompt: Text?
    private let axis: Axis
    private let content: FieldContent

    private init(content: FieldContent, prompt: Text?, axis: Axis = .horizontal, label: Label) {
        self.content = content
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(content: FieldContent(text), prompt: prompt, label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(content: FieldContent(text), prompt: prompt, axis: axis, label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(content: FieldContent(value, format: format), prompt: prompt, label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(content: FieldContent(value, format: format), prompt: prompt, label: label())
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.field, in: context)
        element.detail = axis == .vertical ? "vertical" : nil
        element.label = label.elements(in: context.appending(.name("label")))
        content.fill(&element, prompt: prompt, in: context)
        return element
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

public struct SecureField<Label: View>: View, ElementView {
    private let label: Label
    private let prompt: Text?
    private let content: FieldContent

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        content = FieldContent(text)
        self.prompt = prompt
        self.label = label()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.secureField, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        content.fill(&element, prompt: prompt, in: context)
        element.value = element.value.map { String(repeating: "•", count: $0.count) }
        return element
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// A text editor has no label of its own: what it is called must be said to accessibility.
public struct TextEditor: View, ElementView {
    private let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.editor, in: context)
        FieldContent(text).fill(&element, prompt: nil, in: context)
        return element
    }
}
