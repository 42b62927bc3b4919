import Foundation

/// Ends a build that is under way, from another thread.
package final class BuildControl: @unchecked Sendable {
    private enum State { case running, superseded, stopped }

    private let lock = NSLock()
    private var state = State.running
    /// The group of each running program, and whether its work outlives this build.
    private var groups: [Int32: Bool] = [:]

    package init() {}

    /// The build is no longer wanted. What others can use, the runtime's modules, is still finished.
    package func supersede() { end(.superseded) }

    /// Nothing is wanted any more: ends all programs at once.
    package func stop() { end(.stopped) }

    private func end(_ reason: State) {
        lock.withLock {
            if state != .stopped { state = reason }
            for (group, isLasting) in groups where !isLasting || state == .stopped {
                // Programs inherit blocked signals from some threads; this one cannot be blocked.
                kill(-group, SIGKILL)
            }
        }
    }

    /// Throws when the build is no longer wanted.
    func check() throws(Superseded) {
        if lock.withLock({ state }) != .running { throw Superseded() }
    }

    /// Starts a program, unless the build is no longer wanted.
    func start(_ process: Process, isLasting: Bool) throws {
        try lock.withLock {
            guard state == .running || (isLasting && state == .superseded) else {
                throw Superseded()
            }
            try process.run()
            // Foundation gives each program a group of its own, named after it.
            groups[process.processIdentifier] = isLasting
        }
    }

    func ended(_ process: Process) {
        lock.withLock { _ = groups.removeValue(forKey: process.processIdentifier) }
    }
}

/// Thrown out of a build that is no longer wanted.
package struct Superseded: Error {}
