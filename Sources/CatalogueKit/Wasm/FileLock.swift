import Foundation

/// Keeps two builds from writing the same cache at once: holds a file's lock until released.
struct FileLock {
    private let descriptor: Int32

    /// Waits for the lock.
    init(path: String) {
        descriptor = open(path, O_RDWR | O_CREAT, 0o644)
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    }

    func release() {
        if descriptor >= 0 { close(descriptor) }
    }
}
