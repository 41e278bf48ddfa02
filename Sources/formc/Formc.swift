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
        // A reader who stops reading is an error of write(2), not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        var console = Console()
        let status = run(commandLine(), &console)
        exit(console.finish(status).rawValue)
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
