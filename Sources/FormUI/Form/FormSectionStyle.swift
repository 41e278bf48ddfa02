#if canImport(SwiftUI)
public import SwiftUI

/// How sections of generated views look. Apply one with `formSectionStyle(_:)`.
///
/// ```swift
/// struct Card: FormSectionStyle {
///     func makeBody(configuration: FormSectionConfiguration) -> some View {
///         Section { configuration.content } header: { Text(configuration.title ?? "").font(.title2) }
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
    /// Inline Markdown.
    public let description: String?
    /// The section's rows.
    public let content: AnyView
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
