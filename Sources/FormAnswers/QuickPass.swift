/// The first pass over a record: each byte is looked at once, tags become bits, and most answers are found to be within
/// their limits on the way. What is not is left to `CloserLook`.
struct QuickPass {
    var scanner: JSONScanner
    private let record: UInt64
    /// How many fields need a closer look, but for those that are not answered.
    private var closer = 0
    /// How many fields are answered that would need one if they were not.
    private var satisfied = 0

    init(_ scanner: JSONScanner, record: UInt64) {
        self.scanner = scanner
        self.record = record
    }

    /// Whether nothing is wrong with the fields, as far as no condition decides.
    ///
    /// - Parameter demanding: how many fields need a closer look where they are not answered.
    func isClear(demanding: Int) -> Bool { closer == 0 && satisfied == demanding }

    /// Reads a record, an object, up to its closing brace.
    ///
    /// The parameters are the pass's surroundings. They are handed on from call to call, and are no part of it, so that
    /// nothing is retained or released on the way.
    mutating func read(
        _ bytes: Span<UInt8>, _ plan: PlannedNames, _ states: inout [FieldState], _ strays: inout [StrayKey]
    ) throws(AnswerFault) {
        var room = states.mutableSpan
        try read(bytes, plan, &room, &strays)
    }

    private mutating func read(
        _ bytes: Span<UInt8>, _ plan: PlannedNames, _ states: inout MutableSpan<FieldState>, _ strays: inout [StrayKey]
    ) throws(AnswerFault) {
        guard scanner.peek(bytes) == UInt8(ascii: "{") else { throw AnswerFault(.expectedObject, at: scanner.at) }
        scanner.at &+= 1
        scanner.skipBlanks(bytes)
        if scanner.peek(bytes) == UInt8(ascii: "}") {
            scanner.at &+= 1
            return
        }
        var expected = 0
        var fault = AnswerFault.Kind.expectedKeyOrBrace
        repeat {
            guard scanner.peek(bytes) == UInt8(ascii: "\"") else { throw AnswerFault(fault, at: scanner.at) }
            let offset = scanner.at
            let text = try scanner.text(bytes)
            let target = target(of: text, expected: expected, bytes, plan)
            try scanner.colon(bytes)
            if target >= 0 {
                let field = target &>> 16
                expected = field &+ 1
                var state = FieldState(record: record, rank: target & 0xFFFF, key: offset, value: scanner.at)
                if states[field].record == record {
                    try again(field, &state, text, bytes, plan, &states, &strays)
                } else {
                    try read(field, &state, bytes, plan)
                    states[field] = state
                }
            } else {
                strays.append(StrayKey(field: nil, offset: offset, text: text))
                try scanner.skipValue(bytes, depth: 1)
            }
            fault = .expectedKey
        } while try scanner.comma(bytes, orEnd: UInt8(ascii: "}"), else: .expectedCommaOrBrace)
    }

    /// The field that a key means, as `AnswerPlan.keys` has it; -1 if it is no field's.
    @inline(__always)
    private func target(of text: JSONText, expected: Int, _ bytes: Span<UInt8>, _ plan: PlannedNames) -> Int {
        if text.hasEscapes { return plan.index.find(text.content(bytes), in: plan.keys) }
        let key = NameKey(bytes, from: text.start, count: text.count)
        // Most records have their answers in the form's order.
        if expected < plan.fields.count, key.count <= 16, plan.fields[expected].name == key { return expected &<< 16 }
        return plan.index.find(key, in: plan.keys, bytes, at: text.start)
    }

    /// Reads the value of a field that the record has already an answer of: a former name loses against a later one, and
    /// the last of equal ones wins.
    private mutating func again(
        _ field: Int, _ state: inout FieldState, _ text: JSONText, _ bytes: Span<UInt8>, _ plan: PlannedNames,
        _ states: inout MutableSpan<FieldState>, _ strays: inout [StrayKey]
    ) throws(AnswerFault) {
        let old = states[field]
        if state.rank > old.rank { return try scanner.skipValue(bytes, depth: 1) }
        if state.rank == old.rank { strays.append(StrayKey(field: field, offset: state.key, text: text)) }
        count(old.outcome, of: plan.fields[field].isDemanding, by: -1)
        try read(field, &state, bytes, plan)
        states[field] = state
    }

    @inline(__always)
    private mutating func read(
        _ field: Int, _ state: inout FieldState, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) {
        state.outcome = try outcome(field, &state.word, bytes, plan)
        count(state.outcome, of: plan.fields[field].isDemanding, by: 1)
    }

    @inline(__always) private mutating func count(_ outcome: FieldState.Outcome, of isDemanding: Bool, by step: Int) {
        switch outcome {
        case .clear: if isDemanding { satisfied &+= step }
        case .closer:
            closer &+= step
            if isDemanding { satisfied &+= step }
        case .unanswered: break
        }
    }

    @inline(__always)
    private mutating func outcome(
        _ field: Int, _ word: inout UInt64, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) -> FieldState.Outcome {
        let first = scanner.peek(bytes)
        switch plan.fields[field].kind {
        case .choice where first == UInt8(ascii: "\""): return try choice(field, &word, bytes, plan)
        case .selection where first == UInt8(ascii: "["):
            return try selection(field, &word, bytes, UInt8(ascii: "\""), plan)
        case .text where first == UInt8(ascii: "\""): return try text(field, bytes, plan)
        case .integer where isNumber(first): return try integer(field, &word, bytes, plan)
        case .toggle where first == UInt8(ascii: "t") || first == UInt8(ascii: "f"):
            return try toggle(field, &word, bytes, plan)
        case .integerChoice where isNumber(first): return try integerChoice(field, &word, bytes, plan)
        case .integerSelection where first == UInt8(ascii: "["): return try selection(field, &word, bytes, 0, plan)
        case .choice, .selection, .text, .integer, .toggle, .integerChoice, .integerSelection, .other:
            return try other(first, bytes)
        }
    }

