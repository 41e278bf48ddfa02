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

    /// Tries to finish.
    ///
    /// - Parameter sources: the tags that the app knows, to judge those that are chosen.
    /// - Returns: The validated answers; nil if something is wrong, which is then shown, and focus moves to the first of
    ///   it.
    public mutating func finish(_ form: Model, sources: FormSources = FormSources()) -> FormValidated<Model>? {
        attempts += 1
        do {
            let validated = try form.validated(sources: sources)
            firstWrong = nil
            return validated
        } catch {
            firstWrong = (error as? FormInvalid<Model.Field>)?.violations.lazy.compactMap(\.field).first
            return nil
        }
    }
}
