/// An encoder that notes only in which order keys are written.
final class KeyOrder: Encoder {
    var keys: [String] = []
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Container<Key>(order: self))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { preconditionFailure("answers are an object") }
    func singleValueContainer() -> any SingleValueEncodingContainer { preconditionFailure("answers are an object") }

    private struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let order: KeyOrder
        var codingPath: [any CodingKey] { [] }
        mutating func encodeNil(forKey key: Key) { order.keys.append(key.stringValue) }
        mutating func encode(_ value: some Encodable, forKey key: Key) { order.keys.append(key.stringValue) }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> { order.container(keyedBy: type) }
        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            order.unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { order }
        mutating func superEncoder(forKey key: Key) -> any Encoder { order }
    }
}
