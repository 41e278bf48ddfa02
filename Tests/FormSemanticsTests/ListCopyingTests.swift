import FormModel
import FormSemantics
import FormSource
import FormSyntax
import FormYAML
import Testing

/// What a form holds of a list that it imports.
@Suite struct ListCopyingTests {
    private func read(_ text: String, _ file: Int, _ diagnostics: inout DiagnosticBag) -> FormSyntax {
        let tree = readYAML(SourceFile(name: "\(file).form.yaml", text), as: FileID(file), &diagnostics)
        return parseForm(tree, types: FieldType.grammar, &diagnostics)
    }

    /// A form that uses the list `fruit` of another spec, and what is found in it.
    private func analysis(languages: String, importing text: String) throws -> (form: Form, found: [Diagnostic]) {
        var (diagnostics, others) = (DiagnosticBag(), DiagnosticBag())
        let shared = read(text, 1, &others)
        let sharedForm = analyze(shared, &others)
        let syntax = read(
            """
            formc: 1
            form: Order
            \(languages)
            imports: fruit.form.yaml
            choices:
              nuts: [hazel]
            sections:
            - fields:
              - { id: one, type: picker, label: "1", options: fruit }
              - { id: two, type: checkboxes, label: "2", options: fruit }
              - { id: three, type: picker, label: "3", options: nuts }
            """, 0, &diagnostics)
        let spec = ImportedSpec(name: "fruit.form.yaml", syntax: shared, form: sharedForm, indirect: [])
        let form = analyze(
            syntax, imports: [Import(path: try #require(syntax.importPaths.first), spec: spec)], &diagnostics)
        return (form, diagnostics.all)
    }

    private func form(languages: String, importing text: String) throws -> Form {
        try analysis(languages: languages, importing: text).form
    }

    /// A text with its translations.
    private func shown(_ text: LocalizedText?, _ form: Form) -> String {
        guard let text else { return "-" }
        let others = form.translations(of: text).map { "\(form.string($0.language)): \(form.string($0.text))" }
        return ([form.string(text.own)] + others).joined(separator: ", ")
    }

    private let fruit = """
        formc: 1
        languages: [DE, ja]
        choices:
          unused: [a]
          fruit:
            - tag: apple
              label: { en: Apple, DE: Apfel, ja: りんご }
              description: { en: Round, DE: Rund, ja: 丸い }
              group: { en: Pome, DE: Kernobst, ja: 仁果 }
              image: { asset: apple, alt: { en: An apple, DE: Ein Apfel, ja: 林檎 } }
              formerly: [malus]
            - { tag: pear, label: Pear, exclusive: true, swift-name: birne }
        """

    @Test func copiesFollowTheFormsOwnLists() throws {
        var form = try form(languages: "", importing: fruit)
        #expect(form.lists.map { $0.name.map { form.string($0) } } == ["nuts", "fruit"])
        #expect(form.lists.map(\.isImported) == [false, true])
        #expect(form.lists.map(\.options) == [0..<1, 1..<3])
        #expect(form.lists.map { form.string($0.swiftName) } == ["Nuts", "Fruit"])
        #expect(form.options.map { form.string($0.tag) } == ["hazel", "apple", "pear"])
        form.nameRemainingOptions()
        #expect(form.options.map { form.string($0.swiftName) } == ["hazel", "apple", "birne"])
        #expect(form.options.map { $0.flags.contains(.exclusive) } == [false, false, true])
        let details = try #require(form.details(of: form.options[1]))
        #expect(details.formerly.map { form.string($0) } == ["malus"])
        #expect(details.image.map { form.string($0.name) } == "apple")
        guard case .choice(list: 1) = form.fields[0].shape.value, case .selection(list: 1) = form.fields[1].shape.value
        else {
            Issue.record("the fields use another list")
            return
        }
    }

    @Test(arguments: [
        ("", ["Apple", "Round", "Pome", "An apple", "Pear"]),
        (
            "language: de\nlanguages: [en]",
            ["Apfel, en: Apple", "Rund, en: Round", "Kernobst, en: Pome", "Ein Apfel, en: An apple", "Pear, en: Pear"]
        ),
        (
            "language: fr\nlanguages: [ja]",
            ["Apple, ja: りんご", "Round, ja: 丸い", "Pome, ja: 仁果", "An apple, ja: 林檎", "Pear"]
        ),
    ])
    func textsAreInTheFormsLanguages(_ languages: String, _ expected: [String]) throws {
        let form = try form(languages: languages, importing: fruit)
        let details = try #require(form.details(of: form.options[1]))
        let texts = [
            form.options[1].label, details.description, details.group, details.image?.alt, form.options[2].label,
        ]
        #expect(texts.map { shown($0, form) } == expected)
    }

    @Test func aListOfAFormIsNamedWithIt() throws {
        let form = try form(
            languages: "",
            importing: fruit.replacing("formc: 1\n", with: "formc: 1\nform: garden\n")
                + "\nsections:\n- fields: [{ id: a, type: text, label: A }]\n")
        #expect(form.lists.map { form.string($0.swiftName) } == ["Nuts", "Garden.Fruit"])
    }

    /// A condition speaks of the fields of its own form. One message is enough for all fields that name the list.
    @Test(arguments: ["visible-when", "disabled-when"])
    func aListWithConditionsIsNotImported(_ key: String) throws {
        let text = "formc: 1\nchoices:\n  fruit:\n    - apple\n    - { tag: pear, \(key): a is answered }\n"
        let (form, found) = try analysis(languages: "", importing: text)
        #expect(found.map(\.id.name) == ["unavailable-list"])
        #expect(found.first?.message == "the list `fruit` of `fruit.form.yaml` has conditions and cannot be imported")
        let note = try #require(found.first?.notes.first?.range)
        #expect(note.file == FileID(1))
        #expect(Array(text.utf8)[note.lowerBound..<note.upperBound].elementsEqual(key.utf8))
        #expect(form.lists.count == 1)
    }
}
