import FormCompiler

extension Flag {
    static let config = Flag(
        "--config", kind: .text("FILE"),
        summary:
            """
            Reads access, runtime, emit and languages from this file, such as formc.yaml; flags win over it.
            Texts must have its languages besides those that the spec lists.
            """
    )
}

extension Arguments {
    /// What the file of `--config` says; nothing where there is none. What is wrong with it is reported, and in the
    /// inspection's status.
    func config(_ inspection: inout Inspection, _ console: inout Console) -> BuildConfig {
        guard let path = path(.config) else { return BuildConfig() }
        var config = BuildConfig()
        _ = inspection.inspect(Spec(path: path, name: path.text, folder: nil), upTo: maxSize, &console) { source in
            let (read, compilation) = readConfig(source)
            config = read
            return compilation
        }
        return config
    }
}
