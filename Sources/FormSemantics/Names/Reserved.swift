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
    private let byLength: [[[UInt8]]]

    init(_ names: [String]) {
        all = names
        var byLength: [[[UInt8]]] = []
        for name in names.map({ Array($0.utf8) }) {
            while byLength.count <= name.count { byLength.append([]) }
            byLength[name.count].append(name)
        }
        self.byLength = byLength
    }

    func contains(_ name: String) -> Bool { all.contains(name) }

    func contains(string text: Text, _ buffer: TextBuffer) -> Bool {
        guard text.count < byLength.count, !byLength[text.count].isEmpty else { return false }
        let bytes = buffer.bytes(text)
        return byLength[text.count].contains { bytes.elementsEqual($0) }
    }
}
