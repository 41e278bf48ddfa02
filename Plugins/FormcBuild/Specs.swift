import Foundation
import PackagePlugin

/// The specs of a target, and what is made of them.
struct Specs {
    private let specs: [URL]
    private let config: URL?
    /// What specs import. Their lists become Swift too.
    private let imported: [URL]
    private let importsRuntime: Bool

    init(_ files: [URL], importsRuntime: Bool) {
        specs = files.filter(\.isSpec).sorted { $0.path < $1.path }
        config = files.first { $0.lastPathComponent == "formc.yaml" }
        imported = ImportedFiles(of: specs).files
        self.importsRuntime = importsRuntime
    }

    /// One command for all: what they share, the embedded runtime among it, is written once.
    func commands(tool: URL, folder: URL) throws -> [Command] {
        if specs.isEmpty { return [] }
        if let (first, second) = clash {
            // Outputs are named after their specs alone and stand in one folder.
            Diagnostics.error(
                "\(second.path): the spec is called as \(first.path) is; the Swift of both would be one file")
            return []
        }
        let settings = Settings(config, importsRuntime: importsRuntime)
        var arguments = ["build", "-o", folder.path]
        if let config { arguments += ["--config", config.path] }
        if !settings.saysRuntime { arguments += ["--runtime", settings.embedsRuntime ? "embed" : "import"] }
        var outputs = specs.flatMap { spec in settings.endings.map { folder.appending(path: spec.stem + $0) } }
        if settings.endings.contains(".form.swift") {
            outputs += imported.map { folder.appending(path: $0.stem + ".form.swift") }
        }
        if settings.embedsRuntime { outputs.append(folder.appending(path: "FormRuntime.swift")) }
        let name = specs.count == 1 ? specs[0].lastPathComponent : "\(specs.count) forms"
        return [
            .buildCommand(
                displayName: "formc build \(name)", executable: tool, arguments: arguments + specs.map(\.path),
                inputFiles: specs + imported + (config.map { [$0] } ?? []), outputFiles: outputs)
        ]
    }

    /// Two specs whose outputs would have one name, whatever its case.
    private var clash: (URL, URL)? {
        var owners: [String: URL] = [:]
        for spec in specs + imported {
            if let owner = owners.updateValue(spec, forKey: spec.stem.lowercased()) { return (owner, spec) }
        }
        return nil
    }
}

extension URL {
    var isSpec: Bool { lastPathComponent.hasSuffix(".form.yaml") || lastPathComponent.hasSuffix(".form.yml") }

    /// `Lunch` of `Lunch.form.yaml` or `Lunch.yaml`.
    var stem: String {
        let ending = [".form.yaml", ".form.yml", ".yaml", ".yml"].first { lastPathComponent.hasSuffix($0) } ?? ""
        return String(lastPathComponent.dropLast(ending.count))
    }
}
