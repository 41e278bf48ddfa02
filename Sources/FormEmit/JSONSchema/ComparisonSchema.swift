import FormModel
import FormRuntime

/// Comparisons that are true. Those of a field with a value are said by its keywords, those of two pickers and those of
/// counts by going through what they can be.
extension JSONSchemaEmitter {
    mutating func compare(
        _ left: FormOperand, _ comparison: FormComparison, _ right: FormOperand, _ approximation: Approximation
    ) -> Proposition {
        switch (left, right) {
        case (.constant, .constant):
            return FormCondition.compares(left, comparison, right).truth([]).isYes ? .always : .never
        case (.constant, _): return compare(right, comparison.reversed, left, approximation)
        case (.count(let field), .constant(let value)): return count(field, comparison, value, approximation)
        case (.field(let field), .constant(let value)), (.tagNumber(let field, _), .constant(let value)):
            guard let test = test(comparison, value) else { return .never }
            return .every([.holds(field, test), visible(field, approximation)])
        case (.count(let field), _): return counts(of: field, comparison, right, approximation)
        case (_, .count(let field)): return counts(of: field, comparison.reversed, left, approximation)
        case (.tagNumber(let field, _), .tagNumber(let other, _)):
            return options(of: field, comparison, other, approximation)
        case (.field(let field), .field(let other)):
            if form.fields[field].shape.value.list != nil, form.fields[other].shape.value.list != nil {
                return options(of: field, comparison, other, approximation)
            }
            return inexpressible(
                "compares \(quoted(field)) with \(quoted(other))", [field, other], approximation)
        case (.field(let field), .tagNumber(let other, _)), (.tagNumber(let field, _), .field(let other)):
            return inexpressible(
                "compares \(quoted(field)) with \(quoted(other))", [field, other], approximation)
        }
    }

    // MARK: With a value

    /// The values that compare so with another one; nil for none. `null` is not among them.
    private func test(_ comparison: FormComparison, _ value: FormValue) -> SchemaObject? {
        switch value {
        case .text(let text): return text.isEmpty ? nil : textTest(comparison, .string(text))
        case .integer(let number): return numberTest(comparison, .integer(number))
        case .decimal(let number): return numberTest(comparison, .decimal(number))
        case .date(let date): return momentTest(comparison, MomentText(date))
        case .time(let time): return momentTest(comparison, MomentText(time))
        case .dateTime(let moment): return momentTest(comparison, MomentText(moment))
        // No condition compares these.
        case .unanswered, .toggle, .option, .options, .tag, .tags, .integerTags: return nil
        }
    }

    private func textTest(_ comparison: FormComparison, _ text: JSON) -> SchemaObject? {
        switch comparison {
        case .equal: ["const": text]
        case .notEqual: ["type": "string", "minLength": 1, "not": ["const": text]]
        case .less, .lessOrEqual, .greater, .greaterOrEqual: nil
        }
    }

    private func numberTest(_ comparison: FormComparison, _ number: JSON) -> SchemaObject {
        switch comparison {
        case .equal: ["const": number]
        case .notEqual: ["type": "number", "not": ["const": number]]
        case .less: ["type": "number", "exclusiveMaximum": number]
        case .lessOrEqual: ["type": "number", "maximum": number]
        case .greater: ["type": "number", "exclusiveMinimum": number]
        case .greaterOrEqual: ["type": "number", "minimum": number]
        }
    }

    private func momentTest(_ comparison: FormComparison, _ moment: MomentText) -> SchemaObject? {
        let same = JSON.strings(moment.spellings)
        switch comparison {
        case .equal: return ["enum": same]
        case .notEqual: return ["type": "string", "not": ["enum": same]]
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return moment.pattern(comparison).map { ["type": "string", "pattern": .string($0)] }
        }
    }

    // MARK: Counts

