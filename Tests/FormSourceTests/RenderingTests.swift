import FormSource
import Testing

/// How a diagnostic is printed: its place, its line, its mark, its remarks.
@Suite struct RenderingTests {
    @Test func theFormatOfTheDesign() {
        let lines = String(repeating: "x\n", count: 30)
        let spec = lines + "      visible-when: «favourit» has apple\n"
        let note = Note("field `favourite` is declared", at: SourceRange(26 * 2 + 0, 26 * 2 + 1, in: .main))
        let text = rendered(
            spec, name: "task-edit.form.yaml", "`favourit` is no field of this form",
            label: "did you mean `favourite`?", notes: [note])
        #expect(
            text == """
                task-edit.form.yaml:31:21: error: `favourit` is no field of this form [some-id]
                31 |       visible-when: favourit has apple
                   |                     ^^^^^^^^ did you mean `favourite`?
                   = note: field `favourite` is declared at 27:1
                """)
    }

    @Test func aWarningWithAFixAndAPlainNote() {
        let source = SourceFile(name: "b.yaml", "on: yes\n")
        let range = SourceRange(4, 7, in: .main)
        let warning = Diagnostic.warning(
            "boolean", at: range, "`yes` is no boolean", notes: [Note("booleans are `true` and `false`")],
            fix: Fix("write `true`", replace: range, with: "true"))
        #expect(
            rendered(warning, in: [source]) == """
                b.yaml:1:5: warning: `yes` is no boolean [boolean]
                1 | on: yes
                  |     ^^^
                  = note: booleans are `true` and `false`
                  = help: write `true`
                """)
    }

    @Test func aNoteInAnotherFileNamesIt() {
        let sources = [SourceFile(name: "a.yaml", "one\n"), SourceFile(name: "lib/b.yaml", "two\nthree\n")]
        let error = Diagnostic.error(
            "same-name", at: SourceRange(0, 3, in: .main), "list `one` is already there",
            notes: [Note("first declared", at: SourceRange(4, 9, in: FileID(1)))])
        #expect(
            rendered(error, in: sources) == """
                a.yaml:1:1: error: list `one` is already there [same-name]
                1 | one
                  | ^^^
                  = note: first declared at lib/b.yaml:2:1
                """)
    }

    @Test func anErrorInAnImportedFileShowsItsLine() {
        let sources = [SourceFile(name: "a.yaml", "one\n"), SourceFile(name: "b.yaml", "two\nthree\n")]
        let error = Diagnostic.error(
            "x", at: SourceRange(6, 9, in: FileID(1)), "bad",
            notes: [Note("imported", at: SourceRange(0, 1, in: .main))])
        #expect(
            rendered(error, in: sources) == """
                b.yaml:2:3: error: bad [x]
                2 | three
                  |   ^^^
                  = note: imported at a.yaml:1:1
                """)
    }

    @Test func columnsAreBytesAndCaretsAreCells() {
        #expect(
            rendered("ラベル: «値»\n") == """
                a.form.yaml:1:12: error: wrong [some-id]
                1 | ラベル: 値
                  |         ^^
                """)
    }

    @Test func aRangeOfSeveralLinesIsMarkedOnItsFirst() {
        #expect(
            excerpt("a:\n  «b: 1\n  c»: 2\n") == """
                2 |   b: 1
                  |   ^^^^
                """)
    }

    @Test func anEmptyRangeGetsOneCaret() {
        #expect(
            excerpt("form: «»x\n") == """
                1 | form: x
                  |       ^
                """)
    }

    @Test func aRangeAtTheEndOfALine() {
        #expect(
            excerpt("form:«»\nx: 1\n") == """
                1 | form:
                  |      ^
                """)
        #expect(
            excerpt("form:«\n»x: 1\n") == """
                1 | form:
                  |      ^
                """)
    }

    @Test func aRangeAtTheEndOfTheFile() {
        #expect(
            excerpt("form:«»") == """
                1 | form:
                  |      ^
                """)
        #expect(
            rendered("form: x\n«»") == """
                a.form.yaml:2:1: error: wrong [some-id]
                2 |
                  | ^
                """)
        #expect(
            rendered("«»") == """
                a.form.yaml:1:1: error: wrong [some-id]
                1 |
                  | ^
                """)
    }

    @Test func carriageReturnsOfLineEndsAreNotShown() {
        #expect(
            excerpt("a: 1\r\nb: «2\r\n»c: 3\r\n") == """
                2 | b: 2
                  |    ^
                """)
    }

    @Test func aByteOrderMarkIsNoColumn() {
        #expect(
            rendered("\u{FEFF}«form»: x\n") == """
                a.form.yaml:1:1: error: wrong [some-id]
                1 | form: x
                  | ^^^^
                """)
        #expect(
            rendered("«\u{FEFF}»form: x\n") == """
                a.form.yaml:1:1: error: wrong [some-id]
                1 | form: x
                  | ^
                """)
    }

    @Test func aRangeOutsideOfItsFileIsMovedIntoIt() {
        let source = SourceFile(name: "a.yaml", "ab\n")
        #expect(
            rendered(.error("x", at: SourceRange(70, 90, in: .main), "bad"), in: [source]) == """
                a.yaml:2:1: error: bad [x]
                2 |
                  | ^
                """)
        #expect(
            rendered(.error("x", at: SourceRange(1, 90, in: .main), "bad"), in: [source]) == """
                a.yaml:1:2: error: bad [x]
                1 | ab
                  |  ^
                """)
        #expect(
            rendered(.error("x", at: SourceRange(0, 1, in: FileID(7)), "bad", notes: [Note("see")]), in: [source])
                == """
                error: bad [x]
                 = note: see
                """)
    }

    @Test func trailingBlanksAreMarkedButNotPrinted() {
        #expect(
            excerpt("a: 1«   »\n") == """
                1 | a: 1
                  |     ^^^
                """)
    }

    @Test func theSummaryCounts() {
        #expect(summary(errors: 2, warnings: 1) == "2 errors, 1 warning")
        #expect(summary(errors: 1, warnings: 0) == "1 error")
        #expect(summary(errors: 0, warnings: 12) == "12 warnings")
        #expect(summary(errors: 0, warnings: 0) == "")
    }
}
