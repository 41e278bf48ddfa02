#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// A section of a form: its title, its rows, its description under them. It is not there while nothing in it is.
public struct FormSection<Model: FormModel, Content: View>: View {
    private let page: FormPage<Model>
    private let position: Int
    private let content: Content

    @Environment(\.formSectionStyle) private var style

    /// - Parameter position: the section's among those of the form.
    public init(_ page: FormPage<Model>, _ position: Int, @ViewBuilder content: () -> Content) {
        self.page = page
        self.position = position
        self.content = content()
    }

    public var body: some View {
        if page.isVisible(section: page.texts.section(position)) {
            if let style {
                style.body(
                    FormSectionConfiguration(
                        id: page.texts.id(ofSection: position), title: title, description: description,
                        content: AnyView(content)))
            } else {
                plain
            }
        }
    }

    private var title: String? { page.texts.title(ofSection: position, page.language) }
    private var description: String? { page.texts.description(ofSection: position, page.language) }

    private var plain: some View {
        Section {
            content
        } header: {
            if let title { Text(verbatim: title) }
        } footer: {
            if let description { Text(formMarkdown: description) }
        }
    }
}
#endif
