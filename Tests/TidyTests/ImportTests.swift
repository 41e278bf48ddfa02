import FormTestSupport
import Testing

/// The direction of the architecture: each target imports only what the table in ARCHITECTURE.md gives it, and none but
/// the command line touches the world outside.
@Suite struct ImportTests {
    static let allowed: [String: Set<String>] = [
        "FormSource": [],
        "FormYAML": ["FormSource", "CYAML"],
        "FormRuntime": [],
        "FormModel": ["FormSource", "FormRuntime"],
        "FormSyntax": ["FormSource", "FormYAML"],
        "FormSemantics": ["FormSource", "FormYAML", "FormSyntax", "FormModel", "FormRuntime"],
        "FormEmit": ["FormSource", "FormModel", "FormRuntime"],
        "FormSamples": ["FormSource", "FormModel", "FormRuntime"],
        "FormCompiler": [
            "FormSource", "FormYAML", "FormSyntax", "FormModel", "FormSemantics", "FormEmit", "FormRuntime",
        ],
        // It is an app's and not the compiler's, so that the system's frameworks are its own.
        "FormUI": ["FormRuntime", "Foundation", "SwiftUI", "os"],
        "FormAnswers": ["FormSource", "FormModel", "FormRuntime"],
        "formc": [
            "FormAnswers", "FormCompiler", "FormEmit", "FormModel", "FormRuntime", "FormSamples", "FormSource", "Glibc",
            "Musl", "Darwin",
        ],
    ]

    @Test(arguments: allowed.keys.sorted())
    func followsTheTable(_ target: String) {
        let files = swiftFiles(below: "Sources/\(target)")
        #expect(!files.isEmpty)
        for file in files {
            for module in imports(of: packageFile(file)) where !(Self.allowed[target] ?? []).contains(module) {
                Issue.record("\(file) imports \(module)")
            }
        }
    }

    @Test func everyTargetIsInTheTable() {
        let targets = Set(
            swiftFiles(below: "Sources").compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
        #expect(targets == Set(Self.allowed.keys))
    }

    /// The second reading of the language shares nothing with the first.
    @Test func theReferenceStandsAlone() {
        let files = swiftFiles(below: "Tests/Reference")
        #expect(!files.isEmpty)
        for file in files { #expect(imports(of: packageFile(file)) == [], "\(file)") }
    }

    /// What stands in SwiftUI's place knows nothing of forms, and what reads its screens nothing either.
    @Test(arguments: ["SwiftUI", "Outline"])
    func theStubStandsAlone(_ target: String) {
        let files = swiftFiles(below: "Tests/Support/SwiftUI/Sources/\(target)")
        #expect(!files.isEmpty)
        for file in files {
            let others = Set(imports(of: packageFile(file))).subtracting(["Foundation", "Swift", "SwiftUI"])
            #expect(others.isEmpty, "\(file) imports \(others.sorted())")
        }
    }

    private func imports(of source: String) -> [String] {
        source.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let at = words.firstIndex(of: "import"), at <= 2, !line.hasPrefix("//") else { return nil }
            let isImport = words[..<at].allSatisfy {
                $0.hasPrefix("@") || ["public", "package", "internal"].contains($0)
            }
            return isImport && at + 1 < words.count ? String(words[at + 1]) : nil
        }
    }
}
