public import FormRuntime

extension FormOptions where Tag: FormChoice {
    /// The options of a spec's list, retired ones included.
    ///
    /// Reads every label of the list: make it once and keep it where the list is long.
    ///
    /// - Parameter language: BCP 47; nil for the form's own.
    public init(
        _ list: Tag.Type = Tag.self, language: String? = nil, min: Int? = nil, max: Int? = nil,
        hasSelectAll: Bool = false
    ) {
        let all = FormWideBits(firstPositions: Tag.choiceTable.count)
        let choices = FormSelection<Tag>(bits: Tag.Bits(wide: all))
        self.init(
            choices.map { Option($0, language: language) }, min: min, max: max, hasSelectAll: hasSelectAll)
    }

    /// The same options as conditions have them at the moment: one that is neither offered nor disabled is shown only
    /// while it is chosen, here and not in another field.
    public func offering(_ offered: FormSelection<Tag>, disabled: FormSelection<Tag>) -> FormOptions {
        var result = self
        for position in result.options.indices {
            let tag = result.options[position].tag
            if offered.contains(tag) { continue }
            if disabled.contains(tag) {
                result.options[position].isDisabled = true
            } else {
                result.options[position].isRetired = true
            }
        }
        return result
    }
}

extension FormOptions.Option where Tag: FormChoice {
    /// The option as the spec describes it.
    public init(_ choice: Tag, language: String? = nil) {
        if let language {
            self.init(choice, label: choice.label(in: language))
            description = choice.description(in: language)
            group = choice.group(in: language)
            image = choice.image(in: language)
        } else {
            self.init(choice, label: choice.label)
            description = choice.description
            group = choice.group
            image = choice.image
        }
        isExclusive = choice.isExclusive
        isRetired = choice.isRetired
    }
}
