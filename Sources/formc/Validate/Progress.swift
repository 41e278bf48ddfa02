#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How far a long check has come, on a terminal: one line of standard error that is written over.
struct Progress {
    private let isOn = isatty(2) == 1
    private var isShown = false
    /// In seconds.
    private var next = now() + 1

    /// Shows where the check stands, a few times a second.
    mutating func show(bytes: Int, records: Int, _ console: inout Console) {
        guard isOn, now() >= next else { return }
        next = now() + 0.2
        isShown = true
        console.print("\r\u{1B}[K\(records) records, \(bytes >> 20) MB", to: .errors)
        console.flush()
    }

    /// Takes the line away.
    mutating func clear(_ console: inout Console) {
        guard isShown else { return }
        isShown = false
        console.print("\r\u{1B}[K", to: .errors)
    }
}

private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
