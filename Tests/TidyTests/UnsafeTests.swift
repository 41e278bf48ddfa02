import FormTestSupport
import Testing

/// What could break memory safety: C, and Swift's unsafe pointers. Little of it, and each with its reason beside it.
@Suite struct UnsafeTests {
    /// libyaml's parser and nothing else of it: neither what writes YAML nor what builds documents.
    private static let parser: Set<String> = [
        "yaml_parser_initialize", "yaml_parser_delete", "yaml_parser_set_encoding", "yaml_parser_set_input",
        "yaml_parser_parse", "yaml_event_delete", "yaml_parser_t", "yaml_event_t", "yaml_char_t",
    ]

    @Test func onlyTheParserOfLibyamlIsUsed() {
        var used: Set<String> = []
        for file in swiftFiles(below: "Sources") + swiftFiles(below: "Plugins") {
            let words = packageFile(file).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            let names = Set(words.filter { $0.hasPrefix("yaml_") }.map(String.init))
            #expect(names.isEmpty || file == "Sources/FormYAML/EventReader.swift", "\(file) calls libyaml")
            used.formUnion(names)
        }
        #expect(used == Self.parser)
        #expect(packageFile("Sources/CYAML/shim.h") == "#include <yaml.h>\n")
    }

    /// The words of Swift that leave memory safety to whoever writes them.
    private static let unsafeWords = [
        "Unsafe", "unsafe", "Unmanaged", "OpaquePointer", "withUTF8Buffer", "withContiguous", "loadUnaligned",
        "assumingMemoryBound", "@unchecked", "-Ounchecked", "nonisolated(unsafe)",
    ]

    /// The reason stands in a comment of the same paragraph, before the first such word: `Unsafe: …`. The command line
    /// calls the system, and is all files and descriptors.
    @Test func everyUnsafeWordHasItsReason() {
        var files = 0
        for file in swiftFiles(below: "Sources") where !file.hasPrefix("Sources/formc/") && !Self.isDerived(file) {
            let paragraphs = packageFile(file).replacing("\n\n", with: "\0").split(separator: "\0")
            var isUsed = false
            for paragraph in paragraphs {
                let lines = paragraph.split(separator: "\n")
                let code = lines.firstIndex { line in !line.isComment && Self.unsafeWords.contains { line.contains($0) }
                }
                guard let code else { continue }
                isUsed = true
                let reason = lines[..<code].contains { $0.isComment && $0.contains("Unsafe: ") }
                #expect(reason, "\(file): no reason for: \(lines[code])")
            }
            if isUsed { files += 1 }
        }
        #expect((4...8).contains(files), "\(files) files use what is unsafe")
    }

    /// What is generated has none of them: the runtime beside it is where they are, above.
    @Test func generatedCodeIsSafe() {
        let generated = swiftFiles(below: "Examples").filter {
            $0.hasSuffix(".form.swift") || $0.hasSuffix(".view.swift")
        }
        #expect(generated.count > 10)
        for file in generated {
            let text = packageFile(file)
            for word in Self.unsafeWords { #expect(!text.contains(word), "\(file): \(word)") }
        }
    }

    /// The copy of the runtime that the compiler writes, and a table of names.
    private static func isDerived(_ file: String) -> Bool {
        file == "Sources/FormEmit/Swift/EmbeddedRuntime.swift" || file == "Sources/FormSemantics/Names/Reserved.swift"
    }
}

extension Substring {
    fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }
}
