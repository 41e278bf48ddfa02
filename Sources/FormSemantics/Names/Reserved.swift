import FormSource

/// Names that the generated code and its runtime use, so that nothing of a spec may be called so.
package enum Reserved {
    /// Members of a form: a property of that name would hide them.
    package static let properties = NameSet([
        "violations", "validated", "visit", "fill", "isVisible", "isRequired", "hiddenFields", "encode", "hash",
        "hashValue",
        "allCases", "fieldTable", "fieldRows",
    ])

    /// Static members of a list of options.
    package static let cases = NameSet(["allCases", "choiceTable", "choiceRows"])

    /// Types that views name. Only what a module declares by itself would hide them: forms, and lists that are shared.
    static let viewTypes = NameSet(["Binding", "Body", "View"])

    /// Types of the standard library that generated code or an embedded runtime names, and the generated ones.
    package static let types = NameSet([
        "Field", "FormcMatches", "Bits", "RawValue", "AllCases", "ID", "AnyObject", "Array", "ArraySlice", "Bool",
        "CaseIterable",
        "Character",
        "ClosedRange", "Codable", "CodingKey", "CodingKeyRepresentable", "Collection", "Comparable",
        "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Encodable",
        "Encoder", "EncodingError",
        "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByStringLiteral", "Hashable", "Hasher",
        "Identifiable", "Int", "Int32", "Int64", "Int8", "IteratorProtocol", "KeyedDecodingContainer",
        "KeyedEncodingContainer", "LosslessStringConvertible", "MemoryLayout", "Never", "Optional", "Range",
        "RawRepresentable", "Result", "Sendable", "Sequence", "Set", "SetAlgebra", "SingleValueDecodingContainer",
        "StaticString", "String", "Substring", "Swift", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UTF8",
        "Unicode",
        "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "UnsafeBufferPointer", "Void",
    ])
}

extension Reserved {
    /// Names of the runtime: all begin with `Form`, and those of later ones will.
    static func isRuntimeType(_ name: ArraySlice<UInt8>) -> Bool {
        guard name.starts(with: "Form".utf8) else { return false }
        let rest = name.dropFirst(4)
        return rest.isEmpty || String(decoding: rest.prefix(4), as: UTF8.self).first?.isUppercase == true
    }
}

/// Names that a text is compared with by its bytes: those of its length.
package struct NameSet: Sendable {
    package let all: [String]
    /// The bytes of all names, the shorter before the longer, and by length where those of that length begin.
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ names: [String]) {
        all = names
        var (bytes, starts) = ([UInt8](), [0])
        for length in 0...(names.map(\.utf8.count).max() ?? 0) {
            for name in names where name.utf8.count == length { bytes += name.utf8 }
            starts.append(bytes.count)
        }
        (self.bytes, self.starts) = (bytes, starts)
    }

    func contains(_ name: String) -> Bool { all.contains(name) }

    func contains(string text: Text, _ buffer: TextBuffer) -> Bool {
        guard text.count + 1 < starts.count, let first = buffer.first(of: text) else { return false }
        var at = starts[text.count]
        while at < starts[text.count + 1] {
            if bytes[at] == first, buffer.equal(text, bytes, from: at) { return true }
            at += text.count
        }
        return false
    }
}
