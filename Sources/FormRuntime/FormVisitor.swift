/// Goes through a form's values in the order of its fields, to judge, write, hash or compare them. Generated code
/// calls one method a field; the visitor counts the fields itself.
nonisolated public struct FormVisitor {
    let rows: FormFieldRows
    /// The limits that pass most answers; empty where every answer needs a closer look.
    private let quick: [FormQuickLimits]
    /// The position of the next field.
    private var field = 0
    /// What the visit is for; nil where all fields are judged by their tables alone.
    private let work: FormWork?
    private(set) var findings: [FormFinding] = []
    /// What is kept of words for a comparison or hash: here, where appending costs least.
    private(set) var words: [UInt64] = []
    private let keepsWords: Bool
    /// The lists of the fields with findings, for the labels of their options.
    private(set) var lists: [Int: FormList] = [:]

    /// Judges all fields by their tables alone.
    @usableFromInline init(judging table: FormFieldTable) {
        rows = table.rows
        quick = rows.quick
        work = nil
        keepsWords = false
    }

    init(_ rows: FormFieldRows, _ work: FormWork) {
        self.rows = rows
        self.work = work
        quick = work.isQuick ? work.conditions.closed(rows.quick) : []
        keepsWords = work.keepsWords
        if keepsWords { words.reserveCapacity(rows.quick.count * 2) }
    }

    @usableFromInline var hasFindings: Bool { !findings.isEmpty }

    /// Adds what the rules across fields found, each after what was found of its field.
    mutating func judgeRules() {
        guard let work else { return }
        let count = findings.count
        work.conditions.judge(work.values, work.decisions, &findings)
        if let only = work.only { findings.removeAll { $0.code == .rule && $0.field != only } }
        if findings.count == count { return }
        // Stable: what is in order stays so.
        findings = findings.enumerated().sorted {
            ($0.element.field ?? 0, $0.offset) < ($1.element.field ?? 0, $1.offset)
        }
        .map(\.element)
    }

    /// Where the texts of a finding's rule or option stand.
    func texts(of finding: FormFinding) -> FormTextRow? {
        if let rule = finding.rule { return work?.conditions.texts(ofRule: rule) }
        guard let field = finding.field, let option = finding.option, let list = lists[field] else { return nil }
        return FormTextRow(rows: list.rows, row: option)
    }

    /// Passes a field whose count, length or value is within its limits.
    private mutating func passes(_ measure: Int) -> Bool {
        guard field < quick.count else { return false }
        let limits = quick[field]
        guard measure >= limits.min, measure <= limits.max else { return false }
        field += 1
        return true
    }

    /// Passes an unanswered field that need not be answered.
    private mutating func passesUnanswered() -> Bool {
        guard field < quick.count, quick[field].isOptional else { return false }
        field += 1
        return true
    }

    private mutating func passesAnswer(_ isAnswered: Bool) -> Bool {
        isAnswered ? passes(0) : passesUnanswered()
    }

    /// A text has at most as many scalars as bytes and at least a quarter of that.
    private mutating func passesLength(_ value: String) -> Bool {
        guard field < quick.count else { return false }
        let limits = quick[field]
        let bytes = value.utf8.count
        if bytes <= limits.max, (bytes + 3) / 4 >= limits.min { return passes(limits.min) }
        return passes(value.unicodeScalars.count)
    }

    /// Whether a picker's option, -1 for none, is dealt with.
    @usableFromInline mutating func takesChoice(_ ordinal: Int) -> Bool {
        if passesAnswer(ordinal >= 0) { return true }
        return takesWord(UInt64(truncatingIfNeeded: ordinal))
    }

    /// Whether a selection is dealt with whose list has no options with a rule of their own: asking the list is what
    /// costs most here, where the first use of a static property is guarded by a call.
    @usableFromInline mutating func takesPlainSelection(_ word: UInt64) -> Bool {
        guard field < quick.count, quick[field].isPlain else { return false }
        return word == 0 ? passesUnanswered() : passes(word.nonzeroBitCount)
    }

    /// Whether a selection of at most 64 options is dealt with.
    @usableFromInline mutating func takesSelection(_ word: UInt64, _ options: FormQuickOptions) -> Bool {
        if word == 0, options.required == 0, passesUnanswered() { return true }
        if word != 0, options.required & ~word == 0, word & options.exclusive == 0 || word & (word - 1) == 0 {
            if passes(word.nonzeroBitCount) { return true }
        }
        return takesWord(word)
    }

    /// Keeps a word for a comparison or hash, which need not know what it stands for. Not inlined, so that the check of
    /// an answer needs no stack.
    @inline(never) private mutating func takesWord(_ word: UInt64) -> Bool {
        guard keepsWords else { return false }
        words.append(word)
        field += 1
        return true
    }

    /// Does the visit's work on a field that was not passed at once.
    private mutating func receive(_ value: FormValue) { receive(FormAnswer(value)) }

    private mutating func receive(_ answer: FormAnswer) {
        let at = field
        field += 1
        if let work, !work.isJudging { return work.receive(answer, key: rows.key(at), field: at, &words) }
        if let work, !work.judges(at) { return }
        var rule = rows.rule(at)
        if let work, work.decisions.required.contains(at) { rule.isRequired = true }
        let first = findings.count
        var options = answer.list?.options
        if let decided = work?.options(ofField: at) { options = options?.offering(decided) }
        rule.judge(answer.value, of: options, known: work?.known(rows.source(at)), &findings) { position in
            answer.list?.rows.name(position) ?? ""
        }
        for index in first..<findings.count {
            findings[index].field = at
            if findings[index].option != nil { lists[at] = answer.list }
        }
    }
}