    /// What is `null` is unanswered; whatever else is read again.
    private mutating func other(_ first: UInt8, _ bytes: Span<UInt8>) throws(AnswerFault) -> FieldState.Outcome {
        if first == UInt8(ascii: "n") {
            if case .null = try scanner.word(bytes) { return .unanswered }
            return .closer
        }
        try scanner.skipValue(bytes, depth: 1)
        return .closer
    }
}

@inline(__always) func isNumber(_ first: UInt8) -> Bool {
    first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") || first == UInt8(ascii: "-")
}

// MARK: One method a kind of value

extension QuickPass {
    @inline(__always)
    private func position(of text: JSONText, _ field: Int, _ bytes: Span<UInt8>, _ plan: PlannedNames) -> Int {
        if text.hasEscapes { return -1 }
        let key = NameKey(bytes, from: text.start, count: text.count)
        return plan.index.find(key, in: plan.fields[field].tags, bytes, at: text.start)
    }

    @inline(__always)
    private mutating func choice(
        _ field: Int, _ word: inout UInt64, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) -> FieldState.Outcome {
        let position = position(of: try scanner.text(bytes), field, bytes, plan)
        word = UInt64(truncatingIfNeeded: position)
        return position < 0 ? .closer : .clear
    }

    private mutating func integerChoice(
        _ field: Int, _ word: inout UInt64, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) -> FieldState.Outcome {
        let position = try integerTag(field, bytes, plan)
        word = UInt64(truncatingIfNeeded: position)
        return position < 0 ? .closer : .clear
    }

    /// The position of an integer tag in its usual spelling, which is the tag's; -1 for any other.
    private mutating func integerTag(
        _ field: Int, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) -> Int {
        let number = try scanner.number(bytes)
        guard number.isPlain else { return -1 }
        let key = NameKey(bytes, from: number.start, count: number.end - number.start)
        return plan.index.find(key, in: plan.fields[field].tags, bytes, at: number.start)
    }

    /// - Parameter quote: what the tags begin with; 0 for integer tags.
    @inline(__always)
    private mutating func selection(
        _ field: Int, _ word: inout UInt64, _ bytes: Span<UInt8>, _ quote: UInt8, _ plan: PlannedNames
    ) throws(AnswerFault) -> FieldState.Outcome {
        scanner.at &+= 1
        scanner.skipBlanks(bytes)
        if scanner.peek(bytes) == UInt8(ascii: "]") {
            scanner.at &+= 1
            return .unanswered
        }
        var chosen: UInt64 = 0
        var isClear = true
        repeat {
            let position = try tag(field, bytes, quote, plan)
            // `<<` gives 0 for a position beyond 63, and none stands for -1.
            let bit: UInt64 = position < 0 ? 0 : 1 << UInt64(truncatingIfNeeded: position)
            if bit == 0 || chosen & bit != 0 { isClear = false }
            chosen |= bit
        } while try scanner.comma(bytes, orEnd: UInt8(ascii: "]"), else: .expectedCommaOrBracket)
        word = chosen
        return isClear && passes(chosen, plan.fields[field]) ? .clear : .closer
    }

    /// The position of an option; -1 for whatever else stands there.
    @inline(__always)
    private mutating func tag(
        _ field: Int, _ bytes: Span<UInt8>, _ quote: UInt8, _ plan: PlannedNames
    ) throws(AnswerFault) -> Int {
        let first = scanner.peek(bytes)
        if quote != 0, first == quote { return position(of: try scanner.text(bytes), field, bytes, plan) }
        if quote == 0, isNumber(first) { return try integerTag(field, bytes, plan) }
        try scanner.skipValue(bytes, depth: 2)
        return -1
    }

    @inline(__always) private func passes(_ chosen: UInt64, _ field: PlannedField) -> Bool {
        let count = chosen.nonzeroBitCount
        return count >= field.min && count <= field.max
            && field.required & ~chosen == 0
            && (chosen & field.exclusive == 0 || count == 1)
    }

    private mutating func text(
        _ field: Int, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) -> FieldState.Outcome {
        let text = try scanner.text(bytes)
        if text.isEmpty { return .unanswered }
        let isWithin =
            text.leastLength >= plan.fields[field].min && text.greatestLength <= plan.fields[field].max
        return isWithin ? .clear : .closer
    }

    private mutating func integer(
        _ field: Int, _ word: inout UInt64, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) -> FieldState.Outcome {
        let number = try scanner.number(bytes)
        guard let value = number.integer(bytes) else { return .closer }
        word = UInt64(bitPattern: Int64(value))
        return value >= plan.fields[field].min && value <= plan.fields[field].max ? .clear : .closer
    }

    private mutating func toggle(
        _ field: Int, _ word: inout UInt64, _ bytes: Span<UInt8>, _ plan: PlannedNames
    ) throws(AnswerFault) -> FieldState.Outcome {
        guard case .yes = try scanner.word(bytes) else {
            return plan.fields[field].min <= 0 ? .clear : .closer
        }
        word = 1
        return plan.fields[field].max >= 1 ? .clear : .closer
    }
}
