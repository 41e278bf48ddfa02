public struct AccessibilityTraits: SetAlgebra, Sendable {
    package var names: Set<String> = []

    public init() {}
    private init(_ name: String) { names = [name] }
    init(names: Set<String>) { self.names = names }

    public static let isButton = AccessibilityTraits("button")
    public static let isHeader = AccessibilityTraits("header")
    public static let isSelected = AccessibilityTraits("selected")
    public static let isLink = AccessibilityTraits("link")
    public static let isSearchField = AccessibilityTraits("search field")
    public static let isImage = AccessibilityTraits("image")
    public static let isStaticText = AccessibilityTraits("static text")
    public static let isSummaryElement = AccessibilityTraits("summary")
    public static let isModal = AccessibilityTraits("modal")
    public static let updatesFrequently = AccessibilityTraits("updates frequently")
    public static let allowsDirectInteraction = AccessibilityTraits("direct interaction")
    static let toggle = AccessibilityTraits("toggle")

    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }

    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        formUnion(new)
        return (isNew, new)
    }

    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }

    public mutating func update(with new: Self) -> Self? {
        let old = intersection(new)
        formUnion(new)
        return old.names.isEmpty ? nil : old
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let kind: ScreenAccessibility.Children
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magic tap")
    public static let delete = AccessibilityActionKind(name: "delete")
}

extension View {
    public func accessibilityLabel(_ label: Text) -> some View {
        ElementChange(content: self) { $0.accessibility.label = label.shown(in: $1.environment) }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    public func accessibilityValue(_ valueDescription: Text) -> some View {
        ElementChange(content: self) { $0.accessibility.value = valueDescription.shown(in: $1.environment) }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    public func accessibilityHint(_ hint: Text) -> some View {
        ElementChange(content: self) { $0.accessibility.hint = hint.shown(in: $1.environment) }
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        ElementChange(content: self) { element, _ in element.accessibility.identifier = identifier }
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        ElementChange(content: self) { element, _ in element.accessibility.isHidden = hidden }
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ElementChange(content: self) { element, _ in element.accessibility.added.formUnion(traits) }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        ElementChange(content: self) { element, _ in
            element.accessibility.added.subtract(traits)
            element.accessibility.removed.formUnion(traits)
        }
    }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        WholeChange(content: self) { element, _ in element.accessibility.children = children.kind }
    }

    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = children()
        return WholeChange(content: self) { element, context in
            element.accessibility.representation = children.elements(in: context.appending(.name("children")))
        }
    }

    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        let representation = representation()
        return WholeChange(content: self) { element, context in
            element.accessibility.representation = representation.elements(in: context.appending(.name("represented")))
        }
    }

    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        ElementChange(content: self) { element, _ in element.accessibility.sortPriority = sortPriority }
    }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }

    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        ElementChange(content: self) { element, _ in
            element.accessibility.actions.append((actionKind.name, { handler() }))
        }
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        ElementChange(content: self) { element, context in
            element.accessibility.actions.append((name.shown(in: context.environment), { handler() }))
        }
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        ElementChange(content: self) { element, _ in element.accessibility.adjust = { handler($0) } }
    }
}
