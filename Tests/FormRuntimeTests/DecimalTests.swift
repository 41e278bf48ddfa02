import FormRuntime
import Testing

@Suite struct DecimalTests {
    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("0.00", "0"), ("1.50", "1.5"), ("1200", "1200"), ("-0.5", "-0.5"), ("1e3", "1000"),
        ("1.5E+2", "150"), ("15e-1", "1.5"), ("0.000001", "0.000001"), ("0.0000001", "1e-7"), ("1e21", "1e21"),
        ("1e20", "100000000000000000000"), ("123456789012345", "123456789012345"), ("-1.5e-30", "-1.5e-30"),
        ("1e307", "1e307"), ("1e-307", "1e-307"), ("0.10000000000000000000", "0.1"), ("0e999999999999", "0"),
    ])
    func textGoesInAndOut(_ text: String, _ description: String) throws {
        let value = try #require(FormDecimal(text))
        #expect(value.description == description)
        #expect(FormDecimal(value.description) == value)
        #expect(FormDecimal(value.doubleValue) == value)
    }

    @Test(arguments: [
        "", "-", "+1", ".5", "5.", "1e", "1e+", "01", "-01", "1 ", " 1", "1_000", "0x1", "1,5", "nan", "inf", "1.2.3",
        "1e2.5", "1234567890123456", "0.1234567890123456", "1e308", "1e-308", "1e999999999999999999", "--1", "١",
    ])
    func whatIsNoDecimal(_ text: String) {
        #expect(FormDecimal(text) == nil)
    }

    @Test func doublesAreTheirShortestText() {
        #expect(
            FormDecimal(0.1 as Double) == FormDecimal("0.1") && FormDecimal(1e300 as Double) == FormDecimal("1e300"))
        #expect(FormDecimal(Double.nan) == nil && FormDecimal(-Double.infinity) == nil)
        #expect(FormDecimal(Int.max) == nil && FormDecimal(1_000 as Int)?.description == "1000")
    }

    @Test func generatedNumbersNeverTrap() {
        for digits in [Int64.min, .max, 0, 1, -1, 999_999_999_999_999] {
            for exponent in [Int.min, -400, -1, 0, 1, 400, .max] {
                let value = FormDecimal(significand: digits, exponent: exponent)
                #expect(FormDecimal(value.description) == value)
                _ = FormDecimal(exactly: digits, exponent: exponent)
                for step in [Int64.min, 0, 1, .max] {
                    _ = value.isMultiple(of: FormDecimal(significand: step, exponent: exponent), from: value)
                    _ = value.isMultiple(of: 0.1, from: FormDecimal(significand: step, exponent: 0))
                }
            }
        }
        let literal: FormDecimal = 72.5
        #expect(literal.description == "72.5" && (3 as FormDecimal).description == "3")
    }

    /// Against integers: every value here is a multiple of 10⁻⁴ below 10⁹.
    @Test func comparesAndStepsAsIntegersDo() {
        var random = Numbers(seed: 7)
        for _ in 0..<20_000 {
            let numbers = (0..<3).map { _ in Int64.random(in: -3_000...3_000, using: &random) }
            let scales = (0..<3).map { _ in Int.random(in: 0...4, using: &random) }
            let decimals = zip(numbers, scales).map { FormDecimal(significand: $0, exponent: -$1) }
            let integers = zip(numbers, scales).map { number, scale in
                (0..<(4 - scale)).reduce(number) { product, _ in product * 10 }
            }
            #expect((decimals[0] < decimals[1]) == (integers[0] < integers[1]))
            #expect((decimals[0] == decimals[1]) == (integers[0] == integers[1]))
            let isMultiple = decimals[0].isMultiple(of: decimals[1], from: decimals[2])
            let step = integers[1]
            #expect(isMultiple == (step <= 0 || (integers[0] - integers[2]) % step == 0), "\(decimals)")
        }
    }

    @Test func stepsAcrossFarExponents() throws {
        func isMultiple(_ value: String, _ step: String, _ base: String) throws -> Bool {
            try #require(FormDecimal(value)).isMultiple(
                of: #require(FormDecimal(step)), from: #require(FormDecimal(base)))
        }
        #expect(try isMultiple("1e300", "1e-300", "0"))
        #expect(try !isMultiple("1e-300", "1e300", "0"))
        #expect(try isMultiple("1e300", "7", "1e300"))
        // 10³⁰⁰ ≡ 1 (mod 7): 300 is a multiple of the order 6 of 10.
        #expect(try isMultiple("1e300", "7", "1") && !isMultiple("1e300", "7", "2"))
        #expect(try isMultiple("1e300", "0.7", "0.1") == false)
        #expect(try isMultiple("1000.1", "1000", "0.1") && isMultiple("0.1", "1000", "1000.1"))
        #expect(try isMultiple("0.3", "0.1", "0") && isMultiple("0.3", "0.1", "-0.1"))
        #expect(try isMultiple("999999999999999", "2", "-999999999999999"))
        #expect(try isMultiple("500000000000000", "1e15", "-500000000000000"))
    }

    @Test func hashesByValue() {
        #expect(Set([FormDecimal("1.0"), FormDecimal("1"), FormDecimal("10e-1")]).count == 1)
    }
}
