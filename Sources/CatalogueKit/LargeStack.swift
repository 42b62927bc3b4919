import Foundation

/// A stack for what goes as deep as the author's source does.
enum LargeStack {
    /// A main thread's is 8 megabytes, a generated source needs more; what is not used costs nothing.
    private static let size = 512 << 20

    /// Does work on a thread with a large stack and waits for it.
    static func run<Result>(_ work: @escaping () -> Result) -> Result {
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) var result: Result?
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = work()
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        return result!
    }
}
