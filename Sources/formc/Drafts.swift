#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files that stand, whole, under hidden names in their folders, and have yet to take their places. So each file is the
/// old one or the new one at every moment, and a full disk leaves all as they were.
///
/// A run that is killed leaves its drafts. No command reads them, and a later run that writes into their folder removes
/// them.
struct Drafts {
    private var waiting: [(draft: Path, output: Output)] = []
    private var madeFolders: [Path] = []

    /// Writes a file beside its place, in a folder that is made if need be. If that fails, or a signal wants the program
    /// to end, no draft is left.
    ///
    /// - Parameter access: that of the file which it replaces, if there is one.
    mutating func add(_ output: Output, access: FileStatus.Access?) throws(FileProblem) {
        do throws(FileProblem) {
            if isSignalWaiting { throw FileProblem("a signal ends the program") }
            try Files.makeFolder(output.folder, &madeFolders)
            if access != nil, output.replaces.isProtected { try Files.checkWritable(output.path) }
            let draft = output.folder.appending(draftName())
            try Files.create(draft, output.bytes, access: access, isDurable: output.replaces.isWork)
            waiting.append((draft, output))
        } catch {
            throw failure(output, error)
        }
    }

    /// Moves all to their places, in the order in which they were added. If that fails, no draft is left.
    ///
    /// - Parameter look: what is in a place at the last moment.
    mutating func settle(_ look: (Output) throws(FileProblem) -> OutputPlan.State) throws(FileProblem) {
        waiting.reverse()
        while let (draft, output) = waiting.last {
            do throws(FileProblem) {
                switch try look(output) {
                case .current: Files.remove(draft)
                case .stale: try Files.move(draft, to: output.path)
                case .missing:
                    // Somebody was quicker: look again.
                    if try !Files.moveIfFree(draft, to: output.path) { continue }
                }
            } catch {
                throw failure(output, error)
            }
            waiting.removeLast()
        }
    }

    /// Removes the drafts that have not taken their places, and the folders made for them.
    private mutating func failure(_ output: Output, _ problem: FileProblem) -> FileProblem {
        for (draft, _) in waiting { Files.remove(draft) }
        for folder in madeFolders.reversed() { Files.removeFolder(folder) }
        self = Drafts()
        return FileProblem("cannot write \(output.path.quoted): \(problem.message)")
    }

    /// How old a draft is that nobody can be about to move any more, in seconds.
    private static let longestLife = 600

    /// Removes what runs left that were killed.
    static func removeAbandoned(in folder: Path) {
        guard let entries = try? Files.entries(of: folder) else { return }
        for (name, kind) in entries where kind == .file && isDraftName(name) {
            let path = folder.appending(name)
            guard let status = try? Files.status(path, followingLinks: false) else { continue }
            if status.kind == .file, status.time < time(nil) - longestLife { Files.remove(path) }
        }
    }
}

private let draftPrefix = ".formc-"
private let draftDigits = 16

/// A hidden name that nobody else uses; too short to be refused where the file's own name is not.
private func draftName() -> Path {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return Path(draftPrefix + String(repeating: "0", count: draftDigits - digits.utf8.count) + digits)
}

private func isDraftName(_ name: Path) -> Bool {
    let digits = name.bytes.dropFirst(draftPrefix.utf8.count)
    return name.bytes.starts(with: draftPrefix.utf8) && digits.count == draftDigits
        && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
}
