import FormRuntime
import Foundation
import Testing

@testable import FormUI

/// Numbers as people type them.
@Suite struct NumberTextTests {
    private func decimal(_ text: String, _ locale: String) -> String? {
        let number: FormDecimal? = FormNumberText(Locale(identifier: locale)).number(text)
        return number?.description
    }

    @Test(arguments: [
        ("7.5", "en_US", "7.5"), ("1,234.5", "en_US", "1234.5"), ("12,34,567", "en_IN", "1234567"), ("7", "en_US", "7"),
        (" -3.50 ", "en_US", "-3.5"), ("−3", "en_US", "-3"), ("+3", "en_US", "3"), ("007", "en_US", "7"),
        ("0.0", "en_US", "0"), ("7,5", "de_DE", "7.5"), ("1.234,5", "de_DE", "1234.5"), ("1.234", "de_DE", "1234"),
        ("7.5", "de_DE", "7.5"), ("1 234,5", "fr_FR", "1234.5"), ("1\u{202F}234,5", "fr_FR", "1234.5"),
        ("٧٫٥", "ar_EG", "7.5"), (".5", "en_US", "0.5"), ("1.", "en_US", "1"), ("-,5", "de_DE", "-0.5"),
        ("1'234.5", "de_CH", "1234.5"), ("1’234.5", "de_CH", "1234.5"), ("1,5", "ar_EG", "1.5"),
        ("1,234,567", "ar_EG", "1234567"), ("0,125", "ar_EG", "0.125"), ("７", "ja_JP", "7"),
    ])
    func isRead(_ text: String, _ locale: String, _ number: String) {
        #expect(decimal(text, locale) == number)
    }

    @Test(arguments: [
        "", " ", "x", "7x", "1.2.3", "--1", "-", ".", "1,23", "½", "1e3", "0x10", "٫", "9999999999999999",
    ])
    func isNoNumber(_ text: String) {
        #expect(decimal(text, "en_US") == nil)
    }

    @Test func integersHaveNoFraction() {
        let texts = FormNumberText(Locale(identifier: "en_US"))
        #expect(texts.number("12") == Int?(12))
        #expect(texts.number("12.0") == Int?(12))
        #expect(texts.number("12.5") == Int?.none)
        #expect(texts.number("9223372036854775807") == Int?(.max))
        #expect(texts.number("9223372036854775808") == Int?.none)
    }

    /// It may be a thousand and more, or one and a bit.
    @Test func whatCanBeTwoNumbersIsNone() { #expect(decimal("1,234", "ar_EG") == nil) }

    @Test func whatIsSaidIsTrue() {
        let texts = FormNumberText(Locale(identifier: "en_US"))
        #expect(texts.problem("x", Int.self) == .noNumber)
        #expect(texts.problem("1.5", Int.self) == .noWhole)
        #expect(texts.problem("99999999999999999999", Int.self) == .tooLong)
        #expect(texts.problem("0.1234567890123456", FormDecimal.self) == .tooLong)
        #expect(texts.problem("1.5", FormDecimal.self) == nil && texts.problem(" ", Int.self) == nil)
    }

    @Test(arguments: ["en_US", "de_DE", "fr_FR", "ar_EG", "ja_JP", "de_CH"])
    func whatIsWrittenIsRead(_ locale: String) {
        let texts = FormNumberText(Locale(identifier: locale))
        for written in ["0", "-1", "1234.5", "0.001", "999999999999999"] {
            let number = FormDecimal(written)
            #expect(texts.number(texts.text(number)) == number, "\(written) \(locale)")
        }
    }
}
