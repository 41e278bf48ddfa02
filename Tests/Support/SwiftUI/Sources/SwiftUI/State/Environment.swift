import Foundation

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view is told from above.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Differs from environment to environment, so that what was evaluated with one is not taken for another's.
    package private(set) var stamp = 0

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            stamp = Self.nextStamp()
        }
    }

    private static func nextStamp() -> Int {
        stamps.withLock { last in
            last += 1
            return last
        }
    }

    private static let stamps = StampCounter()
}

/// Counts the environments that were ever made.
private final class StampCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    func withLock(_ body: (inout Int) -> Int) -> Int {
        lock.lock()
        defer { lock.unlock() }
        return body(&last)
    }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
    package mutating func install(_ name: String, in context: RenderContext) {
        value = context.environment[keyPath: keyPath]
    }
}

/// A view whose content has another environment.
struct EnvironmentChange<Content: View>: RenderedView {
    var content: Content
    var change: @MainActor (inout EnvironmentValues) -> Void

    func items(in context: RenderContext) -> [ScreenItem] {
        var changed = context.environment
        change(&changed)
        return content.screenItems(in: context.with(changed)).map { item in
            var item = item
            let render = item.render
            item.render = { environment in
                if environment.stamp == context.environment.stamp { return render(changed) }
                var changed = environment
                change(&changed)
                return render(changed)
            }
            return item
        }
    }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentChange(content: self) { $0[keyPath: keyPath] = value }
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// Sets a value by its key.
    func environmentValue<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> some View {
        EnvironmentChange(content: self) { $0[key] = value }
    }
}
