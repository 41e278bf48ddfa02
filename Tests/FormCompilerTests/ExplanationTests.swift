import FormCompiler
import FormSource
import Foundation
import Testing

/// Every diagnostic has a page, and what the page shows is so.
@Suite struct ExplanationTests {
    private static let ids = Explanation.all.map(\.id.name)

    /// The ids are read from the sources, where each is declared beside its words.
    @Test func everyDiagnosticHasOnePage() throws {
        let declared = try declaredIDs()
        #expect(declared.count > 50)
        #expect(Set(declared).count == declared.count)
        #expect(declared.sorted() == Self.ids)
    }

    @Test(arguments: Explanation.all)
    func theFailingSpecHasExactlyThisFinding(_ explanation: Explanation) {
        let found = explanation.failingCompilation.diagnostics
        #expect(found.map(\.id) == [explanation.id], "\(found.map(\.message))\n\(explanation.failing)")
    }

    @Test(arguments: Explanation.all)
    func theMendedSpecHasNone(_ explanation: Explanation) {
        let found = explanation.mendedCompilation.diagnostics
        #expect(found.isEmpty, "\(found.map(\.message))\n\(explanation.mended)")
        #expect(Array(explanation.mended.utf8) != explanation.failingBytes)
        #expect(!explanation.mended.isEmpty)
    }

    /// Pages are read in a terminal.
    @Test(arguments: Explanation.all)
    func theTextIsWrapped(_ explanation: Explanation) {
        let lines = explanation.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 100 && $0.last != " " })
        #expect(explanation.text.last == ".")
    }

    @Test func whatCannotBePrintedIsShownEscaped() {
        let bytes: [UInt8] = Array("\na: \u{8}\u{2028}é\u{A0}\n".utf8) + [0xE9, 0x0D, 0x0A] + Array("b".utf8)
        let explanation = Explanation("some-id", "", failing: bytes, mended: "")
        #expect(explanation.shownFailing == "\na: \\u{8}\\u{2028}é\\u{A0}\n\\xE9\\u{D}\nb")
    }

    private func declaredIDs() throws -> [String] {
        let declaration = /static let \w+: Self = "([^"]+)"/
        var ids: [String] = []
        for folder in ["FormYAML", "FormSyntax", "FormSemantics", "FormCompiler"] {
            let files = FileManager.default.enumerator(
                at: packageFolder.appendingPathComponent("Sources/\(folder)"), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                ids += text.matches(of: declaration).map { String($0.1) }
            }
        }
        return ids
    }
}

extension Explanation: CustomTestStringConvertible {
    public var testDescription: String { id.name }
}

/// The folder of `Package.swift`.
let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
