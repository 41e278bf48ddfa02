#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Makes errors of what else would end the program in the midst of a write.
func ignoreSignalsOfWriting() {
    // A reader who stops reading is an error of write(2), and so is a file that grows beyond its limit.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
}

/// Does work that is not to be left half done: a signal that ends the program does so after it.
func holdingSignals<Result>(_ work: () throws(FileProblem) -> Result) throws(FileProblem) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for number in endings { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
}

/// Whether a signal that was held back will end the program, so that longer work is better broken off.
var isSignalWaiting: Bool {
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigpending(&waiting)
    return endings.contains { sigismember(&waiting, $0) == 1 && !isIgnored($0) }
}

/// What a terminal, a shell or a system sends to a program that is to end.
private let endings = [SIGHUP, SIGINT, SIGTERM]

/// Whether whoever started the program had it ignore a signal, as `nohup` does. To be asked while the signal is held.
private func isIgnored(_ number: Int32) -> Bool {
    let action = signal(number, SIG_DFL)
    signal(number, action)
    return unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
