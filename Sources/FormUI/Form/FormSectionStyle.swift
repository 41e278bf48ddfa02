#if canImport(SwiftUI)
public import SwiftUI

/// How sections of generated views look. Apply one with `formSectionStyle(_:)`.
///
/// ```swift
/// struct Card: FormSectionStyle {
///     func makeBody(configuration: FormSectionConfiguration) -> some View {
///         Section { configuration.content } header: { configuration.titleText?.font(.title2) }
///     }
/// }
/// ```
@MainActor public protocol FormSectionStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: FormSectionConfiguration) -> Body
}

/// A section, to be laid out by a style.
public struct FormSectionConfiguration {
    /// What the spec calls the section; nil where it has no id.
    public let id: String?
    public let title: String?
    /// Inline Markdown, as the spec has it.
    public let description: String?
    /// The section's rows.
    public let content: AnyView

    /// The title, ready to be shown; nil where there is none.
    public var titleText: Text? { title.map { Text(verbatim: $0) } }
    /// The description with its Markdown, ready to be shown; nil where there is none.
    public var descriptionText: Text? { description.map { Text(formMarkdown: $0) } }
}

extension View {
    /// Sets how the sections of generated views look.
    public func formSectionStyle(_ style: some FormSectionStyle) -> some View {
        environment(\.formSectionStyle, AnyFormSectionStyle(style))
    }
}

/// A style without its type, as the environment hands it on.
struct AnyFormSectionStyle {
    let body: @MainActor (FormSectionConfiguration) -> AnyView

    @MainActor init(_ style: some FormSectionStyle) {
        body = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct FormSectionStyleKey: EnvironmentKey {
    static var defaultValue: AnyFormSectionStyle? { nil }
}

extension EnvironmentValues {
    var formSectionStyle: AnyFormSectionStyle? {
        get { self[FormSectionStyleKey.self] }
        set { self[FormSectionStyleKey.self] = newValue }
    }
}
#endif
