import FormRuntime

/// What a view says that is no field's: the form's description, its sections' titles and footers, its notes. One literal,
/// as in generated code: a row for the form, then a row a section, in order, with the number of its fields (`fields=`)
/// and notes (`notes=`), then a row a note.
public struct FormViewTexts: Sendable {
    private let rows: FormFieldTable
    private let sections: [Section]

    /// The parts of a section by position among the form's fields and notes.
    struct Section: Sendable {
        let fields: Range<Int>
        let notes: Range<Int>
    }

    public init(_ literal: StaticString) {
        rows = FormFieldTable(literal)
        var sections: [Section] = []
        var (fields, notes) = (0, 0)
        for row in 0..<rows.count where rows.isSection(row) {
            let next = (fields: fields + rows.number("fields", row), notes: notes + rows.number("notes", row))
            sections.append(Section(fields: fields..<next.fields, notes: notes..<next.notes))
            (fields, notes) = next
        }
        self.sections = sections
    }

    func section(_ position: Int) -> Section {
        sections.indices.contains(position) ? sections[position] : Section(fields: 0..<0, notes: 0..<0)
    }

    /// What the spec calls the section.
    func id(ofSection section: Int) -> String? { filled(section < sections.count ? rows.id(section) : "") }

    func title(ofSection section: Int, _ language: String) -> String? {
        filled(section < sections.count ? rows.label(section, language: language) : "")
    }

    func description(ofSection section: Int, _ language: String) -> String? {
        section < sections.count ? rows.attribute("description", section, language: language) : nil
    }

    func note(_ note: Int, _ language: String) -> String { rows.label(sections.count + note, language: language) }

    func title(ofNote note: Int, _ language: String) -> String? {
        rows.attribute("title", sections.count + note, language: language)
    }

    /// The form's own description.
    func description(_ language: String) -> String? { rows.formAttribute("description", language: language) }

    private func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
}

extension FormFieldTable {
    fileprivate func isSection(_ row: Int) -> Bool { kind(row) == "section" }

    /// A count that no table can make too large.
    fileprivate func number(_ name: String, _ row: Int) -> Int {
        min(max(attribute(name, row).flatMap { Int($0) } ?? 0, 0), 1_000_000)
    }
}
