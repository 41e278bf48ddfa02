import Testing

@testable import formc

@Suite struct ArgumentsTests {
    private let out = Flag("-o", kind: .text("DIR"), summary: "")
    private let quiet = Flag("--quiet", "-q", summary: "")
    private let color = Flag("--color", kind: .choice(["auto", "always", "never"]), summary: "")
    private let count = Flag("--count", kind: .count, summary: "")
    private let size = Flag("--size", kind: .size, summary: "")

    private func parse(_ words: Path..., operand: Operand = .several("SPEC")) throws(UsageError) -> Arguments {
        try Arguments(words, flags: [out, quiet, color, count, size], operand: operand)
    }

    private func refusal(_ words: Path..., operand: Operand = .several("SPEC")) -> String {
        do throws(UsageError) {
            let arguments = try Arguments(words, flags: [out, quiet, color, count, size], operand: operand)
            return "accepted: \(arguments.operands.map(\.text))"
        } catch {
            return error.message
        }
    }

    @Test func flagsStandBeforeAndAfterOperands() throws {
        let arguments = try parse("a", "--quiet", "b", "-o", "out", "c")
        #expect(arguments.operands == ["a", "b", "c"])
        #expect(arguments.has(quiet))
        #expect(arguments.path(out) == "out")
        #expect(!arguments.has(color))
    }

    @Test(arguments: [["-o", "x"], ["-ox"], ["-o=x"]] as [[Path]])
    func aShortFlagAndItsValue(words: [Path]) throws {
        let arguments = try Arguments(words + ["spec"], flags: [out], operand: .several("SPEC"))
        #expect(arguments.path(out) == "x")
        #expect(arguments.operands == ["spec"])
    }

    @Test func aLongFlagAndItsValue() throws {
        #expect(try parse("--color", "never", "a").text(color) == "never")
        #expect(try parse("--color=never", "a").text(color) == "never")
        #expect(try parse("a", "-o", "-").path(out) == "-")
    }

    @Test func aValueMayHoldAnEqualsSignAndStartWithAHyphenWhenAttached() throws {
        #expect(try parse("a", "-oa=b").path(out) == "a=b")
        #expect(try parse("a", "-o=-x").path(out) == "-x")
    }

    @Test func eitherSpellingIsTheFlag() throws {
        #expect(try parse("-q", "a").has(quiet))
        #expect(refusal("-q", "--quiet", "a") == "'--quiet' is given twice")
    }

    @Test func aLoneHyphenIsAnOperand() throws {
        #expect(try parse("-").operands == ["-"])
    }

    @Test func afterTwoHyphensEverythingIsAnOperand() throws {
        let arguments = try parse("-q", "--", "--color", "-x", "--")
        #expect(arguments.operands == ["--color", "-x", "--"])
        #expect(!arguments.has(color))
        #expect(!arguments.asksForHelp)
        #expect(try !parse("--", "--help").asksForHelp)
        #expect(refusal("-o", "--", "a") == "'-o' needs a value: -o DIR")
    }

    @Test func helpWinsOverWhateverElseIsWrong() throws {
        #expect(try parse("--bogus", "--help").asksForHelp)
        #expect(try parse("-h").asksForHelp)
    }

    @Test func operandsKeepTheirBytes() throws {
        #expect(try parse(Path([0x66, 0xFF])).operands == [Path([0x66, 0xFF])])
        #expect(try parse(Path([0x2D, 0x6F, 0xFF]), "a").path(out) == Path([0xFF]))
    }

    @Test func unknownFlags() {
        #expect(refusal("--colour", "always") == "unknown flag '--colour'; did you mean '--color'?")
        #expect(refusal("--colr=always") == "unknown flag '--colr'; did you mean '--color'?")
        #expect(refusal("-x") == "unknown flag '-x'; did you mean '-o'?")
        #expect(refusal("--elephant") == "unknown flag '--elephant'")
        #expect(refusal("--\u{1B}") == #"unknown flag '--\u{1B}'"#)
    }

    @Test func valuesThatAreMissingOrTooMany() {
        #expect(refusal("a", "-o") == "'-o' needs a value: -o DIR")
        #expect(refusal("a", "-o", "--quiet") == "'-o' needs a value: -o DIR")
        #expect(refusal("a", "--color=") == "'--color' has an empty value")
        #expect(refusal("a", "--color", "") == "'--color' has an empty value")
        #expect(refusal("a", "--quiet=yes") == "'--quiet' takes no value")
        #expect(refusal("a", "-q=") == "'--quiet' takes no value")
        #expect(refusal("-oa", "-o", "a", "x") == "'-o' is given twice")
    }

    @Test func choices() {
        #expect(
            refusal("--color", "alway")
                == "'--color' takes auto, always or never, not 'alway'; did you mean 'always'?")
        #expect(refusal("--color=blue") == "'--color' takes auto, always or never, not 'blue'")
    }

    @Test func counts() throws {
        #expect(try parse("a", "--count", "12").number(count) == 12)
        for wrong in ["0", "-1", "+1", "1.5", "x", "1K", "99999999999999999999", "٣"] {
            let sentence = "'--count' takes a whole number from 1 to 9223372036854775807, not '\(wrong)'"
            #expect(refusal("a", Path("--count=\(wrong)")) == sentence)
            if wrong != "x" { #expect(refusal("a", "--count", Path(wrong)) == sentence) }
        }
    }

    @Test func sizes() throws {
        for (text, bytes) in [("7", 7), ("2K", 2_048), ("2k", 2_048), ("16M", 16 << 20), ("1024M", 1 << 30)] {
            #expect(try parse("a", "--size", Path(text)).number(size) == bytes)
        }
        for wrong in ["0", "0M", "M", "1G", "1025M", "9999999999999999999M", "1.5M", "16MB", "-1K"] {
            #expect(refusal("a", Path("--size=\(wrong)")).hasPrefix("'--size' takes a number of bytes"))
        }
    }

    @Test func operandsThatAreMissingOrTooMany() {
        #expect(refusal() == "no SPEC is given")
        #expect(refusal("--quiet") == "no SPEC is given")
        #expect(refusal("") == "argument '' is empty")
        #expect(refusal("a", "b", operand: .optional("NAME")) == "unexpected argument 'b'")
        #expect(refusal("a", operand: .none) == "unexpected argument 'a'")
        #expect(refusal(operand: .optional("NAME")) == "accepted: []")
    }
}

/// The help is made of what the parser reads; this holds for the texts that are not.
@Suite struct CommandTableTests {
    @Test func namesAndSpellingsAreUsedOnce() {
        #expect(Set(Command.all.map(\.name)).count == Command.all.count)
        for command in Command.all {
            let spellings = (command.flags + [.help]).flatMap(\.spellings)
            #expect(Set(spellings).count == spellings.count, "\(command.name)")
        }
    }

    @Test func helpFitsATerminalAndNamesEveryFlag() {
        for command in Command.all {
            let text = help(for: command)
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(command.name)")
            for spelling in command.flags.flatMap(\.spellings) { #expect(text.contains("  " + spelling)) }
            #expect(overview().contains("  " + command.name))
            #expect(!text.contains(" \n"), "trailing blanks in the help of \(command.name)")
        }
    }
}
