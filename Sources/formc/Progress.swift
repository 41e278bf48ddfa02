#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How far some long work has come, on a terminal: one line that is written over, and gone before anything else is
/// printed. Short work shows none.
struct Progress {
    private let isOn = isatty(2) == 1 && environment("TERM") != "dumb"
    private(set) var isShown = false
    /// In seconds.
    private var next = now() + 0.3

    /// The bytes that show the line, if it is time for them: a few times a second.
    mutating func line(_ text: () -> String) -> String? {
        guard isOn, now() >= next else { return nil }
        next = now() + 0.2
        isShown = true
        return Self.removal + text()
    }

    /// The bytes that take the line away.
    mutating func remove() -> String {
        isShown = false
        return Self.removal
    }

    private static let removal = "\r\u{1B}[K"
}

private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
