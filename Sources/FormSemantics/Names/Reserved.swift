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
    static let viewTypes: Set<String> = ["Binding", "Body", "View"]

    /// Types of the standard library that generated code or an embedded runtime names, and the generated ones.
    package static let types: Set<String> = [
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
    ]
}

extension Reserved {
    /// Names of the runtime: all begin with `Form`, and those of later ones will.
    static func isRuntimeType(_ name: String) -> Bool {
        name == "Form" || name.hasPrefix("Form") && name.dropFirst(4).first?.isUppercase == true
    }
}

/// Names that a text is compared with by its bytes.
package struct NameSet: Sendable {
    package let all: [String]
    private let names: [[UInt8]]

    init(_ names: [String]) {
        all = names
        self.names = names.map { Array($0.utf8) }
    }

    func contains(string text: Text, _ buffer: TextBuffer) -> Bool {
        let bytes = buffer.bytes(text)
        return names.contains { $0.count == bytes.count && bytes.elementsEqual($0) }
    }
}
