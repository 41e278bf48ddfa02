package import FormSource

/// How the compiler gets at the files that a spec imports; it touches none itself. Whoever makes one numbers the files:
/// one number is one file, by whatever paths it is reached.
package struct ImportLoader {
    package struct File {
        package let number: Int
        package let source: SourceFile

        package init(number: Int, source: SourceFile) {
            self.number = number
            self.source = source
        }
    }

    /// Why a path leads to no spec.
    package enum Fault: Error, Equatable {
        case missing
        case folder
        /// Not relative to the spec that has it.
        case absolute
        /// Not in the spec's own folder or below it, nor where else imports are allowed.
        case outside
        /// What the system says.
        case unreadable(String)
    }

    /// The number of the spec that is compiled.
    package let spec: Int
    /// The file behind a path, as it is written in the file of that number.
    package let load: (_ path: String, _ importer: Int) -> Result<File, Fault>

    package init(spec: Int, load: @escaping (_ path: String, _ importer: Int) -> Result<File, Fault>) {
        self.spec = spec
        self.load = load
    }

    /// There is no other file.
    package static var none: ImportLoader { ImportLoader(files: [], spec: "") }
}

extension ImportLoader {
    /// Files that are kept in memory; their names are paths, without `.` and `..`. The one called `spec` is compiled.
    package init(files: [SourceFile], spec: String) {
        self.init(spec: files.firstIndex { $0.name == spec } ?? -1) { path, importer in
            let base = files.indices.contains(importer) ? files[importer].name : spec
            if path.hasPrefix("/") { return .failure(.absolute) }
            var parts = base.split(separator: "/").dropLast().map(String.init)
            let depth = parts.count
            for part in path.split(separator: "/") where part != "." {
                if part != ".." {
                    parts.append(String(part))
                } else if parts.count > depth {
                    parts.removeLast()
                } else {
                    return .failure(.outside)
                }
            }
            let name = parts.joined(separator: "/")
            if files.contains(where: { $0.name.hasPrefix(name + "/") }) { return .failure(.folder) }
            guard let number = files.firstIndex(where: { $0.name == name }) else { return .failure(.missing) }
            return .success(File(number: number, source: files[number]))
        }
    }
}
