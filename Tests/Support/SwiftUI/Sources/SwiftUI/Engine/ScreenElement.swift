import Foundation

/// Something on the screen, as the outline shows it: a text, a control, or what holds them.
package struct ScreenElement {
    package enum Role: String {
        case text, image, shape, button, link, toggle, picker, option, stepper, slider, menu, progress, divider
        case field = "text field"
        case secureField = "secure field"
        case editor = "text editor"
        case datePicker = "date picker"
        case labeled = "labelled"
        case disclosure, group, section, form, list, grid, row, column, layers, scroll, custom
        case navigation, page, sheet, alert, popover, toolbar, search
    }

    package var identity: ViewIdentity
    package var role: Role
    /// What is written on it itself.
    package var text = ""
    /// A word on its kind: the style, the alignment.
    package var detail: String?
    package var label: [ScreenElement] = []
    package var children: [ScreenElement] = []
    package var footer: [ScreenElement] = []
    package var value: String?
    package var prompt: String?
    package var isEnabled = true
    /// Whether touches come to it, or go through it.
    package var takesTouches = true
    /// Whether it is a button that shares its row's touches with the row's other buttons.
    package var isRowButton = false
    package var isSelected = false
    /// Whether it is on, if a toggle's style has drawn it.
    package var toggled: Bool?
    package var isMixed = false
    package var isHidden = false
    package var isLabelHidden = false
    package var tags: [String] = []
    package var badge: String?
    package var help: String?
    package var notes: [String] = []
    package var accessibility = ScreenAccessibility()
    package var actions = ScreenActions()
    package var focus: ScreenFocus?
    package var isVoiceOverFocused: (@MainActor () -> Bool)?
    package var effects: [ScreenEffect] = []
    package var preferences: [ScreenPreference] = []
    package var toolbar: [ScreenElement] = []
    package var title: String?
    /// What covers the screen: sheets, alerts.
    package var presented: [ScreenElement] = []

    package init(_ role: Role, in context: RenderContext) {
        self.role = role
        identity = context.identity
        isEnabled = context.environment.isEnabled
        takesTouches = context.environment[TakesTouchesKey.self]
        isLabelHidden = context.environment[LabelsHiddenKey.self]
    }

    /// The parts in reading order.
    package var parts: [ScreenElement] { label + children + footer }
}

/// What assistive technologies are told beside what is to be seen.
package struct ScreenAccessibility {
    package enum Children { case ignore, contain, combine }

    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var added: AccessibilityTraits = []
    package var removed: AccessibilityTraits = []
    package var isHidden = false
    package var children: Children?
    package var actions: [(name: String, action: @MainActor () -> Void)] = []
    package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
    package var sortPriority = 0.0
    /// What stands for the element altogether.
    package var representation: [ScreenElement]?
    package init() {}
}

/// What a person can do to an element.
package struct ScreenActions {
    package var press: (@MainActor () -> Void)?
    package var tap: (@MainActor () -> Void)?
    package var flip: (@MainActor () -> Void)?
    package var choose: (@MainActor () -> Void)?
    package var type: (@MainActor (String) -> Void)?
    package var increment: (@MainActor () -> Void)?
    package var decrement: (@MainActor () -> Void)?
    package var slide: (@MainActor (Double) -> Void)?
    package var setDate: (@MainActor (Date) -> Void)?
    package var dismiss: (@MainActor () -> Void)?
    package var submit: (@MainActor () -> Void)?
    package var delete: (@MainActor (IndexSet) -> Void)?
    package init() {}
}

/// A place that can have the focus, and the state that knows of it.
package struct ScreenFocus {
    /// The state, whichever of its values this is.
    package var owner: ObjectIdentifier
    package var isFocused: @MainActor () -> Bool
    package var set: @MainActor (Bool) -> Void
}

/// What a view hands up.
package struct ScreenPreference {
    package var key: ObjectIdentifier
    package var value: Any
}

/// What is to happen when an element comes and goes.
package struct ScreenEffect {
    package enum Kind {
        case appear(@MainActor () -> Void)
        case disappear(@MainActor () -> Void)
        case task(id: (any Equatable)?, action: @isolated(any) @Sendable () async -> Void)
    }

    package var identity: ViewIdentity
    package var kind: Kind
}

/// What a view tells the container right around it.
package struct ViewTraits {
    package struct Tag {
        var type: ObjectIdentifier
        var value: Any
        /// Given by `ForEach` for its id, or for the optional type, and not by the author.
        var isImplied: Bool
    }

    /// By the type that they were given as: the first of a type counts.
    package var tags: [Tag] = []
    package var values: [ObjectIdentifier: Any] = [:]
    package var isSelectionDisabled = false
    package var isSection = false
    package var onDelete: (@MainActor (IndexSet) -> Void)?
    package var onMove: (@MainActor (IndexSet, Int) -> Void)?
    package init() {}

    package mutating func addTag<V: Hashable>(_ tag: V, isImplied: Bool = false) {
        let entry = Tag(type: ObjectIdentifier(V.self), value: tag, isImplied: isImplied)
        if isImplied { tags.append(entry) } else { tags.insert(entry, at: 0) }
    }

    package func tag<V: Hashable>(as type: V.Type) -> V? {
        tags.lazy.compactMap { $0.type == ObjectIdentifier(type) ? $0.value as? V : nil }.first
    }
}
