import FormRuntime

/// A form whose visibility and requirement hang on other answers, as generated code has it.
struct Conditional: FormModel {
    var member: Bool
    var number: String
    var note: String

    enum Field: FormField {
        case member, number, note

        static let fieldTable = FormFieldTable(
            """
            Conditional\tConditional\tform\tconditional
            member\tMember\ttoggle
            number\tNumber\ttext\trequired\tmin-length=3
            note\tNote\ttext
            """)
    }

    static let conditions = FormConditions(
        of: Conditional(),
        """
        visible-when\tmember\tfield=number
        required-when\tnot member\tfield=note
        """)

    init(member: Bool = false, number: String = "", note: String = "") {
        self.member = member
        self.number = number
        self.note = note
    }

    init() { self.init(member: false) }

    func visit(_ visitor: inout FormVisitor) {
        visitor.toggle(member)
        visitor.text(number)
        visitor.text(note)
    }

    mutating func fill(_ filler: inout FormFiller) {
        filler.toggle(&member)
        filler.text(&number)
        filler.text(&note)
    }
}
