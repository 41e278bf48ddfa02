/// Which answers are valid, by the letter of “What is valid”, without a thought for speed: nothing is remembered, each
/// question is asked again whenever it comes up.
package struct ReferenceJudge: Sendable {
    let form: ReferencePlainForm
    let reading: ReferenceReading

    package init(_ form: ReferencePlainForm, _ stored: ReferenceAnswers) {
        self.form = form
        reading = ReferenceReading(stored, form)
    }

    /// All that is wrong: what could not be read, and what is not valid. “All are reported, not the first.”
    package var violations: Set<ReferenceViolation> {
        var found = reading.violations
        // “**Hidden** fields … are left out of the validated answers, and none of their rules run.”
        for field in form.fields where !field.isNote && isVisible(field.id) { found.formUnion(violations(of: field)) }
        for rule in form.rules { found.formUnion(violations(of: rule)) }
        return found
    }

    // MARK: What is asked now

    /// “A thing is visible, required or disabled only when its condition is *true* (as WHERE)”, “The same for all
    /// fields of a hidden section.”
    package func isVisible(_ id: String) -> Bool {
        form.visibility(of: id).allSatisfy { truth($0) == .yes }
    }

    private func isTrue(_ condition: ReferenceCondition?, ifAbsent: Bool) -> Bool {
        condition.map { truth($0) == .yes } ?? ifAbsent
    }

    /// “**Not offered now** (an option whose `visible-when` is not true or whose `disabled-when` is)”
    private func isOffered(_ option: ReferenceOption) -> Bool {
        isTrue(option.visibleWhen, ifAbsent: true) && !isTrue(option.disabledWhen, ifAbsent: false)
    }

    /// What can be chosen now: what is offered and not retired (“no longer offered”).
    private func choosable(_ list: ReferenceList) -> [ReferenceOption] {
        list.options.filter { isOffered($0) && !$0.isRetired }
    }

    /// “`required` and `min` never ask for more than can be chosen now: where nothing is offered, nothing is required.”
    private func isRequired(_ field: ReferenceField) -> Bool {
        let list = field.options.flatMap { form.list($0) }
        if let list, choosable(list).isEmpty { return false }
        return field.isRequired || isTrue(field.requiredWhen, ifAbsent: false)
    }

    // MARK: Fields

    private func violations(of field: ReferenceField) -> [ReferenceViolation] {
        let answer = reading.answers[field.id] ?? .none
        switch (field.type, answer) {
        case (.text(let limits), .text(let text)): return named(limits.codes(text), field)
        case (.integer(let limits), .number(let number)), (.decimal(let limits), .number(let number)):
            return named(limits.codes(number), field)
        case (.moment(let moment, let min, let max), .moment(let text)):
            return named(moment.codes(text, min: min, max: max), field)
        // “`must-be: true` (an agreement)”
        case (.toggle(let mustBe), .flag(let isOn)): return named(mustBe && !isOn ? ["must-be"] : [], field)
        case (.picker(let options, _), .tag(let tag)): return violations(of: [tag], options, field)
        case (.selection(let selection), .tags(let tags)): return violations(of: tags, selection, field)
        // Without a key, a selection has no tags.
        case (.selection(let selection), _): return violations(of: [], selection, field)
        // “**Required** means answered: a picker has a tag, …, a text is not empty.”
        case (.text, _), (.integer, _), (.decimal, _), (.moment, _), (.picker, _):
            return named(isRequired(field) ? ["required"] : [], field)
        case (.toggle, _), (.note, _): return []
        }
    }

    private func named(_ codes: [String], _ field: ReferenceField) -> [ReferenceViolation] {
        codes.map { ReferenceViolation(field.id, $0) }
    }

    // MARK: Selections

    private func violations(
        of tags: [String], _ selection: ReferenceSelection, _ field: ReferenceField
    ) -> [ReferenceViolation] {
        var found = violations(of: tags, selection.options, field)
        // “a selection has at least one”
        if tags.isEmpty, isRequired(field) { found.append(ReferenceViolation(field.id, "required")) }
        // “`min` and `max` bound a selection that is not empty; an empty optional selection is valid.”
        if let max = selection.max, tags.count > max { found.append(ReferenceViolation(field.id, "too-many")) }
        if let min = selection.min, !tags.isEmpty, isTooFew(tags, min, form.list(selection.options)) {
            found.append(ReferenceViolation(field.id, "too-few"))
        }
        guard let list = form.list(selection.options) else { return found }
        // “`required`: must be among the chosen (agreements listed as checkboxes); code `required-option`”. It asks for
        // no more than can be chosen now either.
        for option in choosable(list) where option.isRequired && !tags.has(option.tag) {
            found.append(ReferenceViolation(field.id, "required-option", option.tag))
        }
        // “An answer that holds both is a violation.”
        if tags.count > 1, list.options.contains(where: { $0.isExclusive && tags.has($0.tag) }) {
            found.append(ReferenceViolation(field.id, "exclusive-conflict"))
        }
        return found
    }

    private func isTooFew(_ tags: [String], _ min: Int, _ list: ReferenceList?) -> Bool {
        guard let list else { return tags.count < min }
        // “An exclusive option, chosen alone, satisfies `required` and any `min`.”
        let isAlone = tags.count == 1 && list.options.contains { $0.isExclusive && tags.has($0.tag) }
        // “`required` and `min` never ask for more than can be chosen now”: with others, no exclusive option can.
        let most = choosable(list).filter { !$0.isExclusive }.count
        return !isAlone && tags.count < Swift.min(min, most)
    }

    /// What holds for pickers and selections alike.
    private func violations(
        of tags: [String], _ options: ReferenceOptions, _ field: ReferenceField
    ) -> [ReferenceViolation] {
        guard let list = form.list(options) else { return [] }
        // “it still counts as chosen, …; it is shown, flagged `not-offered`”; “**Retired** but stored: valid, no
        // violation.”
        return list.options.filter { tags.has($0.tag) && !$0.isRetired && !isOffered($0) }
            .map { ReferenceViolation(field.id, "not-offered", $0.tag) }
    }

    // MARK: Rules

    /// “a rule is violated only when it is *false* (as CHECK)”, “A rule rests while its `at` field is hidden.”
    private func violations(of rule: ReferenceRule) -> [ReferenceViolation] {
        // “`at` (default: the first field named)”
        guard let at = rule.at ?? rule.require.fields(in: form).first, isVisible(at) else { return [] }
        let isAsked = isTrue(rule.when, ifAbsent: true)
        return isAsked && truth(rule.require) == .no ? [ReferenceViolation(at, "rule")] : []
    }
}
