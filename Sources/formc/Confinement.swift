/// Where symbolic links may lead. A link in a folder that comes from others must neither have files read that nobody
/// named nor have any written outside.

/// Refuses a folder for outputs that a link puts outside the current folder, although its path says that it is inside.
func checkOutputFolder(_ folder: Path) throws(FileProblem) {
    if folder.isAbsolute || folder.climbs { return }
    guard let real = try resolvedPart(of: folder), let here = try Files.resolved(".") else { return }
    if !real.lies(in: here) {
        throw FileProblem(
            "a symbolic link leads from \(folder.quoted) out of the current folder, to \(real.quoted); name that folder"
        )
    }
}

/// A path without links, or as much of its beginning as is there; nothing where not even that is.
func resolvedPart(of path: Path) throws(FileProblem) -> Path? {
    var part = path
    while true {
        if let real = try Files.resolved(part.orHere) { return real }
        if part.folder == part { return nil }
        part = part.folder
    }
}

/// The folder in which links that a search finds may lead to specs: the current one if what is searched lies in it.
struct LinkBounds {
    private let folder: Path?

    init(searching root: Path) {
        let real = try? Files.resolved(root.orHere)
        let here = try? Files.resolved(".")
        if let real, let here, here != "/", real.lies(in: here) { folder = here } else { folder = real }
    }

    /// Whether a link leads to a spec; not so if it leads to a folder. One that leads nowhere is taken for a spec, so
    /// that its loss is told.
    func isSpec(_ link: Path) throws(FileProblem) -> Bool {
        guard let status = try? Files.status(link), let real = try? Files.resolved(link) else { return true }
        switch status.kind {
        case .folder: return false
        case .file: break
        case .link, .other: throw FileProblem("it leads to what is not a regular file")
        }
        if let folder, real.lies(in: folder) { return true }
        throw FileProblem("it is a symbolic link that leads out of the folder; name it to have it read")
    }
}
