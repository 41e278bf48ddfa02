import Foundation

/// One case of the YAML test suite, as its `cases.jsonl` has it. The suite stands beside the project, or is absent.
package struct SuiteCase: Decodable, Sendable {
    package let id: String
    package let name: String
    package let yaml: String
    package let events: String
    package let error: Bool

    package var lines: [String] { events.split(separator: "\n").map(String.init) }

    private static let folder = packageFolder.deletingLastPathComponent()
        .appendingPathComponent("shared/yaml-test-suite")

    /// None where the suite is absent.
    package static let all: [SuiteCase] = {
        guard let text = try? String(contentsOf: folder.appendingPathComponent("cases.jsonl"), encoding: .utf8) else {
            return []
        }
        return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(SuiteCase.self, from: Data($0.utf8)) }
    }()

    /// The kind of difference by the id of the case.
    package static let knownDifferences: [String: String] = {
        let file = folder.appendingPathComponent("libyaml-0.2.5-differences.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        let pairs = lines.map { line in
            let columns = line.split(separator: "\t", maxSplits: 1)
            return (String(columns.last?.split(separator: " ").first ?? ""), String(columns.first ?? ""))
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}
