import Foundation
public import SwiftUI

/// A view as it stands on a screen: what it shows can be read, and its controls can be used as a person would.
///
/// Every action evaluates the view again, runs what waits for a change or an appearance, and does so until nothing
/// more happens.
@MainActor public final class Screen {
    private let root: AnyView
    private let host = ViewHost()
    private var environment = EnvironmentValues()
    private var elements: [ScreenElement] = []
    private var lives = Lives()
    private var restless: String?

    /// Shows a view, in the language, calendar and time zone given, so that what is formatted is the same everywhere.
    ///
    /// - Parameter images: what becomes of the images that the view loads; all arrive if nothing is said.
    public init(
        _ view: some View, locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
        images: ((URL?) -> AsyncImagePhase)? = nil
    ) {
        root = AnyView(view)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        environment.locale = locale
        environment.timeZone = timeZone
        environment.calendar = calendar
        if let images { environment[ImagePhaseKey.self] = images }
        update()
    }

    /// Evaluates the view, as is needed when something has changed that no action of the screen changed.
    public func update() {
        restless = nil
        for _ in 0..<50 {
            elements = host.evaluate(root, environment: environment)
            let isChanged = host.runChanges()
            let isMoved = lives.follow(elements)
            let isFocusLost = dropFocus()
            if !isChanged, !isMoved, !isFocusLost, !host.isChanged { return }
        }
        restless = "the view changes its own state without end"
    }

    /// Waits for the tasks that the views have started.
    public func settle() async {
        for _ in 0..<50 {
            let tasks = lives.tasks
            for task in tasks { await task.value }
            update()
            if lives.tasks.allSatisfy({ tasks.contains($0) }) { return }
        }
    }

    /// What a person sees now: the last page, or what covers it.
    var front: [ScreenElement] { elements.front }

    /// What was found to be wrong, each once: tags of the wrong type, controls without a label, what a body writes.
    public var notes: [String] {
        var notes = host.notes + (restless.map { [$0] } ?? [])
        for node in OutlineNode.nodes(of: front) { node.collectNotes(into: &notes) }
        return notes
    }

    /// The id that a scroll view was last asked to scroll to.
    public var scrolledTo: AnyHashable? { host.scrolledTo }

    /// A focus that was sent to where there is no field comes to nothing.
    private func dropFocus() -> Bool {
        var held: Set<ObjectIdentifier> = []
        for place in front.focusPlaces where place.focus.isFocused() { held.insert(place.focus.owner) }
        var isLost = false
        for state in host.focusStates where state.isSet() && !held.contains(state.owner) {
            state.clear()
            isLost = true
        }
        return isLost
    }

    /// Does something to an element and shows what comes of it.
    func act(_ action: () throws -> Void) rethrows {
        try action()
        update()
    }

    /// Puts the focus on a place, and takes it from all others.
    func moveFocus(to target: ScreenFocus?) {
        for place in front.focusPlaces where place.focus.isFocused() {
            if let target, place.focus.owner == target.owner { continue }
            place.focus.set(false)
        }
        target?.set(true)
        update()
    }
}
