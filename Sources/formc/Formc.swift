#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@main
struct Formc {
    static func main() {
        occupyClosedStreams()
        ignoreSignalsOfWriting()
        var console = Console()
        let status = run(commandLine(), &console)
        exit(console.finish(status).rawValue)
    }

    /// Opens what was closed of the three streams, so that no file gets the number of a stream and with it what is
    /// printed. Reading or writing there fails, as it did.
    private static func occupyClosedStreams() {
        for (stream, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(stream, F_GETFD) == -1 && open("/dev/null", flags) != stream && open("/", O_RDONLY) != stream {
            exit(ExitStatus.failed.rawValue)
        }
    }

    /// The words after the program's name, as bytes: `CommandLine.arguments` would repair what is not UTF-8, and then
    /// name other files.
    private static func commandLine() -> [Path] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { position in
            CommandLine.unsafeArgv[position].map { word in
                Path(UnsafeBufferPointer(start: word, count: strlen(word)).map(UInt8.init(bitPattern:)))
            }
        }
    }
}
