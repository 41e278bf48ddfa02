import Foundation
import Testing

/// The stub takes what SwiftUI takes, and refuses what SwiftUI refuses, as far as these lists go.
@Suite struct TypeCheckTests {
    @Test func whatIsRightTypeChecks() throws {
        let snippets = Snippet.right.filter(\.isOfThisLevel)
        let messages = try typeCheck(snippets)
        for (number, snippet) in snippets.enumerated() {
            let said = messages[number, default: []]
            #expect(said.isEmpty, "\(snippet.code)\n\(said.joined(separator: "\n"))")
        }
        #expect(messages[-1, default: []].isEmpty)
    }

    /// A warning refuses too: what the stub checks is built with warnings as errors.
    @Test func whatIsWrongIsRefused() throws {
        let snippets = Snippet.wrong.filter(\.isOfThisLevel)
        let messages = try typeCheck(snippets)
        for (number, snippet) in snippets.enumerated() {
            let said = messages[number, default: []]
            let says = try #require(snippet.says)
            #expect(
                said.contains { $0.contains(says) },
                "\(snippet.code)\nexpected: \(says)\nsaid: \(said)")
        }
    }

    /// The compiler's messages by the number of the snippet; -1 is for what belongs to none.
    private func typeCheck(_ snippets: [Snippet]) throws -> [Int: [String]] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Snippet.common.write(to: folder.appendingPathComponent("common.swift"), atomically: true, encoding: .utf8)
        var files = ["common.swift"]
        for (number, snippet) in snippets.enumerated() {
            files.append("\(number).swift")
            let file = folder.appendingPathComponent("\(number).swift")
            try snippet.file(number).write(to: file, atomically: true, encoding: .utf8)
        }
        let output = try swiftc(files, in: folder)
        var messages: [Int: [String]] = [:]
        for line in output.split(separator: "\n") {
            guard let kind = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": warning: ") else { continue }
            let file = line[..<kind.lowerBound].split(separator: ":").first ?? ""
            let number = Int(file.split(separator: "/").last?.split(separator: ".").first ?? "") ?? -1
            messages[number, default: []].append(String(line[line.index(kind.lowerBound, offsetBy: 2)...]))
        }
        return messages
    }

    private func swiftc(_ files: [String], in folder: URL) throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let modules = try #require(environment["SWIFTUI_MODULES"], "run by Tests/swiftui.sh")
        var arguments = [
            "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Snippets", "-I", modules,
        ]
        for feature in ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"] {
            arguments += ["-enable-upcoming-feature", feature]
        }
        if let plugin = environment["SWIFTUI_PREVIEW_PLUGIN"] { arguments += ["-load-plugin-library", plugin] }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments + files
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
