import Foundation
import PackagePlugin

/// Writes the Swift of specs beside them, for those who commit it:
/// `swift package --allow-writing-to-package-directory formc-generate [--target NAME …] [FLAG OF formc build …]`.
@main struct FormcGenerate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
        let tool = try context.tool(named: "formc").url
        var built = 0
        for target in targets.compactMap({ $0 as? any SourceModuleTarget }) {
            let files = target.sourceFiles.map(\.url)
            let specs = files.map(\.path).filter { $0.hasSuffix(".form.yaml") || $0.hasSuffix(".form.yml") }.sorted()
            if specs.isEmpty { continue }
            var words = ["build"]
            if let config = files.first(where: { $0.lastPathComponent == "formc.yaml" }) {
                words += ["--config", config.path]
            }
            if target.recursiveTargetDependencies.contains(where: { $0.name == "FormRuntime" }),
                !extractor.remainingArguments.contains("--runtime")
            {
                words += ["--runtime", "import"]
            }
            try run(tool, words + extractor.remainingArguments + specs)
            built += specs.count
        }
        if built == 0 { Diagnostics.warning("no target has a spec, a file NAME.form.yaml") }
    }

    /// What formc prints is seen as it is; its status is that of the command.
    private func run(_ tool: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
    }

    struct Failure: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "formc ended with status \(status)" }
    }
}
