#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// A text between the fields.
public struct FormNoteRow<Model: FormModel>: View {
    private let page: FormPage<Model>
    private let note: Int

    /// - Parameter note: its position among the form's notes.
    public init(_ page: FormPage<Model>, _ note: Int) {
        self.page = page
        self.note = note
    }

    public var body: some View {
        if page.standing.isVisible(note: note) {
            VStack(alignment: .leading, spacing: 4) {
                if let title = page.texts.title(ofNote: note, page.language) {
                    Text(verbatim: title).font(.headline)
                }
                Text(formMarkdown: page.texts.note(note, page.language))
            }
            .accessibilityElement(children: .combine)
        }
    }
}
#endif
