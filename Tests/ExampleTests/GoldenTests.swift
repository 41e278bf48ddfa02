import FormCompiler
import FormEmit
import FormSource
import Foundation
import Testing

/// Each example's Swift is as the compiler writes it now. With `FORMC_UPDATE=1` what differs is rewritten, and the run
/// still fails, so that nobody takes it for a check.
@Suite struct GoldenTests {
    @Test func thereAreExamples() throws {
        #expect(try examples().count >= 10)
    }

    @Test(arguments: try examples())
    func isChecked(_ name: String) throws {
        let compilation = check(try spec(name), imports: try loader(of: name))
        #expect(compilation.diagnostics.map { "\($0.id): \($0.message)" } == [])
    }

    @Test(arguments: try examples())
    func isAsCommitted(_ name: String) throws {
        var options = CompilerOptions()
        options.access = .public
        options.runtime = .import
        options.kinds = [.swift, .swiftUI]
        let files = compile(try spec(name), options, imports: try loader(of: name)).files
        #expect(files.first?.name.hasSuffix(".form.swift") == true)
        for file in files { try compare(file, in: exampleFolder(of: name)) }
    }

    private func compare(_ file: EmittedFile, in exampleFolder: String) throws {
        let golden = folder.appendingPathComponent(exampleFolder + file.name)
        let committed = (try? Data(contentsOf: golden)).map { [UInt8]($0) }
        if committed == file.bytes { return }
        if isUpdating { try Data(file.bytes).write(to: golden) }
        Issue.record("\(file.name) \(isUpdating ? "was rewritten" : "is stale: \(change(committed, file.bytes))")")
    }

    private func spec(_ name: String) throws -> SourceFile {
        let file = folder.appendingPathComponent("\(name).form.yaml")
        return SourceFile(name: "\(name).form.yaml", bytes: [UInt8](try Data(contentsOf: file)))
    }

    /// What an example imports is another one.
    private func loader(of name: String) throws -> ImportLoader {
        try ImportLoader(files: examples().map { try spec($0) }, spec: "\(name).form.yaml")
    }

    private func exampleFolder(of name: String) -> String { String(name.prefix { $0 != "/" }) + "/" }

    private var isUpdating: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["FORMC_UPDATE"] == "1" && environment["CI"] == nil
    }

    /// The first line that differs.
    private func change(_ committed: [UInt8]?, _ compiled: [UInt8]) -> String {
        guard let committed else { return "there is none" }
        let (old, new) = (lines(committed), lines(compiled))
        let same = zip(old, new).prefix { $0 == $1 }.count
        let (was, is_) = (same < old.count ? old[same] : "the end", same < new.count ? new[same] : "the end")
        return "line \(same + 1) is `\(was)` and would be `\(is_)`"
    }

    private func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples").standardizedFileURL

/// The specs, by folder and name, without those of whole projects, which scripts of their own build.
private func examples() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { name in
            name.hasSuffix(".form.yaml") && !["CMake/", "Consumer/", "Make/"].contains { name.hasPrefix($0) }
        }
        .map { String($0.dropLast(".form.yaml".count)) }.sorted()
}
