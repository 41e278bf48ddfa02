import FormSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// When to print colours.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}

/// Standard output and standard error: bytes are collected and written in large pieces, in the order in which they
/// came. What cannot be written is remembered and told by `finish`; nothing traps.
struct Console {
    enum Channel { case output, errors }

    var color = ColorChoice.auto
    private var output = ByteStream(descriptor: 1)
    private var errors = ByteStream(descriptor: 2)
    private var progress = Progress()

    init() {}

    /// Tells on a terminal how far the work has come, until something else is printed.
    mutating func show(progress text: @autoclosure () -> String) {
        guard let line = progress.line(text) else { return }
        output.flush()
        errors.append(line.utf8)
        errors.flush()
    }

    private mutating func removeProgress() {
        if !progress.isShown { return }
        errors.append(progress.remove().utf8)
        errors.flush()
    }

    mutating func print(_ text: String, to channel: Channel = .output) {
        print(Array(text.utf8), to: channel)
    }

    mutating func print(_ bytes: [UInt8], to channel: Channel) {
        switch channel {
        case .output: print(bytes: bytes)
        case .errors:
            removeProgress()
            output.flush()
            errors.append(bytes)
        }
    }

    mutating func print(bytes: some Collection<UInt8>) {
        removeProgress()
        errors.flush()
        output.append(bytes)
    }

    /// Writes what has been collected.
    mutating func flush() {
        output.flush()
        errors.flush()
    }

    /// Whether standard output takes no more, so that further work is for nobody.
    var isDeaf: Bool { output.failure != nil }

    /// One line about why something cannot be done.
    mutating func complain(_ sentence: String) { print("formc: \(sentence)\n", to: .errors) }

    /// Whether somebody looks at what goes to a channel, and not a program or a file.
    func isTerminal(_ channel: Channel) -> Bool {
        switch channel {
        case .output: isatty(1) == 1
        case .errors: isatty(2) == 1
        }
    }

    /// How to dress what goes to a channel.
    func style(of channel: Channel) -> TextStyle {
        switch color {
        case .always: return .ansi
        case .never: return .plain
        case .auto: break
        }
        if let value = environment("NO_COLOR"), !value.isEmpty { return .plain }
        if let value = environment("FORCE_COLOR"), !value.isEmpty { return value == "0" ? .plain : .ansi }
        return isTerminal(channel) && environment("TERM") != "dumb" ? .ansi : .plain
    }

    /// Writes what is left. What could not be written was not done: also if the reader has gone (`| head`), though that is
    /// no news to anybody.
    mutating func finish(_ status: ExitStatus) -> ExitStatus {
        removeProgress()
        output.flush()
        defer { errors.flush() }
        switch output.failure {
        case nil: return status
        case EPIPE: return .failed
        case .some(let code):
            complain("cannot write standard output: \(FileProblem(system: code).message)")
            return .failed
        }
    }
}

/// Bytes on their way to a descriptor.
private struct ByteStream {
    let descriptor: Int32
    private(set) var failure: Int32?
    private var buffer: [UInt8] = []

    init(descriptor: Int32) { self.descriptor = descriptor }

    mutating func append(_ bytes: some Collection<UInt8>) {
        if failure != nil { return }
        buffer.append(contentsOf: bytes)
        if buffer.count >= 1 << 16 { flush() }
    }

    mutating func flush() {
        if buffer.isEmpty || failure != nil { return }
        do throws(FileProblem) {
            try Files.writeAll(buffer, to: descriptor)
        } catch {
            failure = error.code
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// A variable of the environment; nil where it is not set.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
