public import FormRuntime

/// How far somebody is with a form: which fields they have left, and whether they have tried to finish. What is wrong is
/// shown at a field once that has been left, and everywhere once finishing has been tried.
///
/// ```swift
/// @State private var progress = FormProgress<TaskEdit>()
///
/// TaskEditView(form: $task, progress: $progress)
///     .toolbar { Button("Save") { if let done = progress.finish(task) { save(done) } } }
/// ```
public struct FormProgress<Model: FormModel>: Equatable, Sendable {
    /// How often finishing has been tried.
    public private(set) var attempts = 0
    /// The field that was wrong first when finishing was last tried.
    public private(set) var firstWrong: Model.Field?
    /// What is typed in fields of numbers and is no value. Finishing comes to nothing while a shown field has such a text;
    /// a new `FormProgress` empties them.
    public private(set) var unreadable: [Model.Field: String] = [:]
    private var left: Set<Model.Field> = []
    private var current: Model.Field?

    public init() {}

    /// Whether what is wrong with a field is to be shown.
    public func shows(_ field: Model.Field) -> Bool { attempts > 0 || left.contains(field) }

    /// Somebody works on a field now, or on none: the one before has been left.
    public mutating func enter(_ field: Model.Field?) {
        guard field != current else { return }
        if let current { left.insert(current) }
        current = field
    }

    /// Somebody has left a field.
    public mutating func leave(_ field: Model.Field) {
        left.insert(field)
        if current == field { current = nil }
    }

    /// What is typed in a field is no value, or is one (nil).
    public mutating func setUnreadable(_ text: String?, in field: Model.Field) {
        if unreadable[field] != text { unreadable[field] = text }
    }

    /// Forgets what is typed and no value where a field is not shown, or everywhere once a form has taken another's place.
    mutating func forgetUnreadable(_ standing: FormStanding<Model>, isReplaced: Bool) {
        for field in Array(unreadable.keys) where isReplaced || !standing.isVisible(field) { unreadable[field] = nil }
    }

    /// Tries to finish. What is typed and cannot be read keeps it from succeeding, as what is wrong does.
    ///
    /// - Parameter sources: the tags that the app knows, to judge those that are chosen.
    /// - Returns: The validated answers; nil if something is wrong, which is then shown, and focus moves to the first of
    ///   it.
    public mutating func finish(_ form: Model, sources: FormSources = FormSources()) -> FormValidated<Model>? {
        attempts += 1
        let standing = form.decisions
        var wrong = unreadable.keys.filter(standing.isVisible)
        do {
            let validated = try form.validated(sources: sources)
            firstWrong = wrong.min { $0.ordinal < $1.ordinal }
            return wrong.isEmpty ? validated : nil
        } catch {
            wrong += (error as? FormInvalid<Model.Field>)?.violations.compactMap(\.field) ?? []
            firstWrong = wrong.min { $0.ordinal < $1.ordinal }
            return nil
        }
    }
}
