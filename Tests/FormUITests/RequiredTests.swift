// It has the shape of generated code.
// swift-format-ignore-file

import FormRuntime
import Testing

/// A form that asks for one of a list that offers nothing any longer.
private struct Closed: FormModel {
    var choice: Choice?

    enum Choice: FormChoice {
        case old

        static let choiceTable = FormChoiceTable("old\tOld\tretired")
    }

    enum Field: FormField {
        case choice

        static let fieldTable = FormFieldTable("""
            Closed\tClosed\tform\tlanguage=en
            choice\tChoice\tchoice\trequired
            """)
    }

    init() {}
    func visit(_ visitor: inout FormVisitor) { visitor.choice(choice) }
    mutating func fill(_ filler: inout FormFiller) { filler.choice(&choice) }
}

/// What is said to be required and what is judged are one.
@Suite struct RequiredTests {
    @Test func whereNothingIsOfferedNothingIsRequired() {
        #expect(Closed().violations().isEmpty)
        #expect(!Closed().isRequired(.choice))
    }
}
