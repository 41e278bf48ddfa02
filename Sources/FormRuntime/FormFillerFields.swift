/// One method a kind of field, as in `FormVisitor`.
nonisolated extension FormFiller {
    public mutating func text(_ value: inout String) { value = parsed { $0 } ?? "" }
    public mutating func integer(_ value: inout Int?) { value = number() }
    public mutating func decimal(_ value: inout FormDecimal?) { value = exactNumber() }
    public mutating func date(_ value: inout FormDate?) { value = parsed { FormDate($0) } }
    public mutating func time(_ value: inout FormTime?) { value = parsed { FormTime($0) } }
    public mutating func dateTime(_ value: inout FormDateTime?) { value = parsed { FormDateTime($0) } }
    public mutating func toggle(_ value: inout Bool) { value = truth() }
    public mutating func tag(_ value: inout FormTag?) { value = storedTag(isInteger: false).map { FormTag($0) } }
    public mutating func integerTag(_ value: inout Int?) {
        value = storedTag(isInteger: true).flatMap { Int(formTag: $0) }
    }

    public mutating func tags(_ value: inout Set<FormTag>) {
        value = Set(storedTags(isInteger: false).map { FormTag($0) })
    }

    public mutating func integerTags(_ value: inout Set<Int>) {
        value = Set(storedTags(isInteger: true).compactMap { Int(formTag: $0) })
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func choice<Choice: FormChoice>(_ value: inout Choice?) {
        let list = Choice.choiceTable.list
        value = position(in: list, isInteger: Choice.RawValue.formIsInteger).map { Choice(uncheckedOrdinal: $0) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func selection<Choice: FormChoice>(_ value: inout FormSelection<Choice>) {
        let list = Choice.choiceTable.list
        value = FormSelection(bits: Choice.Bits(wide: positions(in: list, isInteger: Choice.RawValue.formIsInteger)))
    }

    private mutating func position(in list: FormList, isInteger: Bool) -> Int? {
        guard let tag = storedTag(isInteger: isInteger) else { return nil }
        if let position = list.rows.index.row(of: tag) { return position }
        report(.unknownTag, found: tag)
        return nil
    }

    private mutating func positions(in list: FormList, isInteger: Bool) -> FormWideBits {
        var positions = FormWideBits()
        for tag in storedTags(isInteger: isInteger) {
            if let position = list.rows.index.row(of: tag) {
                positions.insert(position)
            } else {
                report(.unknownTag, found: tag)
            }
        }
        return positions
    }
}

/// Whatever stands in stored answers, for a report and for numbers of either spelling.
nonisolated struct FormStored: Decodable, CustomStringConvertible {
    /// The value as an integer's digits, if it is one.
    let integer: String?
    let description: String

    init(from decoder: any Decoder) throws {
        if (try? decoder.unkeyedContainer()) != nil {
            (integer, description) = (nil, "[…]")
        } else if (try? decoder.container(keyedBy: FormKey.self)) != nil {
            (integer, description) = (nil, "{…}")
        } else {
            (integer, description) = FormStored.scalar(try decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) -> (String?, String) {
        if container.decodeNil() { return (nil, "null") }
        if let text = try? container.decode(String.self) { return (nil, text) }
        if let value = try? container.decode(Bool.self) { return (nil, value.description) }
        if let value = try? container.decode(Int.self) { return (value.description, value.description) }
        guard let value = try? container.decode(Double.self) else { return (nil, "?") }
        return (Int(formWhole: value)?.description, value.description)
    }
}
