import CLibFuzzer
import FormEmit
import FormFuzz
import Foundation

/// `formc-fuzz TARGET [ARGUMENT OF LIBFUZZER …]`, `formc-fuzz dictionary` and `formc-fuzz seeds FOLDER`.
///
/// With `FORMC_FUZZ_OUT=FOLDER` what is generated is written there, a folder for each input.
@main enum FuzzDriver {
    // libFuzzer calls back without context, from one thread.
    nonisolated(unsafe) private static var target = FuzzTarget.all[0]
    private static let output = ProcessInfo.processInfo.environment["FORMC_FUZZ_OUT"]

    static func main() throws {
        let arguments = CommandLine.arguments
        let command = arguments.count > 1 ? arguments[1] : ""
        if command == "dictionary" { return print(fuzzDictionary(), terminator: "") }
        if command == "seeds", arguments.count > 2 { return try writeSeeds(to: URL(fileURLWithPath: arguments[2])) }
        guard let chosen = FuzzTarget.all.first(where: { $0.name == command }) else {
            print("formc-fuzz: expected one of \(FuzzTarget.all.map(\.name)), `dictionary` or `seeds FOLDER`")
            exit(64)
        }
        target = chosen
        // libFuzzer wants the arguments without the target.
        var pointers = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) } + [nil]
        var count = Int32(pointers.count - 1)
        let status = pointers.withUnsafeMutableBufferPointer { buffer in
            var base = buffer.baseAddress
            return LLVMFuzzerRunDriver(&count, &base) { data, size in
                FuzzDriver.run(Array(UnsafeBufferPointer(start: data, count: size)))
                return 0
            }
        }
        exit(status)
    }

    private static func run(_ input: [UInt8]) {
        let outcome = target.run(input)
        if let problem = outcome.problems.first { fatalError(problem) }
        guard let output, !outcome.files.isEmpty else { return }
        let hash = input.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let folder = URL(fileURLWithPath: output).appendingPathComponent(String(hash, radix: 16))
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in outcome.files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
        } catch {
            fatalError("\(error)")
        }
    }

    private static func writeSeeds(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, bytes) in explanationSeeds() {
            try Data(bytes).write(to: folder.appendingPathComponent(name))
        }
    }
}
