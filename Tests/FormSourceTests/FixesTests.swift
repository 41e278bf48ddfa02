import FormSource
import Testing

/// Edits that are made, and the difference that they are.
@Suite struct FixesTests {
    private func diagnostic(_ start: Int, _ end: Int, _ new: String, isCertain: Bool = true) -> Diagnostic {
        let range = SourceRange(start, end, in: .main)
        return .error("x", at: range, "", fix: Fix("", replace: range, with: new, isCertain: isCertain))
    }

    private func edited(_ text: String, _ diagnostics: [Diagnostic]) -> String {
        var revised = RevisedText(Array(text.utf8))
        revised.apply(certainEdits(of: diagnostics, in: .main, revised.bytes))
        return String(decoding: revised.bytes, as: UTF8.self)
    }

    @Test func theFirstOfOverlappingEditsWins() {
        #expect(edited("abcdef", [diagnostic(0, 3, "1"), diagnostic(2, 4, "2"), diagnostic(3, 4, "3")]) == "13ef")
        #expect(edited("abcdef", [diagnostic(0, 2, "1"), diagnostic(2, 4, "2")]) == "12ef")
        #expect(edited("abc", [diagnostic(1, 1, "1"), diagnostic(1, 1, "2")]) == "a1bc")
        #expect(edited("abc", [diagnostic(1, 1, "1"), diagnostic(1, 2, "2")]) == "a1bc")
        #expect(edited("abc", [diagnostic(0, 1, ""), diagnostic(1, 1, "2")]) == "bc")
    }

    @Test func onlyWhatIsCertainAndHere() {
        #expect(edited("abc", [diagnostic(0, 1, "1", isCertain: false), diagnostic(1, 2, "2")]) == "a2c")
        #expect(edited("abc", [diagnostic(2, 4, "1")]) == "abc")
        #expect(certainEdits(of: [diagnostic(0, 1, "a")], in: .main, Array("abc".utf8)).isEmpty)
        #expect(certainEdits(of: [diagnostic(0, 1, "b")], in: FileID(1), Array("abc".utf8)).isEmpty)
    }

    /// All edits of a fix, or none.
    @Test func aFixOfSeveralEdits() {
        var pair = diagnostic(4, 5, "2")
        pair.fix?.edits += diagnostic(0, 1, "1").fix?.edits ?? []
        #expect(edited("abcdef", [pair]) == "1bcd2f")
        #expect(edited("abcdef", [diagnostic(0, 2, "x"), pair, diagnostic(5, 6, "y")]) == "xcdey")
    }

    @Test func theDifference() {
        func diff(_ text: String, _ diagnostics: Diagnostic...) -> String {
            var revised = RevisedText(Array(text.utf8))
            revised.apply(certainEdits(of: diagnostics, in: .main, revised.bytes))
            return String(decoding: revised.unifiedDiff(name: "n"), as: UTF8.self)
        }
        #expect(diff("a\nb\n") == "")
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", diagnostic(8, 9, "five"))
                == "--- n\n+++ n\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
        #expect(
            diff("a", diagnostic(0, 1, "b")).hasSuffix(
                "-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"))
        #expect(diff("a\n", diagnostic(0, 2, "")).hasSuffix("@@ -1,1 +0,0 @@\n-a\n"))
        #expect(diff("", diagnostic(0, 0, "a\n")).hasSuffix("@@ -0,0 +1,1 @@\n+a\n"))
        #expect(
            diff("a", diagnostic(1, 1, "b")).hasSuffix(
                "-a\n\\ No newline at end of file\n+ab\n\\ No newline at end of file\n"))
        // A line beside an edit is not in it.
        #expect(diff("a\nb\nc\n", diagnostic(2, 4, "x\n")).contains(" a\n-b\n+x\n c\n"))
        // Far from each other: two hunks.
        let long = (1...30).map { "\($0)\n" }.joined()
        #expect(diff(long, diagnostic(0, 1, "x"), diagnostic(80, 81, "y")).components(of: "@@ -") == 2)
    }

    /// Random edits, round after round: what is in both texts, removed and added makes up the one and the other.
    @Test func theDifferenceIsWhole() {
        var seed: UInt64 = 1
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, limit)
        }
        for _ in 0..<2000 {
            var text = RevisedText((0..<random(40)).map { _ in [0x61, 0x62, 0x0A][random(3)] })
            for _ in 0..<1 + random(3) {
                var diagnostics: [Diagnostic] = []
                for _ in 0..<random(4) {
                    let start = random(text.bytes.count + 1)
                    let end = start + random(text.bytes.count - start + 1)
                    diagnostics.append(diagnostic(start, end, ["", "x", "\n", "y\nz", "y\n"][random(5)]))
                }
                diagnostics.sort { $0.range.start < $1.range.start }
                text.apply(certainEdits(of: diagnostics, in: .main, text.bytes))
            }
            var (old, new): ([UInt8], [UInt8]) = ([], [])
            for change in text.changes {
                switch change {
                case .same(let range):
                    old += text.original[range]
                    new += text.original[range]
                case .removed(let range): old += text.original[range]
                case .added(let range): new += text.bytes[range]
                }
            }
            #expect(old == text.original)
            #expect(new == text.bytes)
        }
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