/// One method a kind of field. They have names of their own, so that the compiler has no overloads to weigh.
nonisolated extension FormVisitor {
    public mutating func text(_ value: String) {
        if value.isEmpty ? passesUnanswered() : passesLength(value) { return }
        receive(.text(value))
    }

    public mutating func integer(_ value: Int?) {
        if let value {
            if !passes(value) { receive(.integer(value)) }
        } else {
            if !passesUnanswered() { receive(.unanswered) }
        }
    }

    public mutating func decimal(_ value: FormDecimal?) {
        if !passesAnswer(value != nil) { receive(value.map { .decimal($0) } ?? .unanswered) }
    }

    public mutating func date(_ value: FormDate?) {
        if !passesAnswer(value != nil) { receive(value.map { .date($0) } ?? .unanswered) }
    }

    public mutating func time(_ value: FormTime?) {
        if !passesAnswer(value != nil) { receive(value.map { .time($0) } ?? .unanswered) }
    }

    public mutating func dateTime(_ value: FormDateTime?) {
        if !passesAnswer(value != nil) { receive(value.map { .dateTime($0) } ?? .unanswered) }
    }

    public mutating func toggle(_ value: Bool) {
        if !passes(0) { receive(.toggle(value)) }
    }

    public mutating func tag(_ value: FormTag?) {
        if !passesAnswer(value != nil) { receive(value.map { .tag($0) } ?? .unanswered) }
    }

    public mutating func integerTag(_ value: Int?) {
        if !passesAnswer(value != nil) { receive(value.map { .integer($0) } ?? .unanswered) }
    }

    public mutating func tags(_ value: Set<FormTag>) {
        if value.isEmpty ? passesUnanswered() : passes(value.count) { return }
        receive(.tags(value))
    }

    public mutating func integerTags(_ value: Set<Int>) {
        if value.isEmpty ? passesUnanswered() : passes(value.count) { return }
        receive(.integerTags(value))
    }

    @inlinable public mutating func choice<Choice: FormChoice>(_ value: Choice?) {
        if !takesChoice(value?.ordinal ?? -1) { choiceInFull(value) }
    }

    @inlinable public mutating func selection<Choice: FormChoice>(_ value: FormSelection<Choice>) {
        if Choice.Bits.isWide { return selectionInFull(value) }
        if takesPlainSelection(value.bits.word) { return }
        if !takesSelection(value.bits.word, Choice.choiceTable.quick) { selectionInFull(value) }
    }

    // Rare enough not to be compiled again for each list.

    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline mutating func choiceInFull<Choice: FormChoice>(_ value: Choice?) {
        receive(
            FormAnswer(
                value.map { .option($0.ordinal) } ?? .unanswered, Choice.choiceTable.list,
                isInteger: Choice.RawValue.formIsInteger))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline mutating func selectionInFull<Choice: FormChoice>(_ value: FormSelection<Choice>) {
        receive(
            FormAnswer(.options(value.bits.wide), Choice.choiceTable.list, isInteger: Choice.RawValue.formIsInteger))
    }
}
