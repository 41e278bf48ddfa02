import Foundation

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }
    public var wrappedValue: Value { value }
}

extension ScaledMetric: Sendable where Value: Sendable {}

@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {
        private let value = UUID()
    }

    public init() {}
    private let id = ID()
    public var wrappedValue: ID { id }
}

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    /// What the elements hand up, reduced in reading order.
    @MainActor static func reduced(_ elements: [ScreenElement]) -> Value {
        var value = defaultValue
        func collect(_ element: ScreenElement) {
            let own = element.preferences.filter { $0.key == ObjectIdentifier(Self.self) }
            if let last = own.last?.value as? Value { return reduce(value: &value) { last } }
            for part in element.parts { collect(part) }
        }
        for element in elements { collect(element) }
        return value
    }
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        ElementChange(content: self) { element, _ in
            element.preferences.append(ScreenPreference(key: ObjectIdentifier(key), value: value))
        }
    }

    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        ElementChange(content: self) { element, _ in
            var value = K.reduced([element])
            callback(&value)
            element.preferences.append(ScreenPreference(key: ObjectIdentifier(key), value: value))
        }
    }

    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        WholeChange(content: self) { element, context in
            context.host.watch(K.reduced([element]), at: context.identity, initial: true) { _, new in action(new) }
        }
    }

    public func overlayPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        WholeChange(content: self) { element, context in
            element.children += transform(K.reduced([element])).elements(in: context.appending(.name("overlay")))
        }
    }

    public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        WholeChange(content: self) { element, context in
            let behind = transform(K.reduced([element])).elements(in: context.appending(.name("background")))
            element.children.insert(contentsOf: behind, at: 0)
        }
    }
}
