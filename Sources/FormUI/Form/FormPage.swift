#if canImport(SwiftUI)
public import FormRuntime
public import Foundation
public import SwiftUI

/// A form as its view shows it at one moment: the answers, what is shown and required, what is wrong. `FormView` makes
/// one; sections and rows are given it.
@MainActor public struct FormPage<Model: FormModel> {
    /// The answers.
    public let form: Binding<Model>
    /// What the form's conditions say of them.
    public let standing: FormStanding<Model>
    /// The environment's, which decides the language and how numbers are written.
    public let locale: Locale
    let progress: Binding<FormProgress<Model>>
    let memory: FormMemory<Model>
    let sources: [String: FormSourceOptions]
    let texts: FormViewTexts
    let violations: [Model.Field: [FormViolation<Model.Field>]]
    let focus: FocusState<Model.Field?>.Binding
    let spokenFocus: AccessibilityFocusState<Model.Field?>.Binding
    /// All fields, made once for all sections.
    private let fields = Model.Field.allCases

    /// The language of the form's texts (BCP 47).
    public var language: String { locale.identifier(.bcp47) }

    /// What is wrong with a field and to be shown: nothing before the field has been left or finishing been tried.
    public func violations(of field: Model.Field) -> [FormViolation<Model.Field>] {
        progress.wrappedValue.shows(field) ? violations[field] ?? [] : []
    }

    /// A field's answer, to be read and changed. Changing it is working on the field.
    public func answer<Answer>(
        _ field: Model.Field, _ path: FormAnswerPath<Model, Answer>
    ) -> Binding<Answer> {
        Binding(
            get: { @MainActor in form.wrappedValue[keyPath: path] },
            set: { @MainActor value in
                progress.wrappedValue.enter(field)
                var changed = form.wrappedValue
                changed[keyPath: path] = value
                memory.written = changed
                form.wrappedValue = changed
            })
    }

    func label(_ field: Model.Field) -> String { field.label(in: language) }

    /// Whether the field must be answered: where the app offers nothing for its source, it need not.
    func isRequired(_ field: Model.Field) -> Bool {
        if let source = field.source, let offered = sources[source], offered.isEmpty { return false }
        return standing.isRequired(field)
    }

    /// What the app offers for the field's source, and what is chosen although it is not offered.
    func options<Tag: FormSourceTag, Chosen: FormChosenTags>(
        _ field: Model.Field, chosen: Chosen
    ) -> FormOptions<Tag> where Chosen.Element == Tag {
        // Nobody sees the options of a hidden row.
        guard standing.isVisible(field) else { return FormOptions([]) }
        let offered = field.source.flatMap { sources[$0] }.map { Tag.formOptions($0) } ?? []
        return FormOptions(offered).includingUnknown(of: chosen) { $0.formLabel }
    }

    /// The options of a field's list as they are offered now; none for a hidden row, which nobody sees.
    func options<Choice: FormChoice>(_ field: Model.Field, of list: Choice.Type) -> FormOptions<Choice> {
        guard standing.isVisible(field) else { return FormOptions([]) }
        return memory.options(list, language: language).offering(
            standing.offered(list), disabled: standing.disabled(list))
    }

    func isVisible(section: FormViewTexts.Section) -> Bool {
        section.notes.contains { standing.isVisible(note: $0) }
            || section.fields.clamped(to: fields.indices).contains { standing.isVisible(fields[$0]) }
    }
}
#endif
