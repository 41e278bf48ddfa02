import FormCompiler
import FormModel
import FormSource
import Testing

/// What is called how in a form's view.
@Suite struct ViewNameTests {
    private func form(_ name: String, sections ids: [String?], sources: [String] = []) -> (Form?, [String]) {
        let sections = ids.enumerated().map { position, id in
            "  - \(id.map { "id: \($0)" } ?? "title: T")\n    fields:\n      - { id: f\(position), type: toggle, label: F }\n"
        }
        let names = sources.map { "  \($0): { tag-type: string }\n" }
        let fields = sources.enumerated().map {
            "      - { id: s\($0), type: picker, label: S, options: { source: \($1) } }\n"
        }
        let spec =
            "formc: 1\nform: \(name)\n" + (sources.isEmpty ? "" : "sources:\n" + names.joined())
            + "sections:\n" + sections.joined() + fields.joined()
        let (form, compilation) = readForm(SourceFile(name: "A.form.yaml", spec))
        return (form, compilation.diagnostics.filter { $0.severity == .error }.map(\.message))
    }

    @Test func sectionsAreCalledByTheirIDs() {
        let (form, errors) = form("A", sections: ["about-you", nil, "class"])
        #expect(errors == [])
        #expect(form?.sections.map { form?.string($0.swiftName) } == ["AboutYouPart", "Part2", "ClassPart"])
    }

    /// A part's name would hide the form's.
    @Test(arguments: ["YouPart", "Part2"])
    func noPartIsCalledAsTheForm(_ name: String) {
        let (form, errors) = form(name, sections: ["you", nil])
        #expect(errors == [])
        #expect(form?.sections.contains { form?.string($0.swiftName) == name } == false)
        #expect(Set(form?.sections.map { form?.string($0.swiftName) ?? "" } ?? []).count == 2)
    }

    @Test(arguments: ["View", "Binding", "Body"])
    func aFormIsNotCalledAsWhatViewsUse(_ name: String) {
        let message = "its Swift name, `\(name)`, would hide one that the generated code uses"
        #expect(form(name, sections: ["you"]).1 == [message])
    }

    @Test func aSharedListIsNotCalledSoEither() {
        let shared = SourceFile(name: "s.yaml", "formc: 1\nchoices:\n  view: [a]\n")
        #expect(check(shared).diagnostics.map { "\($0.id)" } == ["reserved-name"])
        // One of the form's own stands in the form's type.
        let own = """
            formc: 1
            form: A
            choices:
              body: [arm, leg]
            sections:
              - fields:
                  - { id: a, type: picker, label: A, options: body }

            """
        #expect(check(SourceFile(name: "A.form.yaml", own)).diagnostics.isEmpty)
    }

    @Test func optionsOfSourcesAreArguments() {
        let (form, errors) = form("A", sections: ["a"], sources: ["goal", "default"])
        #expect(errors == [])
        #expect(form?.sources.map { form?.string($0.swiftName) } == ["goalOptions", "defaultOptions"])
        let clash = "`a-b` and `a_b` are both `aBOptions` in Swift"
        #expect(self.form("A", sections: ["a"], sources: ["a-b", "a_b"]).1 == [clash])
    }
}
