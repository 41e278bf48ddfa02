/// Answers that have been found valid: only validation makes one.
nonisolated public struct FormValidated<Form: FormModel>: Encodable, Sendable {
    /// The form as it was validated; hidden fields still hold what was answered to them.
    public let value: Form

    init(_ value: Form, _ violations: [FormViolation<Form.Field>]) throws {
        guard violations.isEmpty else { throw FormInvalid(violations: violations) }
        self.value = value
    }

    /// Writes the answers without those to hidden fields.
    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder, hidden: value.decided.decisions.hidden)
    }
}

/// Answers are not valid.
nonisolated public struct FormInvalid<Field: FormField>: Error, Sendable, CustomStringConvertible {
    /// Everything that is wrong; at least one.
    public let violations: [FormViolation<Field>]

    public var description: String { violations.map(\.description).joined(separator: "\n") }
}
