import FormCompiler
import FormReference
import FormSource
import FormTestSupport
import Foundation
import Testing

/// Certain fixes, made until there are none: that comes to an end, what is fixed stays so, and comments stay.
@Suite struct FixedPointTests {
    private func fixed(_ bytes: [UInt8], imported: [SourceFile] = []) -> (text: RevisedText, rounds: Int) {
        var text = RevisedText(bytes)
        for round in 0..<100 {
            let edits = certainEdits(of: findings(text.bytes, imported), in: .main, text.bytes)
            if edits.isEmpty { return (text, round) }
            text.apply(edits)
        }
        return (text, 100)
    }

    private func findings(_ bytes: [UInt8], _ imported: [SourceFile] = []) -> [Diagnostic] {
        let spec = SourceFile(name: "form.yaml", bytes: bytes)
        return check(spec, imports: ImportLoader(files: [spec] + imported, spec: spec.name)).diagnostics
    }

    private func expectFixedPoint(_ bytes: [UInt8], _ imported: [SourceFile] = []) {
        let once = fixed(bytes, imported: imported)
        #expect(once.rounds < 100, "\(String(decoding: bytes, as: UTF8.self))")
        let twice = fixed(once.text.bytes, imported: imported)
        #expect(twice.text.bytes == once.text.bytes)
        #expect(comments(once.text.bytes) == comments(bytes), "\(String(decoding: once.text.bytes, as: UTF8.self))")
        #expect(once.text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) == bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        // No fix is worse than what it mends.
        if once.rounds > 0 {
            let left = Set(findings(once.text.bytes, imported).map(\.id))
            #expect(!findings(bytes, imported).isEmpty || left.isEmpty)
        }
    }

    private func comments(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "#") } }

    @Test(arguments: Explanation.all)
    func everyExplanation(_ explanation: Explanation) {
        expectFixedPoint(explanation.failingBytes, explanation.imported)
        expectFixedPoint(Array(explanation.mended.utf8), explanation.imported)
    }

    /// Where an explanation's fix is certain, it is what the page says.
    @Test func certainFixesMendThePages() {
        var count = 0
        for explanation in Explanation.all {
            let (text, rounds) = fixed(explanation.failingBytes, imported: explanation.imported)
            guard rounds > 0 else { continue }
            count += 1
            #expect(findings(text.bytes, explanation.imported).isEmpty, "\(explanation.id)")
        }
        #expect(count > 5)
    }

    private static let examples: [String] = {
        let names = FileManager.default.enumerator(atPath: packageFolder.appendingPathComponent("Examples").path)
        return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".form.yaml") }.sorted()
    }()

    /// The examples, spoilt by chance in the ways that are certainly repaired, and in others.
    @Test(arguments: examples)
    func spoiltExamples(_ name: String) {
        let spec = packageFile("Examples/" + name)
        let spoils = [
            (": ", ":"), ("- ", "-"), ("true", "yes"), ("label: ", "label:\u{A0}"), ("type", "tpye"), ("\n", "\r\n"),
            (" and ", " && "), ("\"", "\" "), ("  ", "\t"), ("false", "Off"), ("[", ""),
        ]
        var random = SplitMix(seed: UInt64(name.utf8.count))
        for _ in 0..<25 {
            var spoilt = spec
            for _ in 0...random.int(0...5) {
                let (old, new) = spoils[random.int(0...spoils.count - 1)]
                let places = spoilt.ranges(of: old)
                if let place = random.pick(places) { spoilt.replaceSubrange(place, with: new) }
            }
            expectFixedPoint(Array(spoilt.utf8))
        }
    }

    /// What is stored, or named elsewhere, does not change without being asked.
    @Test func whatIsStoredIsNotTouched() {
        let spec =
            "formc: 1\nform: F\nchoices:\n  c: [\"a \", { tag: \" b\", label: \" B\" }]\nsections:\n- fields:\n"
            + "  - { id: x, type: picker, label: X, options: c }\n  - { id: y, type: text, label: Y, default: \"d \" }\n"
        let text = String(decoding: fixed(Array(spec.utf8)).text.bytes, as: UTF8.self)
        #expect(text == spec.replacing("\" B\"", with: "\"B\""))
    }
}
