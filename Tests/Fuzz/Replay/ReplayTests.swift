import FormFuzz
import FormTestSupport
import Foundation
import Testing

/// What the fuzzers start from, and whatever they have found, through the same functions without a fuzzer.
@Suite struct ReplayTests {
    private func inputs(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
        let url = packageFolder.appendingPathComponent(folder)
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map { name in
            (name, [UInt8](try Data(contentsOf: url.appendingPathComponent(name))))
        }
    }

    @Test(arguments: FuzzTarget.all.map(\.name))
    func committedInputs(_ name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let seeds = try inputs("Tests/Fuzz/Seeds/\(name)")
        #expect(!seeds.isEmpty)
        for (file, bytes) in seeds + (try inputs("Tests/Fuzz/Crashes/\(name)")) {
            let problems = target.run(bytes).problems
            #expect(problems.isEmpty, "\(name)/\(file)")
        }
    }

    @Test func explanationsAndExamples() throws {
        let examples = FileManager.default.enumerator(atPath: packageFolder.appendingPathComponent("Examples").path)
        let specs = (examples?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".form.yaml") }.sorted()
        #expect(specs.count > 5)
        let target = try #require(FuzzTarget.all.first { $0.name == "spec" })
        for (name, bytes) in specs.map({ ($0, Array(packageFile("Examples/" + $0).utf8)) }) + explanationSeeds() {
            let problems = target.run(bytes).problems
            #expect(problems.isEmpty, "\(name)")
        }
    }

    /// Some trees are forms, so that what is made from them is worth looking at.
    @Test func treesAreForms() {
        var forms = 0
        for seed in 0..<400 {
            var state = UInt64(seed)
            let bytes = (0..<200).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            if !FuzzTarget.all[3].run(bytes).files.isEmpty { forms += 1 }
        }
        #expect(forms > 20)
    }

    @Test func theDictionaryHasTheKeys() {
        let lines = fuzzDictionary().split(separator: "\n")
        #expect(lines.contains("\"visible-when\""))
        #expect(lines.contains("\"\\x0a- \""))
        #expect(lines.allSatisfy { $0.count > 2 && $0.hasPrefix("\"") && $0.hasSuffix("\"") })
    }
}
