#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// A row that says what is chosen and opens a list in which several options are ticked.
public struct FormSelectorRow<Model: FormModel, Chosen: FormChosenTags>: View {
    private let selection: FormRowSelection<Model, Chosen>

    /// Options of a list.
    ///
    /// - Parameter allBut: an option that “select all” leaves alone.
    public init<Choice: FormChoice>(
        _ page: FormPage<Model>, _ field: Model.Field,
        _ path: FormAnswerPath<Model, FormSelection<Choice>>, hasSelectAll: Bool = false,
        allBut: Choice? = nil
    ) where Chosen == FormSelection<Choice> {
        selection = FormRowSelection(page, field, path, hasSelectAll, allBut)
    }

    /// Options that the app supplies.
    public init<Tag: FormSourceTag>(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Set<Tag>>,
        hasSelectAll: Bool = false
    ) where Chosen == Set<Tag> {
        selection = FormRowSelection(page, field, path, hasSelectAll)
    }

    public var body: some View {
        FormRow(page: selection.page, field: selection.field) {
            selector
        }
    }

    private var selector: MultiSelector<Text, Chosen> {
        let (page, field) = (selection.page, selection.field)
        var selector = MultiSelector(
            options: selection.options, selection: selection.chosen, title: Text(verbatim: page.label(field))
        ) {
            page.labelText(field)
        }
        selector.hint = page.hint(field)
        return selector
    }
}

/// A row of boxes, of which any number can be ticked.
public struct FormCheckboxesRow<Model: FormModel, Chosen: FormChosenTags>: View {
    private let selection: FormRowSelection<Model, Chosen>
    private let axis: Axis
    private let columns: Int?
    private let style: FormCheckboxesStyle

    /// Options of a list.
    ///
    /// - Parameter allBut: an option that “select all” leaves alone.
    public init<Choice: FormChoice>(
        _ page: FormPage<Model>, _ field: Model.Field,
        _ path: FormAnswerPath<Model, FormSelection<Choice>>, axis: Axis = .vertical,
        columns: Int? = nil, style: FormCheckboxesStyle = .checkbox, hasSelectAll: Bool = false,
        allBut: Choice? = nil
    ) where Chosen == FormSelection<Choice> {
        selection = FormRowSelection(page, field, path, hasSelectAll, allBut)
        (self.axis, self.columns, self.style) = (axis, columns, style)
    }

    /// Options that the app supplies.
    public init<Tag: FormSourceTag>(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Set<Tag>>,
        axis: Axis = .vertical, columns: Int? = nil, style: FormCheckboxesStyle = .checkbox,
        hasSelectAll: Bool = false
    ) where Chosen == Set<Tag> {
        selection = FormRowSelection(page, field, path, hasSelectAll)
        (self.axis, self.columns, self.style) = (axis, columns, style)
    }

    public var body: some View {
        FormRow(page: selection.page, field: selection.field) {
            boxes
        }
    }

    private var boxes: Checkboxes<Text, FormOptionCheckboxes<Chosen>> {
        var boxes = Checkboxes(
            axis: axis, columns: columns, style: style, options: selection.options, selection: selection.chosen
        ) {
            selection.page.labelText(selection.field)
        }
        boxes.spokenLabel = selection.page.spokenLabel(selection.field)
        boxes.spokenHint = selection.page.hint(selection.field)
        return boxes
    }
}

/// What both rows know of a field: its options with its limits, and what is chosen.
@MainActor private struct FormRowSelection<Model: FormModel, Chosen: FormChosenTags> {
    let page: FormPage<Model>
    let field: Model.Field
    let chosen: Binding<Chosen>
    let options: FormOptions<Chosen.Element>

    init<Choice: FormChoice>(
        _ page: FormPage<Model>, _ field: Model.Field,
        _ path: FormAnswerPath<Model, FormSelection<Choice>>, _ hasSelectAll: Bool, _ allBut: Choice?
    ) where Chosen == FormSelection<Choice> {
        self.page = page
        self.field = field
        chosen = page.answer(field, path)
        var options = page.options(field, of: Choice.self).limited(by: field.rule.limits, hasSelectAll)
        for position in options.options.indices where options.options[position].tag == allBut {
            options.options[position].isLeftOutOfAll = true
        }
        self.options = options
    }

    init<Tag: FormSourceTag>(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Set<Tag>>,
        _ hasSelectAll: Bool
    ) where Chosen == Set<Tag> {
        self.page = page
        self.field = field
        chosen = page.answer(field, path)
        options = page.options(field, chosen: chosen.wrappedValue).limited(by: field.rule.limits, hasSelectAll)
    }
}
#endif
