#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Does all of some work, each piece but the first in a thread of its own, and returns when all are done. A piece for
/// which the system has no thread is done here.
func inParallel(_ pieces: [@Sendable () -> Void]) {
    let threads = pieces.dropFirst().map(start)
    pieces.first?()
    for (thread, piece) in zip(threads, pieces.dropFirst()) {
        if let thread { pthread_join(thread, nil) } else { piece() }
    }
}

/// How many processors there are.
var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// Work on its way into a thread.
private final class Errand: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

/// Room for values nested as deep as they may be, which is more than the least that systems give.
private let stackSize = 4 << 20

private func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { room in
        guard let attributes = room.baseAddress, pthread_attr_init(attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(attributes) }
        pthread_attr_setstacksize(attributes, stackSize)
        let errand = Unmanaged.passRetained(Errand(work))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        if pthread_create(&thread, attributes, { run($0) }, errand.toOpaque()) == 0 { return thread }
        errand.release()
        return nil
    }
}

private func run(_ errand: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let errand { Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().work() }
    return nil
}
