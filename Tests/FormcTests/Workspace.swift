import Foundation

/// A folder for one test, in which the built `formc` is run. It goes when the test ends.
final class Workspace {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    struct Outcome: Equatable, CustomStringConvertible {
        var status: Int32
        var output: String
        var errors: String

        init(_ status: Int32, output: String = "", errors: String = "") {
            self.status = status
            self.output = output
            self.errors = errors
        }

        var description: String { "status \(status)\n--- output\n\(output)--- errors\n\(errors)" }
    }

    /// Runs `formc` with these words, in the folder.
    func formc(_ words: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
        try run(formcBinary, words, input: input, environment: environment)
    }

    /// Runs a line of shell in the folder; `$FORMC` is the program.
    func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
        try run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: "",
            environment: environment.merging(["FORMC": formcBinary.path]) { $1 })
    }

    /// The streams go through files: no pipe can fill up.
    private func run(
        _ program: URL, _ words: [String], input: String, environment: [String: String]
    ) throws -> Outcome {
        let streams = folder.appendingPathComponent(".streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let files = try ["in", "out", "err"].map { name in
            let file = streams.appendingPathComponent(name)
            try Data(name == "in" ? input.utf8 : "".utf8).write(to: file)
            return file
        }
        let process = Process()
        process.executableURL = program
        process.arguments = words
        process.currentDirectoryURL = folder
        // What a sanitizer was told counts for the program, too.
        let told = ProcessInfo.processInfo.environment.filter { ["ASAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key) }
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(told) { $1 }.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return try Outcome(
            status, output: String(decoding: Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: Data(contentsOf: files[2]), as: UTF8.self))
    }

    func write(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Nothing if there is no such file.
    func read(_ name: String) -> String? {
        try? String(decoding: Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
    }

    /// All files and folders, hidden ones too.
    var names: [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
    }

    func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }

    /// Something that a rewritten file does not keep.
    func node(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
        return (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    }
}

/// The program, which stands beside the test bundle.
private let formcBinary: URL = {
    #if canImport(Darwin)
    let bundle = Bundle(for: Workspace.self).bundleURL
    return bundle.deletingLastPathComponent().appendingPathComponent("formc")
    #else
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("formc")
    #endif
}()

/// A spec in which nothing is found.
func goodSpec(_ form: String) -> String {
    """
    formc: 1
    form: \(form)
    sections:
      - fields:
          - id: name
            type: text
            label: Name

    """
}

/// A spec with one error, at 6:15.
func badSpec(_ form: String) -> String {
    goodSpec(form).replacingOccurrences(of: "type: text", with: "type: nonsense")
}

/// A spec with one warning, at 4:3.
func unusedSpec(_ form: String) -> String {
    goodSpec(form).replacingOccurrences(of: "sections:", with: "choices:\n  unused: [a, b]\nsections:")
}
