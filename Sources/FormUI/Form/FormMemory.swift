import FormRuntime

/// What a form's view keeps from one evaluation to the next without being evaluated again for it.
@MainActor final class FormMemory<Model: FormModel> {
    /// The form as a row last changed it: one that differs comes from elsewhere.
    var written: Model?
    /// The form as it was seen last.
    private var seen: Model?
    private var made: [ObjectIdentifier: (language: String, options: Any)] = [:]
    /// How often the options of a list have been made.
    private(set) var countOfMade = 0

    /// The options of a list, with all their labels: made once for the language that is shown.
    func options<Choice: FormChoice>(_ list: Choice.Type, language: String) -> FormOptions<Choice> {
        let key = ObjectIdentifier(list)
        if let known = made[key], known.language == language, let options = known.options as? FormOptions<Choice> {
            return options
        }
        countOfMade += 1
        let options = FormOptions(list, language: language)
        made[key] = (language, options)
        return options
    }

    /// Sees a form, and says whether it has taken the place of the one before: it comes from elsewhere and is a new one,
    /// or differs in several answers. (The app may well change one answer because of another.)
    func sees(_ form: Model) -> Bool {
        defer { (seen, written) = (form, nil) }
        guard let seen, form != written else { return false }
        return form == Model() || Self.differences(seen, form) > 1
    }

    func starts(with form: Model) { if seen == nil { seen = form } }

    private static func differences(_ one: Model, _ other: Model) -> Int {
        zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).count {
            $0.value as? AnyHashable != $1.value as? AnyHashable
        }
    }
}
