package import Foundation

/// The folder of the package, from where this file stands.
package let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The text of a file of the package; empty where there is none.
package func packageFile(_ path: String) -> String {
    (try? String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)) ?? ""
}

/// Compares a committed file with what is made now: nil if they are the same, else what to do.
///
/// `FORMC_UPDATE=1` rewrites the file and still fails the run, so that nobody commits what nobody read; ignored under
/// `CI`.
package func staleness(of path: String, _ made: [UInt8], refresh command: String) -> String? {
    let url = packageFolder.appendingPathComponent(path)
    let committed = (try? Data(contentsOf: url)).map { [UInt8]($0) } ?? []
    if committed == made { return nil }
    let environment = ProcessInfo.processInfo.environment
    guard environment["FORMC_UPDATE"] == "1", environment["CI"] == nil else {
        return "\(path) is stale; refresh it with: FORMC_UPDATE=1 \(command)"
    }
    do {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(made).write(to: url)
    } catch {
        return "\(path) is stale and cannot be written: \(error)"
    }
    return "\(path) was rewritten; read the difference and commit it"
}

/// The Swift files below a folder of the package, sorted by path.
package func swiftFiles(below folder: String) -> [String] {
    let root = packageFolder.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}
