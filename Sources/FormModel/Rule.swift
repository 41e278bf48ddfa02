package import FormRuntime
package import FormSource

/// What must hold between several answers.
package struct Rule: Sendable {
    package var id: Text?
    /// The field that it is shown at: a position in the form's fields.
    package var field: Int
    package var require: FormCondition
    /// The rule rests while this is not true.
    package var when: FormCondition?
    package var message: LocalizedText

    package init(field: Int, require: FormCondition, message: LocalizedText) {
        self.field = field
        self.require = require
        self.message = message
    }
}

/// A part of a form that a condition shows: a position in its sections or fields.
package enum Conditional: Hashable, Sendable {
    case section(Int)
    case field(Int)
}
