/// Where the focus is, as a value.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper public struct Binding {
        let owner: ObjectIdentifier
        let get: () -> Value
        let set: (Value) -> Void

        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let initial: Value
    private var location: StateLocation<Value>?

    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding {
        let (location, initial) = (location, initial)
        let owner = location.map { ObjectIdentifier($0) } ?? ObjectIdentifier(Self.self)
        return Binding(owner: owner, get: { location?.value ?? initial }, set: { location?.set($0) })
    }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
    package mutating func install(_ name: String, in context: RenderContext) {
        let location = context.host.location(name, of: context.identity, initial: initial)
        self.location = location
        context.host.focusStates.append(AnyFocusState(location, initial: initial))
    }
}

/// Where VoiceOver is, as a value.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper public struct Binding {
        let get: () -> Value
        let set: (Value) -> Void

        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private let initial: Value
    private var location: StateLocation<Value>?

    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { initial = false }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { initial = nil }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding {
        let (location, initial) = (location, initial)
        return Binding(get: { location?.value ?? initial }, set: { location?.set($0) })
    }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

extension AccessibilityFocusState: InstalledProperty {
    package mutating func install(_ name: String, in context: RenderContext) {
        location = context.host.location(name, of: context.identity, initial: initial)
    }
}

public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var members: Set<Int> = []
    public init() {}
    private init(_ member: Int) { members = [member] }
    public static var voiceOver: Self { Self(1) }
    public static var switchControl: Self { Self(2) }
    public func contains(_ member: Self) -> Bool { member.members.isSubset(of: members) }
    public func union(_ other: Self) -> Self { with(members.union(other.members)) }
    public func intersection(_ other: Self) -> Self { with(members.intersection(other.members)) }
    public func symmetricDifference(_ other: Self) -> Self { with(members.symmetricDifference(other.members)) }
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        formUnion(new)
        return (isNew, new)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        members.subtract(member.members)
        return removed.members.isEmpty ? nil : removed
    }
    public mutating func update(with new: Self) -> Self? {
        let old = intersection(new)
        formUnion(new)
        return old.members.isEmpty ? nil : old
    }
    public mutating func formUnion(_ other: Self) { members.formUnion(other.members) }
    public mutating func formIntersection(_ other: Self) { members.formIntersection(other.members) }
    public mutating func formSymmetricDifference(_ other: Self) { members.formSymmetricDifference(other.members) }
    private func with(_ members: Set<Int>) -> Self {
        var result = Self()
        result.members = members
        return result
    }
}

extension View {
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        ElementChange(content: self) { element, _ in
            element.focus = ScreenFocus(
                owner: binding.owner, isFocused: { binding.wrappedValue == value },
                set: { if $0 { binding.wrappedValue = value } else { binding.clear() } })
        }
    }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        ElementChange(content: self) { element, _ in
            element.focus = ScreenFocus(
                owner: condition.owner, isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
        }
    }

    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        ElementChange(content: self) { element, _ in
            element.isVoiceOverFocused = { binding.wrappedValue == value }
        }
    }

    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        ElementChange(content: self) { element, _ in element.isVoiceOverFocused = { condition.wrappedValue } }
    }
}

extension FocusState.Binding {
    /// Takes the focus away: a flag is false then, an optional nil.
    func clear() {
        if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
            wrappedValue = none
        } else if let no = false as? Value {
            wrappedValue = no
        }
    }
}

/// A focus state, whatever its value.
package struct AnyFocusState {
    package let owner: ObjectIdentifier
    package let isSet: @MainActor () -> Bool
    package let clear: @MainActor () -> Void

    @MainActor init<Value: Hashable>(_ location: StateLocation<Value>, initial: Value) {
        owner = ObjectIdentifier(location)
        isSet = { location.value != initial }
        clear = { location.set(initial) }
    }
}
