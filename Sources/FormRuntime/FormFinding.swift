/// What a rule found, in plain data: neither the form's types nor its texts.
nonisolated public struct FormFinding: Hashable, Sendable {
    public var code: FormViolationCode
    /// The field's position in the form; nil where no field is meant (`unknown-field`) or it is not known yet.
    public var field: Int?
    /// What was found: a text, number, date or tag as written; a count for `too-few` and `too-many`, a length in
    /// Unicode scalars for `too-short` and `too-long`; empty where nothing was.
    public var found: String
    /// What is allowed: the limit, step, pattern, format or type that was not met, the tag that must be chosen, the id of
    /// the rule.
    public var allowed: String
    /// The position of the option that is meant in its list.
    public var option: Int?
    /// The position of the rule across fields that is meant in the form.
    public var rule: Int?

    public init(
        _ code: FormViolationCode, field: Int? = nil, found: String = "", allowed: String = "", option: Int? = nil
    ) {
        self.code = code
        self.field = field
        self.found = found
        self.allowed = allowed
        self.option = option
    }
}
