#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file could not be read or written.
struct FileProblem: Error {
    let message: String
    /// The system's number, if the system refused.
    let code: Int32?

    init(_ message: String) {
        self.message = message
        code = nil
    }

    init(system code: Int32) {
        message = String(cString: strerror(code))
        self.code = code
    }
}

/// The system calls about files and folders. Those that a signal may interrupt are repeated.
enum Files {
    /// Nothing if there is no such file.
    static func status(_ path: Path, followingLinks: Bool = true) throws(FileProblem) -> FileStatus? {
        var info = stat()
        let result = followingLinks ? stat(path.terminated, &info) : lstat(path.terminated, &info)
        if result == 0 { return FileStatus(info) }
        if errno == ENOENT { return nil }
        throw FileProblem(system: errno)
    }

    /// The files behind the paths that are there.
    static func identities(of paths: [Path]) throws(FileProblem) -> Set<FileStatus.Identity> {
        var identities: Set<FileStatus.Identity> = []
        for path in paths { if let status = try status(path) { identities.insert(status.identity) } }
        return identities
    }

    /// The whole path of a file, without links and dots in it. Nothing if there is no such file.
    static func resolved(_ path: Path) throws(FileProblem) -> Path? {
        guard let real = realpath(path.terminated, nil) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileProblem(system: errno)
        }
        defer { free(real) }
        return Path(UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:)))
    }

    /// The bytes of a file or a pipe; of one that holds more than `limit`, `limit` and one.
    static func contents(of path: Path, upTo limit: Int) throws(FileProblem) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        return try contents(of: descriptor, upTo: limit)
    }

    static func contents(of descriptor: Int32, upTo limit: Int) throws(FileProblem) -> [UInt8] {
        var info = stat()
        _ = try attempt { fstat(descriptor, &info) }
        let status = FileStatus(info)
        if status.kind == .folder { throw FileProblem(system: EISDIR) }
        var bytes: [UInt8] = []
        // One more than the size of a file, so that it comes in one piece even if it has just grown by a line.
        var room = status.kind == .file ? min(max(status.size, 0), limit) + 1 : 1 << 16
        while bytes.count <= limit {
            let piece = try read(descriptor, atMost: min(room, limit + 1 - bytes.count))
            if piece.isEmpty { break }
            bytes = bytes.isEmpty ? piece : bytes + piece
            room = max(1 << 16, bytes.count)
        }
        return bytes
    }

    private static func read(_ descriptor: Int32, atMost room: Int) throws(FileProblem) -> [UInt8] {
        var refusal: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
            do throws(FileProblem) {
                filled = try attempt(onceReady: (descriptor, POLLIN)) {
                    systemRead(descriptor, buffer.baseAddress, room)
                }
            } catch {
                refusal = error.code
            }
        }
        if let refusal { throw FileProblem(system: refusal) }
        return bytes
    }

    /// Reads into a buffer from an offset on, as much as comes at once.
    ///
    /// - Returns: how many bytes came; 0 at the end.
    static func read(_ descriptor: Int32, into buffer: inout [UInt8], from offset: Int) throws(FileProblem) -> Int {
        try attempt(onceReady: (descriptor, POLLIN)) {
            buffer.withUnsafeMutableBytes { bytes in
                systemRead(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
            }
        }
    }

    /// Whether a read would not wait.
    static func isReady(_ descriptor: Int32) -> Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 0) != 0
    }

    /// Opens a file, a pipe or a device for reading; no folder.
    static func open(_ path: Path) throws(FileProblem) -> Int32 {
        let descriptor = try attempt { systemOpen(path.terminated, O_RDONLY | O_CLOEXEC) }
        var info = stat()
        if fstat(descriptor, &info) == 0, FileStatus(info).kind == .folder {
            Files.close(descriptor)
            throw FileProblem(system: EISDIR)
        }
        return descriptor
    }

    static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileProblem) {
        var written = 0
        while written < bytes.count {
            written += try attempt(onceReady: (descriptor, POLLOUT)) {
                bytes.withUnsafeBytes {
                    systemWrite(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
                }
            }
        }
    }

    /// Makes a file that was not there. It is removed again if its bytes cannot be written.
    ///
    /// - Parameters:
    ///   - access: that of the file in whose place it will stand, whose owner is kept where the system lets us.
    ///   - isDurable: whether the bytes are to survive that the power fails, which costs a wait for the disk.
    static func create(
        _ path: Path, _ bytes: [UInt8], access: FileStatus.Access? = nil, isDurable: Bool = false
    ) throws(FileProblem) {
        // What may be private is so from the start.
        let mode: mode_t = access == nil ? 0o666 : 0o600
        let descriptor = try attempt {
            systemOpen(path.terminated, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        }
        do throws(FileProblem) {
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor)
            if let access {
                _ = fchown(descriptor, access.owner, access.group)
                _ = try attempt { fchmod(descriptor, mode_t(truncatingIfNeeded: access.mode)) }
            }
            // Some file systems have no such wait.
            if isDurable, fsync(descriptor) != 0, errno == EIO || errno == ENOSPC || errno == EDQUOT {
                throw FileProblem(system: errno)
            }
        } catch {
            remove(path)
            throw error
        }
    }

    /// Puts a file in the place of another, or of none, at once.
    static func move(_ path: Path, to target: Path) throws(FileProblem) {
        _ = try attempt { rename(path.terminated, target.terminated) }
    }

    /// Puts a file where there is none, at once.
    ///
    /// - Returns: false if there is something, which is left alone.
    static func moveIfFree(_ path: Path, to target: Path) throws(FileProblem) -> Bool {
        // Unlike rename(2), this replaces nothing.
        if link(path.terminated, target.terminated) == 0 {
            remove(path)
            return true
        }
        if errno == EEXIST { return false }
        // A file system without hard links; or the very reason why there cannot be a file.
        if try status(target, followingLinks: false) != nil { return false }
        try move(path, to: target)
        return true
    }

    /// Refuses a file that may not be written.
    static func checkWritable(_ path: Path) throws(FileProblem) {
        _ = try attempt { systemAccess(path.terminated, W_OK) }
    }

    static func remove(_ path: Path) { unlink(path.terminated) }

    static func removeFolder(_ path: Path) { rmdir(path.terminated) }

    /// Makes a folder and those that it stands in, and adds those that were not there, outermost first.
    static func makeFolder(_ path: Path, _ made: inout [Path]) throws(FileProblem) {
        if path.bytes.isEmpty { return }
        var refusal = makeOneFolder(path)
        if refusal == ENOENT, path.folder != path {
            try makeFolder(path.folder, &made)
            refusal = makeOneFolder(path)
        }
        if refusal == 0 { return made.append(path) }
        if try status(path)?.kind == .folder { return }
        if try status(path, followingLinks: false)?.kind == .link {
            throw FileProblem("\(path.quoted) is a symbolic link that leads nowhere")
        }
        throw FileProblem(system: refusal == EEXIST ? ENOTDIR : refusal)
    }

    private static func makeOneFolder(_ path: Path) -> Int32 { mkdir(path.terminated, 0o777) == 0 ? 0 : errno }

    /// What is in a folder, in the system's order, but for `.` and `..`.
    static func entries(of folder: Path) throws(FileProblem) -> [(name: Path, kind: FileStatus.Kind)] {
        guard let stream = opendir(folder.orHere.terminated) else { throw FileProblem(system: errno) }
        defer { closedir(stream) }
        let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
        var entries: [(name: Path, kind: FileStatus.Kind)] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            // The name may be shorter or longer than the structure says; it ends with its NUL.
            let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            let name = Path(UnsafeBufferPointer(start: start, count: strlen(start)).map(UInt8.init(bitPattern:)))
            if name == "." || name == ".." { continue }
            entries.append((name, try kind(entry.pointee.d_type, folder.appending(name))))
        }
        if errno != 0 { throw FileProblem(system: errno) }
        return entries
    }

    /// What a folder says of an entry, which saves a call for each file; some file systems leave it out.
    private static func kind(_ type: UInt8, _ path: Path) throws(FileProblem) -> FileStatus.Kind {
        switch type {
        case 4: .folder
        case 8: .file
        case 10: .link
        case 0: try status(path, followingLinks: false)?.kind ?? .other
        default: .other
        }
    }

    /// Repeats what a signal interrupted; a negative result is an error. If somebody else made our terminal or pipe
    /// non-blocking, waits until it is ready.
    private static func attempt<Result: SignedInteger>(
        onceReady stream: (descriptor: Int32, events: Int32)? = nil, _ call: () -> Result
    ) throws(FileProblem) -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno == EINTR { continue }
            guard errno == EAGAIN, let stream else { throw FileProblem(system: errno) }
            var wait = pollfd(fd: stream.descriptor, events: Int16(stream.events), revents: 0)
            poll(&wait, 1, -1)
        }
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

private func systemOpen(_ path: [CChar], _ flags: Int32, _ mode: mode_t = 0) -> Int32 { open(path, flags, mode) }

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemAccess(_ path: [CChar], _ mode: Int32) -> Int32 { access(path, mode) }
