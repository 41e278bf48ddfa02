import FormCompiler
import FormSource
import FormTestSupport
import Foundation
import Testing

/// The same bytes in, the same bytes out: whatever the seed of Swift's hashes, the folder, the locale, the time zone and
/// the order in which the system lists files.
@Suite struct DeterminismTests {
    /// What surrounds a run and must not show in what it writes.
    struct Surroundings: Sendable {
        var environment: [String: String]
        /// Whether the files are made in the opposite order, which for many file systems is the order of listing.
        var isReversed = false
        /// The working folder, below the test's own.
        var folder = "w"
    }

    private static let usual = Surroundings(environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "C"])

    private static let others = [
        Surroundings(environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"]),
        Surroundings(
            environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": "de:ja", "TZ": ":none", "HOME": "/nowhere"],
            isReversed: true, folder: "another folder/ä"),
    ]

    @Test func everyOutputIsTheSame() throws {
        let corpus = try Corpus.files()
        #expect(corpus.count > 200)
        let first = try outputs(of: corpus, Self.usual)
        // Each file, what each command says, and what is made.
        #expect(first.count > corpus.count + commands().count)
        #expect(first.values.count { $0.isEmpty } < 20)
        for surroundings in Self.others {
            let second = try outputs(of: corpus, surroundings)
            #expect(first.keys.sorted() == second.keys.sorted())
            let different = first.keys.filter { first[$0] != second[$0] }.sorted()
            #expect(different.isEmpty, "\(surroundings)")
        }
    }

    /// What all commands print and write, by the command or the name of the file.
    private func outputs(of corpus: [(name: String, text: String)], _ around: Surroundings) throws -> [String: String] {
        let workspace = try Workspace()
        for file in around.isReversed ? corpus.reversed() : corpus {
            try workspace.write("\(around.folder)/\(file.name)", file.text)
        }
        var outputs: [String: String] = [:]
        for line in commands() {
            let outcome = try workspace.shell(
                "cd '\(around.folder)' && \(line)", environment: around.environment)
            outputs[line] = outcome.description
        }
        for name in workspace.names where name.hasPrefix(around.folder + "/") {
            // Folders have no text.
            if let text = workspace.read(name) { outputs[String(name.dropFirst(around.folder.count + 1))] = text }
        }
        return outputs
    }

    private func commands() -> [String] {
        let formats = ReportFormat.allCases.map(\.rawValue)
        var lines = ["check .", "check Examples explanations --format concise"]
        lines.append("check . " + formats.map { "--output \($0)=report.\($0)" }.joined(separator: " "))
        lines += ["check explanations --diff", "check . --max-diagnostics 7", "build . --dry-run"]
        let kinds = "--emit swift,swiftui,json-schema"
        lines.append("build Examples \(kinds) --verbose --depfile deps -o embedded")
        lines.append("build Examples \(kinds) --runtime import --access public --depfile deps2 -o imported")
        lines.append("build Examples \(kinds) -o -")
        for form in ["Intake/Intake", "Survey2026/Survey2026", "Shared/TableBooking", "TaskEdit/TaskEdit"] {
            lines += answers("Examples/\(form).form.yaml")
        }
        lines += ["schema", "help", "help --man", "explain", "explain required"]
        lines += ["bash", "zsh", "fish"].map { "completions \($0)" }
        lines += Explanation.all.indices.filter { $0 % 9 == 0 }.map { "explain \(Explanation.all[$0].id)" }
        return lines.map { "\"$FORMC\" \($0)" }
    }

    /// Samples of a form, valid and wrong, and what is said of them.
    private func answers(_ form: String) -> [String] {
        let valid = "\(form).jsonl"
        let wrong = "\(form).wrong.jsonl"
        var lines = ["sample \(form) --valid 9 --seed 7 >\(valid)", "sample \(form) --invalid 20 --seed 7"]
        lines.append("sample \(form) --invalid 20 --seed 7 | sed 's/.*\"answers\"://; s/}$//' >\(wrong)")
        for format in ["text", "concise", "json", "github"] {
            lines.append("validate \(form) \(valid) \(wrong) --format \(format) --jobs 2")
        }
        lines.append("validate \(form) \(wrong) --summary --language ja")
        return lines
    }

    // MARK: The order of reports

    /// Files come in the order given, each where it is named first; of a folder they come by the bytes of their paths.
    @Test func filesComeInTheOrderGiven() throws {
        let workspace = try Workspace()
        for name in ["b.form.yaml", "B.form.yaml", "a.form.yaml", "f/c.form.yaml", "f-d.form.yaml", "ä.form.yaml"] {
            try workspace.write(name, badSpec("Bad"))
        }
        func order(_ operands: String...) throws -> [String] {
            let lines = try workspace.shell("\"$FORMC\" check --format concise \(operands.joined(separator: " "))")
                .output
            return lines.split(separator: "\n").map { line in
                String(line.prefix { $0 != ":" }).replacing(".form.yaml", with: "")
            }
        }
        #expect(try order("b.form.yaml", "a.form.yaml") == ["b", "a"])
        #expect(try order("a.form.yaml", "b.form.yaml", "./a.form.yaml") == ["a", "b"])
        let sorted = ["B", "a", "b", "f-d", "f/c", "ä"]
        #expect(try order(".") == sorted)
        #expect(try order("b.form.yaml", ".") == ["b"] + sorted.filter { $0 != "b" })
        #expect(try order("f", ".") == ["f/c"] + sorted.filter { $0 != "f/c" })
    }

    /// What is built does not depend on the order of the specs, and what is said of each only in its place.
    @Test func outputsDoNotDependOnTheOrderGiven() throws {
        let specs = ["TaskEdit", "FruitPicker", "Survey2026"].map { "Examples/\($0)/\($0).form.yaml" }
        let workspace = try Workspace()
        for spec in specs { try workspace.write(spec, packageFile(spec)) }
        try workspace.write("bad.form.yaml", badSpec("Bad"))
        try workspace.write("unused.form.yaml", unusedSpec("Unused"))
        for (folder, order) in [("one", specs), ("two", specs.reversed())] {
            let line = "\"$FORMC\" build \(order.joined(separator: " ")) --emit swift,swiftui,json-schema -o \(folder)"
            #expect(try workspace.shell(line).status == 0)
        }
        let files = workspace.names.filter { $0.hasPrefix("one/") }
        #expect(files.count == 9)
        for file in files { #expect(workspace.read(file) == workspace.read("two" + file.dropFirst(3)), "\(file)") }

        let there = try workspace.formc("check", "bad.form.yaml", "unused.form.yaml")
        let back = try workspace.formc("check", "unused.form.yaml", "bad.form.yaml")
        #expect(there.output != back.output)
        #expect(there.errors == back.errors)
        let half = try workspace.formc("check", "bad.form.yaml").output
        #expect(there.output.hasPrefix(half) && back.output.hasSuffix(half))
    }
}

/// All the specs that there are: the examples, those of the explanations, that of the reports, the YAML test suite where
/// it is.
enum Corpus {
    static func files() throws -> [(name: String, text: String)] {
        var files: [(name: String, text: String)] = []
        let examples = FileManager.default.enumerator(atPath: packageFolder.appendingPathComponent("Examples").path)
        for case let name as String in try #require(examples)
        where name.hasSuffix(".yaml") && !name.hasPrefix("Make/") && !name.hasPrefix("CMake/") {
            files.append(("Examples/" + name, packageFile("Examples/" + name)))
        }
        files.append(("Picnic.form.yaml", packageFile("Tests/Reports/Picnic.form.yaml")))
        for explanation in Explanation.all {
            for (folder, text) in [("explanations", explanation.failing), ("mended", explanation.mended)] {
                let folder = "\(folder)/\(explanation.id)"
                files.append(("\(folder)/\(explanation.id).form.yaml", text))
                for imported in explanation.imported {
                    files.append(("\(folder)/\(imported.name)", String(decoding: imported.bytes, as: UTF8.self)))
                }
            }
        }
        for suiteCase in SuiteCase.all {
            let id = suiteCase.id.replacing("/", with: "-")
            files.append(("suite/\(id).form.yaml", suiteCase.yaml))
        }
        return files.sorted { $0.name < $1.name }
    }
}
