import FormTestSupport
import Testing

/// The shape of the sources: short files, short functions, nothing that can trap, no `default:` that would hide a new
/// case.
@Suite struct ShapeTests {
    /// Files that are derived, and so as long as what they are derived from.
    static let derived: Set<String> = [
        "Sources/FormEmit/Swift/EmbeddedRuntime.swift", "Sources/FormSemantics/Names/CompositionTable.swift",
    ]

    static let files =
        (swiftFiles(below: "Sources") + swiftFiles(below: "Plugins") + swiftFiles(below: "Tests/Reference"))
        .filter { !derived.contains($0) }

    /// What is checked on Linux in SwiftUI's place. A view without a body traps where one is asked for, and enums of
    /// other modules have unknown cases: for these files the shape alone is asked for.
    static let stub =
        swiftFiles(below: "Tests/Support/SwiftUI/Sources") + swiftFiles(below: "Tests/Support/SwiftUI/Tests")

    @Test func filesAreShort() {
        #expect(!Self.stub.isEmpty)
        for file in Self.files + Self.stub {
            let lines = packageFile(file).split(separator: "\n", omittingEmptySubsequences: false).count - 1
            if lines > 300 { Issue.record("\(file) has \(lines) lines; 300 are enough") }
        }
    }

    @Test func functionsAreShort() {
        for file in Self.files + Self.stub {
            for (name, line, length) in functions(in: packageFile(file)) where length > 40 {
                Issue.record("\(file):\(line): `\(name)` has \(length) lines; 40 are enough")
            }
        }
    }

    @Test func nothingTrapsOrHides() {
        let words = [
            "fatalError(", "preconditionFailure(", "precondition(", "try!", "as!", "TODO", "FIXME", "XXX",
        ]
        for file in Self.files {
            for (number, line) in codeLines(of: packageFile(file)) {
                for word in words where line.contains(word) { Issue.record("\(file):\(number): \(word)") }
                if isForced(line) { Issue.record("\(file):\(number): a forced unwrap") }
            }
        }
    }

    /// Enums of the standard library have more cases than are of interest.
    static let foreignEnums: Set<String> = [
        "Sources/FormSource/Rendering/CellCounter.swift", "Sources/FormSource/Rendering/Printable.swift",
        "Sources/FormEmit/Swift/SwiftCode.swift", "Sources/FormSemantics/Names/SwiftName.swift",
    ]

    @Test func noSwitchHidesACase() {
        for file in Self.files where !Self.foreignEnums.contains(file) {
            let lines = packageFile(file).split(separator: "\n", omittingEmptySubsequences: false)
            for (position, line) in lines.enumerated() {
                let code = line.drop { $0 == " " }
                guard code.hasPrefix("default:") || code.hasPrefix("case _:") else { continue }
                let margin = line.prefix { $0 == " " }
                let start =
                    lines[..<position].lastIndex { $0.hasPrefix(margin + "switch ") || $0.contains(" switch ") }
                    ?? position
                let hidesCase = lines[start..<position].contains { $0.hasPrefix(margin + "case .") }
                if hidesCase { Issue.record("\(file):\(position + 1): a `default` over an enum") }
            }
        }
    }

    @Test func onlyTheCommandLinePrints() {
        for file in Self.files where !file.hasPrefix("Sources/formc/") {
            for (number, line) in codeLines(of: packageFile(file)) where line.contains("print(") {
                Issue.record("\(file):\(number): print")
            }
        }
    }

    // MARK: Reading Swift, roughly

    /// The lines that are code, without string literals and comments, and without the lines inside multi-line literals.
    private func codeLines(of source: String) -> [(number: Int, text: String)] {
        var lines: [(Int, String)] = []
        var isInLiteral = false
        for (position, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let quotes = line.ranges(of: "\"\"\"").count
            defer { if quotes % 2 == 1 { isInLiteral.toggle() } }
            if isInLiteral { continue }
            let code = withoutStrings(line)
            let comment = code.firstRange(of: "//")
            lines.append((position + 1, String(comment.map { code[..<$0.lowerBound] } ?? code[...])))
        }
        return lines
    }

    private func withoutStrings(_ line: Substring) -> String {
        var result = ""
        var isInString = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" {
                isInString.toggle()
            } else if !isInString {
                result.append(character)
            }
            previous = previous == "\\" && character == "\\" ? " " : character
        }
        return result
    }

    private func isForced(_ line: String) -> Bool {
        let characters = Array(line)
        for (position, character) in characters.enumerated().dropFirst() where character == "!" {
            let before = characters[position - 1]
            let after = position + 1 < characters.count ? characters[position + 1] : " "
            if before.isLetter || before.isNumber || before == ")" || before == "]", after != "=" { return true }
        }
        return false
    }

    /// Each function with its first line and its length; a body ends at the brace in the column of its declaration.
    private func functions(in source: String) -> [(name: String, line: Int, length: Int)] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var found: [(String, Int, Int)] = []
        for (position, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == " " }
            let words = line.split(separator: " ")
            guard
                let keyword = words.firstIndex(where: {
                    $0 == "func" || $0.hasPrefix("init(") || $0.hasPrefix("init?(")
                }),
                !words.contains(where: { $0.hasPrefix("//") }), keyword < 6
            else { continue }
            // A body on the same line, or none at all.
            if !line.hasSuffix("{"), !line.hasSuffix("(") { continue }
            // The signature ends where its bracket closes, there too perhaps with the body on that line.
            if let close = lines[position...].dropFirst().first(where: { $0.hasPrefix(indentation + ")") }),
                line.hasSuffix("("), !close.hasSuffix("{"), close.hasSuffix("}")
            {
                continue
            }
            let end = lines[position...].firstIndex { $0 == indentation + "}" } ?? position
            let isBlock = lines[position..<max(position + 1, end)].contains { $0.hasSuffix("{") }
            if isBlock, end > position {
                found.append((String(words[min(keyword + 1, words.count - 1)]), position + 1, end - position + 1))
            }
        }
        return found
    }
}
