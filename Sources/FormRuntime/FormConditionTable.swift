/// A form's conditions as one literal, a row each: `visible-when`, `required-when` and `disabled-when` with a condition
/// and what it is for, fields (`field=`), notes (`note=`, by position among the form's notes) or options of their list
/// (`option=`); `rule` with its message, what it requires (`require=`), when (`when=`), and the field that it is shown at
/// (`at=`). A row of visibility stands after those of the fields that its condition names.
nonisolated extension FormConditions {
    /// - Parameter form: any answers; asked for the lists of its fields.
    @_semantics("optimize.sil.specialize.generic.never")
    public convenience init<Form: FormModel>(of form: Form, _ literal: StaticString) {
        let rows = Form.Field.fieldTable.rows
        let work = FormWork(.list)
        var visitor = FormVisitor(rows, work)
        form.visit(&visitor)
        let table = FormTableRows(FormTableText.bytes(of: literal), first: 0, column: 2)
        var reader = FormConditionTableReader(table, FormConditionScope(rows: rows, lists: work.lists))
        for row in 0..<table.count { reader.read(row) }
        self.init(
            fieldCount: rows.table.count, reader.source,
            lists: reader.source.offered.map { $0.fields.first.flatMap { work.lists[$0] } }, texts: table,
            ruleRows: reader.ruleRows)
    }
}

/// Reads the rows of a table of conditions. What cannot be read is left out: nothing in a table can trap.
nonisolated struct FormConditionTableReader {
    private let table: FormTableRows
    private let scope: FormConditionScope
    private(set) var source = FormConditionSource()
    private(set) var ruleRows: [Int] = []

    init(_ table: FormTableRows, _ scope: FormConditionScope) {
        self.table = table
        self.scope = scope
    }

    mutating func read(_ row: Int) {
        let kind = table.name(row)
        guard kind != "rule" else { return readRule(row) }
        guard let condition = FormConditionReader.read(table.label(row, language: nil), scope) else { return }
        let fields = table.values(of: "field", row).compactMap { scope.field($0) }
        let tags = table.values(of: "option", row)
        if !tags.isEmpty {
            readOptions(tags, of: fields, isDisabling: kind == "disabled-when", condition)
        } else if kind == "required-when" {
            for field in fields { source.required.append((field, condition)) }
        } else if kind == "visible-when" {
            let notes = table.values(of: "note", row).compactMap { Int(formTag: $0) }
            if !fields.isEmpty { source.shown.append((fields, condition)) }
            if !notes.isEmpty { source.shownNotes.append((notes, condition)) }
        }
    }

    private mutating func readOptions(
        _ tags: [String], of fields: [Int], isDisabling: Bool, _ condition: FormCondition
    ) {
        guard let list = fields.first.flatMap({ scope.lists[$0] }) else { return }
        var positions = FormWideBits()
        for tag in tags { if let position = list.rows.index.row(of: tag) { positions.insert(position) } }
        if source.offered.last?.fields != fields { source.offered.append((fields, [])) }
        source.offered[source.offered.count - 1].options.append((positions, isDisabling, condition))
    }

    private mutating func readRule(_ row: Int) {
        guard let field = table.attribute("at", row).flatMap({ scope.field($0) }),
            let require = table.attribute("require", row).flatMap({ FormConditionReader.read($0, scope) })
        else { return }
        let when = table.attribute("when", row).flatMap { FormConditionReader.read($0, scope) }
        source.rules.append((field, table.attribute("id", row) ?? "", when, require))
        ruleRows.append(row)
    }
}

/// What the words of a condition may stand for.
nonisolated struct FormConditionScope {
    let rows: FormFieldRows
    /// The lists of the fields that choose.
    let lists: [Int: FormList]

    func field(_ id: String) -> Int? { rows.table.index.row(of: id) }
    func limits(_ field: Int) -> FormLimits { rows.rule(field).limits }

    /// The integer tags of a list by position.
    func numbers(_ list: FormList) -> [Int] {
        (0..<list.rows.count).map { Int(formTag: list.rows.name($0)) ?? 0 }
    }
}
