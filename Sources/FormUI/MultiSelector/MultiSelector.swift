#if canImport(SwiftUI)
public import SwiftUI

/// A row that says what is chosen, in the options' order, and opens a list in which to choose. It stands in a
/// `NavigationStack`.
///
/// ```swift
/// MultiSelector(label: Text("Goals"), options: goals, optionToString: { $0.name }, selected: $task.goals)
/// ```
public struct MultiSelector<Label: View, Chosen: FormChosenTags>: View {
    let options: FormOptions<Chosen.Element>
    @Binding var selection: Chosen
    let label: Label
    let title: Text?
    /// What VoiceOver says of the row beside how many may be chosen.
    var hint: Text?

    @Environment(\.locale) private var locale

    /// A row for options with all that can be said of them.
    ///
    /// - Parameter title: of the list; nil for the label if that is a text.
    public init(
        options: FormOptions<Chosen.Element>, selection: Binding<Chosen>, title: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.options = options
        _selection = selection
        self.label = label()
        self.title = title ?? self.label as? Text
    }

    /// A row for options that are nothing but a tag and a label.
    public init(
        label: Label, options: some Sequence<Chosen.Element>, optionToString: (Chosen.Element) -> String,
        selected: Binding<Chosen>
    ) {
        self.init(options: FormOptions(options, label: optionToString), selection: selected) { label }
    }

    public var body: some View {
        let texts = FormControlTexts(locale)
        let summary = options.summary(of: selection, locale: locale)
        NavigationLink {
            list
        } label: {
            LabeledContent {
                Text(verbatim: summary.isEmpty ? texts.nothingChosen : summary)
            } label: {
                label
            }
        }
        .accessibilityHint(spokenHint(texts.limits(min: options.min, max: options.max) ?? ""))
    }

    private func spokenHint(_ limits: String) -> Text {
        guard let hint, hint != Text(verbatim: "") else { return Text(verbatim: limits) }
        return limits.isEmpty ? hint : hint + Text(verbatim: " " + limits)
    }

    @ViewBuilder private var list: some View {
        let view = MultiSelectionView(options: options, selection: $selection)
        if let title { view.navigationTitle(title) } else { view }
    }
}

extension MultiSelector where Label == Text {
    /// A row with a label that is looked up in the app's translations.
    public init(
        _ titleKey: LocalizedStringKey, options: FormOptions<Chosen.Element>, selection: Binding<Chosen>
    ) {
        self.init(options: options, selection: selection) { Text(titleKey) }
    }

    /// A row with a label that is shown as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, options: FormOptions<Chosen.Element>, selection: Binding<Chosen>
    ) {
        self.init(options: options, selection: selection) { Text(title) }
    }
}
#endif
