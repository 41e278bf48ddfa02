package import FormRuntime

/// What is wrong with an answer, and where in its record.
package struct AnswerFinding: Hashable, Sendable {
    package var finding: FormFinding
    /// The byte at which the value begins that is meant; the key for `unknown-field` and `duplicate-field`, the record
    /// where there is no answer.
    package var offset: Int
    /// Where the opening quote of the answer's key stands; nil where there is no answer.
    package var key: Int?
    /// The position of the element that is meant in a selection.
    package var element: Int?
}

extension AnswerFinding {
    /// A record has one cause and not a million violations: of keys that are no field's or stand there again, and of the
    /// elements of lists, so many are found. What the rules of the fields find is bounded by the form.
    package static let mostOfARecord = 100_000

    /// The finding with what was found as it is stored: of a number its own text, where the runtime has its value. Made
    /// only when asked for, like the pointer.
    package func asStored(in bytes: [UInt8]) -> FormFinding {
        switch finding.code {
        case .wrongType, .tooSmall, .tooLarge, .step, .unknownTag, .duplicateTag: break
        case .required, .requiredOption, .tooFew, .tooMany, .exclusiveConflict, .notOffered, .tooShort, .tooLong,
            .pattern, .format, .mustBe, .unknownField, .duplicateField, .hidden, .rule:
            return finding
        }
        guard bytes.indices.contains(offset), isNumber(bytes[offset]) else { return finding }
        var scanner = JSONScanner(from: offset, before: bytes.count, isLine: false)
        guard let number = try? scanner.number(bytes.span) else { return finding }
        var stored = finding
        stored.found = number.string(bytes.span)
        return stored
    }

    /// Where the answer stands in its record, or would stand. Nothing but this needs the text of a key, so that it is
    /// made only when asked for.
    ///
    /// - Parameters:
    ///   - bytes: those that the record was read from.
    ///   - pointer: leads to the record.
    package func pointer(in bytes: [UInt8], _ plan: AnswerPlan, from pointer: JSONPointer = JSONPointer())
        -> JSONPointer
    {
        var pointer = pointer
        if let key {
            var scanner = JSONScanner(from: key, before: bytes.count, isLine: false)
            if let text = try? scanner.text(bytes.span) { pointer.append(text.string(bytes.span)) }
        } else if let field = finding.field, plan.ids.indices.contains(field) {
            pointer.append(plan.ids[field])
        }
        if let element { pointer.append(element) }
        return pointer
    }
}
