/// Reads and writes a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: @Sendable () -> Value
    private let write: @Sendable (Value) -> Void
    public var transaction = Transaction()

    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // A binding is used where it was made: on the main actor. The type cannot say so.
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    }

    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        write = { set($0, Transaction()) }
    }

    private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = unsafeBitCast(read, to: (@Sendable () -> Value).self)
        self.write = unsafeBitCast(write, to: (@Sendable (Value) -> Void).self)
    }

    init(_ location: StateLocation<Value>) { self.init(read: { location.value }, write: { location.set($0) }) }

    package static func unchecked(read: @escaping () -> Value, write: @escaping (Value) -> Void) -> Binding {
        Binding(read: read, write: write)
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            read: { read()[keyPath: keyPath] },
            write: { new in
                var value = read()
                value[keyPath: keyPath] = new
                write(value)
            })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(read: { base.wrappedValue }, write: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Nothing if there is no value now; a value that goes later leaves the last one behind.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            read: { AnyHashable(base.wrappedValue) },
            write: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            read: { wrappedValue[position] },
            write: { new in
                var value = wrappedValue
                value[position] = new
                wrappedValue = value
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

/// The context of a change.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
