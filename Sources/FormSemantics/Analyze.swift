package import FormModel
package import FormSource
package import FormSyntax
import FormYAML

/// Turns what was written into what it means, and says what is wrong with it. The form is complete only if no error was
/// reported. `imports` are the specs behind the paths under `imports`, in their order; `languages` are asked of its texts
/// besides those that the spec lists.
package func analyze(
    _ syntax: FormSyntax, imports: [Import] = [], languages: [String] = [], _ diagnostics: inout DiagnosticBag
) -> Form {
    var analysis = Analysis(syntax, diagnostics)
    analysis.lowerHead(languages)
    analysis.lowerSources()
    analysis.lowerLists()
    analysis.lowerImports(imports)
    analysis.lowerFields()
    analysis.lowerSections()
    analysis.checkFieldIDs()
    analysis.checkFormerIDs()
    analysis.resolveConditions()
    analysis.lowerRules()
    analysis.orderVisibility()
    analysis.checkUse()
    analysis.checkImportUse()
    analysis.lowerDefaults()
    analysis.checkInitialOffers()
    analysis.assignNames()
    diagnostics = analysis.diagnostics
    return analysis.form
}

/// What the passes of the analysis share: the syntax they read, the form they fill, and where they report.
struct Analysis {
    let syntax: FormSyntax
    var form: Form
    var diagnostics: DiagnosticBag
    /// Shared lists and sources by name: positions in the form.
    var listsByName = TextIndex()
    var sourcesByName = TextIndex()
    /// All names under `choices` and `sources`, of what could be read and of what could not; made when one is looked
    /// for.
    var writtenNames: [Key: TextIndex] = [:]
    /// The form's languages by their codes: its own is 0, the others follow.
    var languagesByCode = TextIndex()
    /// Fields by id, and the tags of the lists that conditions have asked for: positions in the form.
    var fieldsByID = TextIndex()
    var tagIndexes: [Int: TextIndex] = [:]
    /// Whether there may be fields that could not be read.
    var hasUnreadFields = false
    /// What stands behind `other`, and its field, for the lists that it made.
    var others: [Int: (node: NodeID, field: Int)] = [:]
    let scalars = LastScalar()
    /// The texts of the list that is looked at.
    var seen = SeenTexts()
    var simpleName = SimpleName()
    /// By option of the list that is named.
    var nameKeys: [UInt64] = []
    /// Steps that may still be taken to find conditions that can never be true or false.
    var possibleBudget = 3_000_000
    /// By list.
    var optionCounts: [Int: OptionCounts] = [:]
    var usedLists: Set<Int> = []
    var usedSources: Set<Int> = []
    var imported = ImportedLists()

    init(_ syntax: FormSyntax, _ diagnostics: DiagnosticBag) {
        self.syntax = syntax
        self.diagnostics = diagnostics
        var buffer = syntax.tree.buffer
        let english = buffer.append("en")
        form = Form(buffer: buffer, language: english)
    }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }
    func mayTeach(_ id: DiagnosticID) -> Bool { diagnostics.mayTeach(id) }
    func range(_ node: NodeID) -> SourceRange { syntax.tree.range(node) }
    func string(_ text: Text) -> String { form.buffer.string(text) }
    func fieldName(_ field: Int) -> String { form.fields[field].id.map { string($0) } ?? "" }
    var isTruncated: Bool { syntax.tree.isTruncated }

    // MARK: Keys of a field

    func flag(_ key: Key, of field: FieldSyntax) -> Bool { syntax.boolean(key, of: field)?.value ?? false }

    func word<Word: RawRepresentable<String>>(_ key: Key, of field: FieldSyntax, _ type: Word.Type) -> Word? {
        syntax.string(key, of: field).flatMap { Word(rawValue: $0.value) }
    }

    func keyRange(_ key: Key, of field: FieldSyntax) -> SourceRange {
        range(syntax.keyNode(key, of: field) ?? field.node)
    }

    func valueRange(_ key: Key, of field: FieldSyntax) -> SourceRange {
        range(syntax.value(key, of: field) ?? field.node)
    }
}
