import Foundation
import PackagePlugin

/// Generates the Swift of a target's specs, `NAME.form.yaml`, whenever it is built.
@main struct FormcBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let specs = Specs(target.sourceFiles.map(\.url), importsRuntime: target.dependsOnRuntime)
        return try specs.commands(tool: context.tool(named: "formc").url, folder: context.pluginWorkDirectoryURL)
    }
}

extension SourceModuleTarget {
    /// Whether the target has the runtime as a module, so that it need not stand beside the generated code.
    fileprivate var dependsOnRuntime: Bool {
        recursiveTargetDependencies.contains { $0.name == "FormRuntime" }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// Not tested: what Xcode gives a plug-in of a project exists on Macs only.
extension FormcBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let importsRuntime = target.dependencies.contains { dependency in
            guard case .product(let product) = dependency else { return false }
            return ["FormRuntime", "FormUI"].contains(product.name)
        }
        let specs = Specs(target.inputFiles.map(\.url), importsRuntime: importsRuntime)
        return try specs.commands(tool: context.tool(named: "formc").url, folder: context.pluginWorkDirectoryURL)
    }
}
#endif
