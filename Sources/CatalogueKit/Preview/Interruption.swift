import Foundation

/// Control-C, an orderly kill and a closed terminal, as one call.
///
/// The handler only writes into a pipe; programs that are started later have the usual handlers.
enum Interruption {
    /// The pipe's writing end; signal handlers reach nothing but globals.
    nonisolated(unsafe) private static var wakeUp: Int32 = -1

    /// Calls `handler`, on a thread of its own, each time the person wants to stop.
    static func watch(_ handler: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        let reading = ends[0]
        wakeUp = ends[1]
        for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                var byte: UInt8 = 0
                _ = write(Interruption.wakeUp, &byte, 1)
            }
        }
        // A server that is gone must not end us by the pipe to it.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(reading, &byte, 1) != 0 { handler() }
        }
    }
}
