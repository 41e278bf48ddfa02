import Foundation

/// What `formc.yaml` says that decides which files there will be. SwiftPM must know them before the tool runs, so that this
/// is read here too, line by line; formc reads the file whole, and says what is wrong in it.
struct Settings {
    private var values: [String: [String]] = [:]
    private let importsRuntime: Bool

    init(_ config: URL?, importsRuntime: Bool) {
        self.importsRuntime = importsRuntime
        guard let config, let text = try? String(contentsOf: config, encoding: .utf8) else { return }
        var key = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
            var words = code.split { $0.isWhitespace || "[],\"'".contains($0) }.map(String.init)
            if let first = code.first, !first.isWhitespace, let name = words.first, name.hasSuffix(":") {
                key = String(name.dropLast())
                words.removeFirst()
            }
            values[key, default: []] += words.filter { $0 != "-" }
        }
    }

    var saysRuntime: Bool { values["runtime"] != nil || kinds.contains("swiftui") }

    /// The runtime stands beside the generated code unless the target has it as a module.
    var embedsRuntime: Bool {
        if kinds.contains("swiftui") || !kinds.contains("swift") { return false }
        return values["runtime"].map { $0 == ["embed"] } ?? !importsRuntime
    }

    /// How the names of the files end that a spec becomes.
    var endings: [String] {
        kinds.compactMap { ["swift": ".form.swift", "swiftui": ".view.swift", "json-schema": ".schema.json"][$0] }
    }

    private var kinds: [String] { values["emit"] ?? ["swift"] }
}
