/// What option and field tables share: rows that are found by name, and their texts by language.
///
/// A class, so that a table is handed on by one reference whatever it holds. Immutable.
nonisolated final class FormTableRows: Sendable {
    let text: FormTableText
    /// The first row that stands for an option or a field: a field table's row 0 is the form itself.
    let first: Int
    /// The column of the first attribute.
    let column: Int
    let index: FormNameIndex

    init(_ bytes: [UInt8], first: Int, column: Int) {
        let text = FormTableText(bytes)
        self.text = text
        self.first = first
        self.column = column
        let count = max(0, text.rowCount - first)
        var index = FormNameIndex(capacity: count)
        for row in 0..<count {
            index.insert(text.plainBytes(text.cellRange(0, ofRow: row + first) ?? 0..<0), row: row)
        }
        for row in 0..<count {
            text.forEachAttribute(ofRow: row + first, from: column) { name, value in
                if let value, text.holds(name, "formerly") { index.insert(text.plainBytes(value), row: row) }
            }
        }
        self.index = index
    }

    var count: Int { max(0, text.rowCount - first) }

    func name(_ row: Int) -> String { text.cell(0, ofRow: row + first) ?? "" }

    func label(_ row: Int, language: String?) -> String {
        if let language, let found = text.translation("label", language, ofRow: row + first, from: column) {
            return found
        }
        return text.cell(1, ofRow: row + first) ?? name(row)
    }

    func attribute(_ attribute: String, _ row: Int, language: String? = nil) -> String? {
        text.attribute(attribute, language: language, ofRow: row + first, from: column)
    }

    /// The picture of the row, with its alternative text in a language.
    func image(_ row: Int, language: String?) -> FormImage? {
        let alt = attribute("alt", row, language: language)
        if let name = attribute("symbol", row) { return FormImage(.symbol(name), alt: alt) }
        if let name = attribute("asset", row) { return FormImage(.asset(name), alt: alt) }
        if let name = attribute("url", row) { return FormImage(.url(name), alt: alt) }
        return nil
    }

    /// The positions of the rows with that flag.
    func flagged(_ flag: String) -> FormWideBits {
        var flagged = FormWideBits()
        for row in 0..<count where isFlagged(row, flag) { flagged.insert(row) }
        return flagged
    }

    func isFlagged(_ row: Int, _ flag: String) -> Bool {
        var isFlagged = false
        text.forEachAttribute(ofRow: row + first, from: column) { name, value in
            if value == nil, text.holds(name, flag) { isFlagged = true }
        }
        return isFlagged
    }

    func formerNames(_ row: Int) -> [String] { values(of: "formerly", row) }

    /// The values of all attributes of a name, in order.
    func values(of attribute: String, _ row: Int) -> [String] {
        var values: [String] = []
        text.forEachAttribute(ofRow: row + first, from: column) { name, value in
            if let value, text.holds(name, attribute) { values.append(text.text(value)) }
        }
        return values
    }
}
