#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// A form on a screen. Generated views are made of it: it decides what is shown and what is wrong whenever an answer
/// changes, and moves focus.
public struct FormView<Model: FormModel, Content: View>: View {
    private let form: Binding<Model>
    private let sources: [String: FormSourceOptions]
    private let progress: Binding<FormProgress<Model>>?
    private let texts: FormViewTexts
    private let content: (FormPage<Model>) -> Content

    @State private var ownProgress = FormProgress<Model>()
    @FocusState private var focus: Model.Field?
    @State private var lastFocus: Model.Field?
    @State private var lastAttempts: Int?
    @State private var memory = FormMemory<Model>()
    @AccessibilityFocusState private var spokenFocus: Model.Field?
    @Environment(\.locale) private var locale

    /// - Parameters:
    ///   - form: the answers.
    ///   - sources: what the app offers, by the name of the source.
    ///   - progress: the app's, where it asks for the validated answers; the view keeps one of its own otherwise.
    ///   - texts: those of the form's sections and notes.
    ///   - content: the sections.
    public init(
        _ form: Binding<Model>, sources: [String: FormSourceOptions] = [:],
        progress: Binding<FormProgress<Model>>? = nil, texts: FormViewTexts,
        @ViewBuilder content: @escaping (FormPage<Model>) -> Content
    ) {
        self.form = form
        self.sources = sources
        self.progress = progress
        self.texts = texts
        self.content = content
    }

    public var body: some View {
        let page = page
        ScrollViewReader { scroll in
            Form {
                if let description = texts.description(page.language) {
                    Section { Text(formMarkdown: description) }
                }
                content(page)
            }
            .onChange(of: focus) { field in
                // Only what had the focus is left by losing it; most controls never have it.
                if let lastFocus, lastFocus != field { page.progress.wrappedValue.leave(lastFocus) }
                if let field { page.progress.wrappedValue.enter(field) }
                lastFocus = field
            }
            .onChange(of: page.progress.wrappedValue.attempts) { _ in
                guard let field = page.progress.wrappedValue.firstWrong else { return }
                scroll.scrollTo(field, anchor: .center)
            }
            // A row that was out of sight is there only after the scroll has been shown.
            .task(id: page.progress.wrappedValue.attempts) { await moveFocus(page.progress) }
            .onChange(of: form.wrappedValue) { form in
                let isReplaced = memory.sees(form)
                if page.progress.wrappedValue.unreadable.isEmpty { return }
                page.progress.wrappedValue.forgetUnreadable(form.decisions, isReplaced: isReplaced)
            }
            .onAppear { memory.starts(with: form.wrappedValue) }
        }
    }

    /// Moves the focus to what is wrong first, once for each try. What was tried before the form came to be seen is past.
    private func moveFocus(_ progress: Binding<FormProgress<Model>>) async {
        let attempts = progress.wrappedValue.attempts
        defer { lastAttempts = attempts }
        guard let lastAttempts, lastAttempts != attempts, let field = progress.wrappedValue.firstWrong else { return }
        guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { return }
        focus = field
        spokenFocus = field
    }

    private func byField(
        _ found: [FormViolation<Model.Field>]
    ) -> [Model.Field: [FormViolation<Model.Field>]] {
        var violations: [Model.Field: [FormViolation<Model.Field>]] = [:]
        for violation in found {
            if let field = violation.field { violations[field, default: []].append(violation) }
        }
        return violations
    }

    private var page: FormPage<Model> {
        let now = form.wrappedValue
        return FormPage(
            form: form, standing: now.decisions, locale: locale, progress: progress ?? $ownProgress,
            memory: memory, sources: sources, texts: texts,
            violations: byField(now.violations(sources: FormSources(sources))),
            focus: $focus, spokenFocus: $spokenFocus)
    }
}
#endif
