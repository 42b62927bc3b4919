/// The moments at which something is written to the disk. A test can make each fail, or end the process there.
enum WritePoint {
    /// Called before each write with what is about to be done; what it throws is the write's failure.
    @TaskLocal static var observer: (@Sendable (String) throws -> Void)?

    static func reach(_ what: @autoclosure () -> String) throws {
        if let observer { try observer(what()) }
    }
}
