import SwiftUI

/// What has appeared and not yet disappeared.
@MainActor struct Lives {
    private var appeared: [ViewIdentity] = []
    private var goodbyes: [ViewIdentity: @MainActor () -> Void] = [:]
    private var running: [ViewIdentity: (id: (any Equatable)?, task: Task<Void, Never>)] = [:]

    /// The tasks that were started and may not have ended.
    var tasks: [Task<Void, Never>] { running.values.map(\.task) }

    /// Runs what is to happen for what has come and gone. True if there was anything.
    mutating func follow(_ elements: [ScreenElement]) -> Bool {
        let effects = elements.visibleEffects
        let visible = Set(effects.map(\.identity))
        var actions: [@MainActor () -> Void] = []
        let known = Set(appeared)
        for gone in appeared where !visible.contains(gone) {
            if let goodbye = goodbyes.removeValue(forKey: gone) { actions.append(goodbye) }
            running.removeValue(forKey: gone)?.task.cancel()
        }
        for effect in effects {
            switch effect.kind {
            case .appear(let action): if !known.contains(effect.identity) { actions.append(action) }
            case .disappear(let action): goodbyes[effect.identity] = action
            case .task(let id, let action): start(action, id: id, at: effect.identity, &actions)
            }
        }
        appeared = effects.map(\.identity)
        for action in actions { action() }
        return !actions.isEmpty
    }

    /// Starts a task that is new or has another id; it runs at once as far as it goes without waiting.
    private mutating func start(
        _ action: @escaping @isolated(any) @Sendable () async -> Void, id: (any Equatable)?, at identity: ViewIdentity,
        _ actions: inout [@MainActor () -> Void]
    ) {
        if let known = running[identity] {
            if isSame(known.id, id) { return }
            known.task.cancel()
        }
        running[identity] = (id, Task.immediate { @MainActor in await action() })
        actions.append {}
    }

    private func isSame(_ first: (any Equatable)?, _ second: (any Equatable)?) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool { value == second as? Value }
        guard let first else { return second == nil }
        return equals(first)
    }
}
