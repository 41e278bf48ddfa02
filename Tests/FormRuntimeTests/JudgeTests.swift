import FormRuntime
import Testing

/// The judge on plain data, as the compiler and the check of stored answers call it.
@Suite struct JudgeTests {
    private func select(
        _ chosen: [Int], _ rule: FormRule, _ options: FormOptionRules
    ) -> [String] {
        var bits = FormWideBits()
        for position in chosen { bits.insert(position) }
        var findings: [FormFinding] = []
        rule.judgeSelection(bits, of: options, &findings) { "t\($0)" }
        return findings.map { "\($0.code.rawValue) \($0.found)/\($0.allowed)" }
    }

    private func bits(_ positions: Int...) -> FormWideBits {
        var bits = FormWideBits()
        for position in positions { bits.insert(position) }
        return bits
    }

    @Test func neverAsksForMoreThanCanBeChosen() {
        let rule = FormRule(.selection(FormBounds(min: 3)), isRequired: true)
        #expect(select([0], rule, FormOptionRules(count: 2)) == ["too-few 1/2"])
        #expect(select([0, 1], rule, FormOptionRules(count: 2)) == [])
        #expect(select([0], rule, FormOptionRules(count: 2, exclusive: bits(1))) == [])
        #expect(select([], rule, FormOptionRules(count: 0)) == [])
        #expect(select([], rule, FormOptionRules(count: 2, retired: bits(0, 1))) == [])
        // A retired one that is stored cannot be chosen, but it is one of those that are.
        #expect(select([0], rule, FormOptionRules(count: 3, retired: bits(0))) == ["too-few 1/2"])
        #expect(select([0, 1], rule, FormOptionRules(count: 3, retired: bits(0))) == [])
    }

    @Test func whatIsNotOfferedIsReported() {
        var options = FormOptionRules(count: 4, required: bits(2), retired: bits(1))
        options.offered = bits(0)
        #expect(
            select([0, 1, 2, 3], FormRule(.selection(FormBounds())), options) == ["not-offered t2/", "not-offered t3/"])
        #expect(select([], FormRule(.selection(FormBounds()), isRequired: true), options) == ["required /"])
        options.offered = FormWideBits()
        #expect(select([], FormRule(.selection(FormBounds()), isRequired: true), options) == [])
        var findings: [FormFinding] = []
        FormRule(.choice, isRequired: true).judgeChoice(nil, of: options, &findings) { "\($0)" }
        #expect(findings == [])
        FormRule(.choice).judgeChoice(3, of: options, &findings) { "\($0)" }
        #expect(findings == [FormFinding(.notOffered, found: "3", option: 3)])
    }

    @Test func severalExclusiveOptionsConflict() {
        let options = FormOptionRules(count: 100, exclusive: bits(70, 90))
        #expect(
            select([70, 90], FormRule(.selection(FormBounds())), options) == ["exclusive-conflict t70, t90/t70, t90"])
        #expect(select([90], FormRule(.selection(FormBounds(min: 2))), options) == [])
    }

    @Test func integersDoNotOverflow() {
        let rule = FormRule(.integer(FormNumberLimits(min: .min, max: .max, step: .max)))
        for value in [Int.min, -1, 0, 1, Int.max - 1, .max] {
            var findings: [FormFinding] = []
            rule.judgeInteger(value, &findings)
            // From Int.min by Int.max: Int.min, -1, Int.max - 1.
            #expect(findings.isEmpty == [Int.min, -1, .max - 1].contains(value))
        }
        for step in [Int.min, -1, 0] {
            var findings: [FormFinding] = []
            FormRule(.integer(FormNumberLimits(step: step))).judgeInteger(5, &findings)
            #expect(findings == [])
        }
    }

    @Test func integerStepsAgainstWideArithmetic() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let (value, base) = (Int.random(in: -50...50), Int.random(in: -50...50))
            let step = Int.random(in: 1...12)
            var findings: [FormFinding] = []
            FormRule(.integer(FormNumberLimits(min: base, step: step))).judgeInteger(value, &findings)
            #expect(findings.contains { $0.code == .step } == ((value - base) % step != 0))
        }
        _ = random.next()
    }

    @Test func lengthBoundsOfTextsOfAllWidths() {
        let rule = FormRule(.text(FormTextLimits(minLength: 2, maxLength: 3)))
        for (text, isValid) in [
            ("", true), ("a", false), ("ab", true), ("abc", true), ("abcd", false), ("é", false), ("e\u{301}", true),
            ("😀", false), ("😀😀😀", true), ("😀😀😀😀", false),
        ] {
            var findings: [FormFinding] = []
            rule.judgeText(text, &findings)
            #expect(findings.isEmpty == isValid, "\(text)")
        }
    }

    @Test func aRuleOfAnotherKindFindsNothing() {
        var findings: [FormFinding] = []
        let rule = FormRule(.toggle(mustBe: true))
        rule.judgeText("x", &findings)
        rule.judgeInteger(1, &findings)
        rule.judgeDecimal(1, &findings)
        rule.judgeTags(["a"], known: nil, &findings)
        #expect(findings == [])
    }
}
