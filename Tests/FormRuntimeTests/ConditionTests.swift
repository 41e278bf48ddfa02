import FormRuntime
import Testing

/// Conditions over plain values, and what a table of them does with text that is none.
@Suite struct ConditionTests {
    private let one = FormTagSet(1), oneOrTwo = FormTagSet(1, 2)

    private func truth(_ condition: FormCondition, _ values: FormValue...) -> FormTruth { condition.truth(values) }

    @Test func comparisonsWithNothingAreUnknown() {
        for comparison in FormComparison.allCases {
            let condition = FormCondition.compares(.field(0), comparison, .field(1))
            #expect(truth(condition, .unanswered, .integer(1)) == .unknown)
            #expect(truth(condition, .integer(1), .unanswered) == .unknown)
            #expect(truth(condition, .integer(1)) == .unknown)
            #expect(truth(.compares(.field(0), comparison, .field(0)), .text("")) == .unknown)
        }
    }

    @Test func numbersCompareByValue() throws {
        let long = 9_007_199_254_740_993
        let values: [(FormValue, FormValue, FormTruth)] = [
            (.integer(5), .decimal(FormDecimal(significand: 50, exponent: -1)), .no),
            (.integer(5), .decimal(FormDecimal(significand: 51, exponent: -1)), .yes),
            (.decimal(FormDecimal(significand: 49, exponent: -1)), .integer(5), .yes),
            (.integer(long), .decimal(FormDecimal(significand: 9_007_199_254_741, exponent: 3)), .yes),
            (.decimal(FormDecimal(significand: 9_007_199_254_740, exponent: 3)), .integer(long), .yes),
            (.integer(.max), .decimal(FormDecimal(significand: 1, exponent: 19)), .yes),
            (.decimal(FormDecimal(significand: 1, exponent: 300)), .integer(.max), .no),
            (.decimal(FormDecimal(significand: -1, exponent: 300)), .integer(.min), .yes),
            (.integer(.min), .decimal(FormDecimal(significand: 1, exponent: -300)), .yes),
            (.decimal(FormDecimal(significand: 5, exponent: -1)), .integer(.max), .yes),
            (.integer(.min), .decimal(FormDecimal(significand: -5, exponent: -1)), .yes),
        ]
        for (left, right, isLess) in values {
            #expect(truth(.compares(.field(0), .less, .field(1)), left, right) == isLess, "\(left) < \(right)")
            #expect(truth(.compares(.field(1), .greater, .field(0)), left, right) == isLess, "\(right) > \(left)")
        }
    }

    @Test func textsAndTagsCompareByTheirBytes() {
        let same = FormCondition.compares(.field(0), .equal, .field(1))
        #expect(truth(same, .text("\u{E9}"), .text("e\u{301}")) == .no)
        #expect(truth(same, .tag("\u{E9}"), .tag("\u{E9}")) == .yes)
    }

    @Test func membershipIsUnknownOnlyWhileThePickerIs() {
        var withField = one
        withField.fields = [1]
        #expect(truth(.isOneOf(0, oneOrTwo), .option(2)) == .yes)
        #expect(truth(.isOneOf(0, oneOrTwo), .option(3)) == .no)
        #expect(truth(.isOneOf(0, oneOrTwo), .unanswered) == .unknown)
        #expect(truth(.isOneOf(0, withField), .option(3), .unanswered) == .no)
        #expect(truth(.isOneOf(0, withField), .option(3), .option(3)) == .yes)
        #expect(truth(.isAmong(0, selection: 1), .option(3), .unanswered) == .no)
        #expect(truth(.isAmong(0, selection: 1), .unanswered, .options(oneOrTwo.options)) == .unknown)
        #expect(truth(.isAmong(0, selection: 1), .option(2), .options(oneOrTwo.options)) == .yes)
    }

    @Test func selectionsAreNeverUnknown() {
        var withField = FormTagSet(1)
        withField.fields = [1]
        #expect(truth(.hasAny(0, oneOrTwo), .options(one.options)) == .yes)
        #expect(truth(.hasAll(0, oneOrTwo), .options(one.options)) == .no)
        #expect(truth(.hasAny(0, oneOrTwo), .unanswered) == .no)
        #expect(truth(.hasAll(0, FormTagSet()), .unanswered) == .yes)
        #expect(truth(.hasAny(0, FormTagSet()), .options(one.options)) == .no)
        #expect(truth(.hasAll(0, withField), .options(oneOrTwo.options), .unanswered) == .no)
        #expect(truth(.hasAll(0, withField), .options(oneOrTwo.options), .option(2)) == .yes)
        #expect(truth(.compares(.count(0), .equal, .constant(.integer(0))), .unanswered) == .yes)
        #expect(truth(.isAnswered(0), .options(FormWideBits())) == .no)
        #expect(truth(.isAnswered(0), .toggle(false)) == .yes)
    }

    @Test func bitsBeyondAWordAreBitsLikeOthers() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let limit = Int.random(in: 1...200, using: &generator)
            let (first, second) = (Set.random(below: limit, &generator), Set.random(below: limit, &generator))
            let both = first.intersection(second)
            #expect(FormWideBits(first).isSubset(of: FormWideBits(second)) == first.isSubset(of: second))
            #expect(FormWideBits(both).isSubset(of: FormWideBits(first)))
            #expect(FormWideBits(first).isDisjoint(with: FormWideBits(second)) == both.isEmpty)
        }
    }

    /// A form over a table that nobody checked.
    private struct Odd: FormModel {
        var member = false

        enum Field: FormField {
            case member

            static let fieldTable = FormFieldTable("Odd\tOdd\tform\tconditional\nmember\tMember\ttoggle")
        }

        static let conditions = FormConditions(
            of: Odd(),
            """
            visible-when
            visible-when\t
            visible-when\tmember and\tfield=member
            visible-when\t(member\tfield=member
            visible-when\tmember)\tfield=member
            visible-when\tnot\tfield=member
            visible-when\tcount(\tfield=member
            visible-when\tcount(member\tfield=member
            visible-when\tmember ==\tfield=member
            visible-when\tmember == "\tfield=member
            visible-when\tmember has any (a, b\tfield=member
            visible-when\tmember in (field(\tfield=member
            visible-when\tnobody\tfield=member
            visible-when\tmember\tfield=nobody
            visible-when\tmember\tfield=member\toption=a
            rule
            rule\tNo\trequire=\tat=member
            rule\tNo\trequire=not member\tat=nobody
            rule\tYes\trequire=not member\tat=member\twhen=nonsense ==
            """)

        func visit(_ visitor: inout FormVisitor) { visitor.toggle(member) }
        mutating func fill(_ filler: inout FormFiller) { filler.toggle(&member) }
    }

    @Test func aMalformedTableNeverTraps() {
        #expect(Odd().violations() == [])
        #expect(Odd(member: true).violations().map(\.description) == ["member: Yes [rule]"])
    }
}

extension FormTagSet {
    fileprivate init(_ options: Int...) {
        self.init()
        for option in options { self.options.insert(option) }
    }
}

extension FormWideBits {
    fileprivate init(_ positions: Set<Int>) {
        self.init()
        for position in positions { insert(position) }
    }
}

extension Set<Int> {
    fileprivate static func random(below limit: Int, _ generator: inout some RandomNumberGenerator) -> Set {
        Set((0..<limit).filter { _ in Bool.random(using: &generator) })
    }
}
