/// What the emitters are told besides the form.
package struct EmitOptions: Sendable {
    /// The spec's file name without its folder.
    package var specName: String
    /// The name of the file to make.
    package var outputName: String
    package var access: AccessLevel
    package var runtime: RuntimePlacement

    package init(specName: String, outputName: String, access: AccessLevel, runtime: RuntimePlacement) {
        self.specName = specName
        self.outputName = outputName
        self.access = access
        self.runtime = runtime
    }
}
