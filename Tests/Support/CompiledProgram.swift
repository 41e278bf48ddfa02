import FormCompiler
import FormEmit
package import FormSource
package import Foundation

/// A program made of generated Swift and a `main.swift` around it, compiled by `swiftc` in a folder of its own.
package struct CompiledProgram {
    package let output: String
    /// What the compiler or the program said when something failed; empty if all went well.
    package let complaint: String

    /// Compiles a spec, which must have no error, with the embedded runtime, then the Swift, then runs it.
    package init(spec: String, main: String, flags: [String] = ["-swift-version", "6", "-warnings-as-errors"]) {
        self.init(specs: [SourceFile(name: "Hostile.form.yaml", spec)], main: main, flags: flags)
    }

    /// The same of several specs, which may import one another.
    ///
    /// - Parameters:
    ///   - specs: their names decide the names of the files.
    ///   - input: what the program finds in a file `input`.
    package init(
        specs: [SourceFile], main: String, input: String = "",
        flags: [String] = ["-swift-version", "6", "-warnings-as-errors"]
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let compilations = specs.map { spec in
            compile(spec, CompilerOptions(), imports: ImportLoader(files: specs, spec: spec.name))
        }
        guard !compilations.contains(where: \.hasErrors) else {
            output = ""
            complaint = compilations.flatMap { $0.diagnostics.map(\.message) }.joined(separator: "\n")
            return
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in compilations.flatMap(\.files) + [runtimeFile(CompilerOptions())] {
                try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
            }
            try Data(main.utf8).write(to: folder.appendingPathComponent("main.swift"))
            try Data(input.utf8).write(to: folder.appendingPathComponent("input"))
            let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }.sorted()
            let compiler = try run("swiftc", flags + sources + ["-o", "program"], in: folder)
            guard compiler.status == 0 else {
                output = ""
                complaint = compiler.output
                return
            }
            let program = try run("./program", [], in: folder)
            output = program.output
            complaint = program.status == 0 ? "" : "the program ended with \(program.status)"
        } catch {
            output = ""
            complaint = "\(error)"
        }
    }
}

/// Runs a program and gives what it wrote to both streams.
package func run(_ program: String, _ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// A text as a double-quoted YAML scalar, everything but letters and digits escaped.
package func yamlQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " " {
            quoted.unicodeScalars.append(scalar)
        } else {
            let digits = String(scalar.value, radix: 16)
            quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
    return quoted + "\""
}
