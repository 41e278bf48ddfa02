#if canImport(SwiftUI)
public import SwiftUI

/// A list in which several options are ticked: what a `MultiSelector` opens. It can be searched from twelve options on.
public struct MultiSelectionView<Chosen: FormChosenTags>: View {
    let options: FormOptions<Chosen.Element>
    @Binding var selection: Chosen

    @State private var search = ""
    @State private var refusal: FormRefusal<Chosen.Element>?
    @Environment(\.locale) private var locale

    public init(options: FormOptions<Chosen.Element>, selection: Binding<Chosen>) {
        self.options = options
        _selection = selection
    }

    /// Options that are nothing but a tag and a label.
    public init(
        options: some Sequence<Chosen.Element>, optionToString: (Chosen.Element) -> String,
        selected: Binding<Chosen>
    ) {
        self.init(options: FormOptions(options, label: optionToString), selection: selected)
    }

    public var body: some View {
        if options.isSearchable {
            list.searchable(text: $search, prompt: Text(verbatim: texts.search))
        } else {
            list
        }
    }

    private var texts: FormControlTexts { FormControlTexts(locale) }

    private var list: some View {
        let runs = options.shown(selection, matching: search, locale: locale)
        let ticks = FormTicks(options: options, selection: $selection, refusal: $refusal)
        let limits = texts.limits(min: options.min, max: options.max)
        return List {
            // It would be unclear whether all are those found.
            if options.offersSelectAll, search.isEmpty {
                Section {
                    FormAllToggle(options: options, ticks: ticks).toggleStyle(FormListRowToggleStyle())
                    if let refusal, refusal.tag == nil { FormRefusalNote(refusal: refusal) }
                }
            }
            ForEach(runs) { run in
                Section {
                    FormSelectionRows(options: run.options, ticks: ticks, hint: limits)
                } header: {
                    if let heading = run.heading { Text(verbatim: heading) }
                } footer: {
                    if let limits, run.id == runs.last?.id { Text(verbatim: limits) }
                }
            }
            if runs.isEmpty { Text(verbatim: texts.nothingFound).foregroundStyle(Color.secondary) }
        }
    }
}

private struct FormSelectionRows<Chosen: FormChosenTags>: View {
    let options: [FormOptions<Chosen.Element>.Option]
    let ticks: FormTicks<Chosen>
    let hint: String?

    var body: some View {
        ForEach(options) { option in
            FormOptionToggle(option: option, ticks: ticks, hint: hint).toggleStyle(FormListRowToggleStyle())
            // In a row of its own under that which was tapped: a long list may not show another place.
            if let refusal = ticks.shownRefusal, refusal.tag == option.tag { FormRefusalNote(refusal: refusal) }
        }
    }
}
#endif
