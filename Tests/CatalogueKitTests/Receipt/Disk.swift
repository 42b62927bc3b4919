@testable import CatalogueKit

/// Counts the writes, and lets those fail that it is told to.
final class Disk: @unchecked Sendable {
    private(set) var writes = 0
    private let failing: (Int) -> Bool

    init(failing: @escaping (Int) -> Bool) { self.failing = failing }

    /// - Returns: whether the work ended with a failure.
    func fails(_ work: () throws -> Void) -> Bool {
        do {
            try WritePoint.$observer.withValue({ [self] _ in
                writes += 1
                if failing(writes - 1) { throw Failure("no space left on device") }
            }) { try work() }
            return false
        } catch {
            return true
        }
    }
}
