import FormRuntime
import Testing

@Suite struct FormatTests {
    @Test(arguments: [
        (
            FormFormat.email, ["a@b", "ann.o'x+y@mail.example.com", "1@2.3"],
            ["", "a", "@b", "a@", "a b@c", "a@b..c", "a@-b"]
        ),
        (
            .url, ["http://a", "https://example.com/x?y=1#z", "HTTPS://ex.com:80", "https://例え.jp/あ"],
            ["", "example.com", "ftp://a", "http://", "http:///x", "https://a b", "http://a/<>", "http://a/ b"]
        ),
        (
            .phone, ["123", "+49 30 1234-567", "(030) 1234.567", "+1 (555) 010-9999", "0".padded(to: 30)],
            ["", "12", "abc", "1234x", "++49 30", "49 30 ", "-1234", "0".padded(to: 31)]
        ),
    ])
    func accepts(_ format: FormFormat, _ good: [String], _ bad: [String]) throws {
        let pattern = try FormPattern.parse(format.pattern).get()
        for text in good { #expect(pattern.matches(text), "\(text)") }
        for text in bad { #expect(!pattern.matches(text), "\(text)") }
    }
}

extension String {
    fileprivate func padded(to count: Int) -> String { String(repeating: self, count: count) }
}