    /// A count is never unknown: that of what is hidden or unanswered is 0.
    private mutating func count(
        _ field: Int, _ comparison: FormComparison, _ value: FormValue, _ approximation: Approximation
    ) -> Proposition {
        let zero = FormOperand.constant(.integer(0))
        if FormCondition.compares(zero, comparison, .constant(value)).truth([]).isYes {
            return count(field, comparison.opposite, value, approximation.opposite).negated
        }
        var test: SchemaObject = ["type": "array"]
        let (floor, isWhole) = value.floor
        switch comparison {
        case .equal:
            if !isWhole || floor < 0 { return .never }
            test.add(["minItems": .integer(floor), "maxItems": .integer(floor)])
        case .notEqual: test.add("minItems", 1)
        case .greaterOrEqual: test.add("minItems", .integer(isWhole ? floor : floor + 1))
        case .greater: test.add("minItems", .integer(floor + 1))
        case .less, .lessOrEqual: return .never
        }
        return .every([.holds(field, test), visible(field, approximation)])
    }

    /// A count compared with something else than a value: whatever the count may be.
    private mutating func counts(
        of field: Int, _ comparison: FormComparison, _ other: FormOperand, _ approximation: Approximation
    ) -> Proposition {
        if tags(of: field) == nil, case .count(let counted) = other, tags(of: counted) != nil {
            return counts(of: counted, comparison.reversed, .count(field), approximation)
        }
        guard let tags = tags(of: field) else {
            let others = other.field.map { [$0] } ?? []
            let name = others.first.map { " with \(quoted($0))" } ?? ""
            let isCount = if case .count = other { true } else { false }
            return inexpressible(
                "compares the count of \(quoted(field))\(name)", isCount ? [] : others, approximation)
        }
        var cases: [Proposition] = []
        for number in 0...tags.count {
            let isSo = count(field, .equal, .integer(number), approximation)
            let holds = compare(.constant(.integer(number)), comparison, other, approximation)
            cases.append(.every([isSo, holds]))
        }
        return .some(cases)
    }

    // MARK: Two pickers

    /// Two pickers over one list, or over a list and the same with an option more: options at the same place are equal.
    private mutating func options(
        of field: Int, _ comparison: FormComparison, _ other: Int, _ approximation: Approximation
    ) -> Proposition {
        guard let tags = tags(of: field), let others = tags.isEmpty ? nil : self.tags(of: other) else {
            return inexpressible(
                "compares \(quoted(field)) with \(quoted(other))", [field, other], approximation)
        }
        var cases: [Proposition] = []
        for (position, tag) in tags.enumerated() {
            var test: SchemaObject
            switch comparison {
            case .equal:
                if position >= others.count { continue }
                test = ["const": others[position]]
            case .notEqual:
                test = answerType(other)
                if position < others.count { test.add("not", ["const": others[position]]) }
            case .less, .lessOrEqual, .greater, .greaterOrEqual: test = numberTest(comparison.reversed, tag)
            }
            cases.append(.every([.holds(field, ["const": tag]), .holds(other, test)]))
        }
        return .every([.some(cases), visible(field, approximation), visible(other, approximation)])
    }
}

extension FormValue {
    /// The greatest whole number that is not above a number, as far as a count may be, and whether it is the number.
    fileprivate var floor: (value: Int, isWhole: Bool) {
        let most = 1 << 32
        switch self {
        case .integer(let number): return (min(max(number, -most), most), true)
        case .decimal(let number):
            var digits = number.significand
            if number.exponent >= 0 {
                for _ in 0..<min(number.exponent, 20) where digits.magnitude < most { digits *= 10 }
                return (Int(min(max(digits, -Int64(most)), Int64(most))), true)
            }
            for _ in 0..<min(-number.exponent, 20) { digits /= 10 }
            let whole = min(max(digits, -Int64(most)), Int64(most))
            return (Int(number.significand < 0 ? whole - 1 : whole), false)
        case .unanswered, .text, .date, .time, .dateTime, .toggle, .option, .options, .tag, .tags, .integerTags:
            return (0, true)
        }
    }
}
