/// Keeps what outlives an evaluation: states by identity, what has appeared, values that changes are told from.
@MainActor package final class ViewHost {
    private var stored: [StorageKey: AnyObject] = [:]
    private var used: Set<StorageKey> = []
    private var watched: [ViewIdentity: Any] = [:]
    private var watchedNow: Set<ViewIdentity> = []
    private var changes: [@MainActor () -> Void] = []
    private let marks = HostMarks()
    /// The dynamic properties of each type, which are looked for once.
    var dynamicFields: [ObjectIdentifier: [DynamicField]] = [:]

    /// How the section that is rendered now makes rows of its items.
    package var rowMaker: RowMaker?

    /// Where a scroll view was sent to last.
    package var scrolledTo: AnyHashable?

    /// The focus states of the views that were evaluated last.
    package var focusStates: [AnyFocusState] = []

    /// What was seen to go wrong while views were evaluated.
    package private(set) var notes: [String] = []

    package init() {}

    struct StorageKey: Hashable {
        var identity: ViewIdentity
        var name: String
    }

    /// Evaluates a view; what no longer stands in it is forgotten.
    package func evaluate(_ view: some View, environment: EnvironmentValues) -> [ScreenElement] {
        used = []
        watchedNow = []
        changes = []
        focusStates = []
        marks.isChanged = false
        let context = RenderContext(host: self, identity: .root, environment: environment)
        let elements = view.elements(in: context)
        stored = stored.filter { used.contains($0.key) }
        watched = watched.filter { watchedNow.contains($0.key) }
        return elements
    }

    /// Runs what waits for a change of a value. True if there was anything.
    package func runChanges() -> Bool {
        let waiting = changes
        changes = []
        for change in waiting { change() }
        return !waiting.isEmpty
    }

    /// Whether a state was written since the last evaluation.
    package var isChanged: Bool { marks.isChanged }

    package func evaluating<Result>(_ body: () -> Result) -> Result {
        let outer = marks.isEvaluating
        marks.isEvaluating = true
        defer { marks.isEvaluating = outer }
        let result = body()
        if marks.isWrittenWhileEvaluating {
            marks.isWrittenWhileEvaluating = false
            note("a state is written while a body is evaluated")
        }
        return result
    }

    package func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }

    // MARK: What is kept

    /// The object that an identity keeps under a name, made when it is first asked for.
    package func object<Object: AnyObject>(_ name: String, of identity: ViewIdentity, make: () -> Object) -> Object {
        let key = StorageKey(identity: identity, name: name)
        used.insert(key)
        if let object = stored[key] as? Object { return object }
        let object = make()
        stored[key] = object
        return object
    }

    package func location<Value>(_ name: String, of identity: ViewIdentity, initial: Value) -> StateLocation<Value> {
        object(name, of: identity) { StateLocation(initial, marks: marks) }
    }

    // MARK: Changes

    /// Has `action` run when the value differs from that of the evaluation before.
    package func watch<Value: Equatable>(
        _ value: Value, at identity: ViewIdentity, initial: Bool, action: @escaping @MainActor (Value, Value) -> Void
    ) {
        watchedNow.insert(identity)
        let before = watched[identity] as? Value
        watched[identity] = value
        if let before {
            if before != value { changes.append { action(before, value) } }
        } else if initial {
            changes.append { action(value, value) }
        }
    }
}

/// What states tell their host, from wherever they are written.
package final class HostMarks: @unchecked Sendable {
    package var isChanged = false
    package var isEvaluating = false
    package var isWrittenWhileEvaluating = false
}

/// Where a state's value is kept.
package final class StateLocation<Value>: @unchecked Sendable {
    private let marks: HostMarks
    package private(set) var value: Value

    init(_ value: Value, marks: HostMarks) {
        self.value = value
        self.marks = marks
    }

    package func set(_ new: Value) {
        value = new
        marks.isChanged = true
        if marks.isEvaluating { marks.isWrittenWhileEvaluating = true }
    }
}
