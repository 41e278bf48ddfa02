#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system says of a path.
struct FileStatus {
    enum Kind { case file, folder, link, other }

    /// The same for all paths to one file.
    struct Identity: Hashable {
        let device: UInt64
        let node: UInt64
    }

    /// Who may do what with a file.
    struct Access: Equatable {
        let owner: UInt32
        let group: UInt32
        /// The bits for reading, writing and executing. Others, which lend the owner's rights, are for nothing written
        /// here.
        let mode: UInt32
    }

    let kind: Kind
    let identity: Identity
    let size: Int
    let access: Access
    /// When its bytes were last written, in seconds.
    let time: Int

    init(_ info: stat) {
        kind =
            switch UInt32(info.st_mode) & 0o170000 {
            case 0o100000: .file
            case 0o040000: .folder
            case 0o120000: .link
            default: .other
            }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: info.st_dev), node: UInt64(truncatingIfNeeded: info.st_ino))
        size = Int(info.st_size)
        access = Access(owner: info.st_uid, group: info.st_gid, mode: UInt32(info.st_mode) & 0o777)
        #if canImport(Darwin)
        time = info.st_mtimespec.tv_sec
        #else
        time = info.st_mtim.tv_sec
        #endif
    }
}
