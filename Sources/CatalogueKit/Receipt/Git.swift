import Foundation

/// Runs git in a folder of its own, apart from the person's configuration and repository, on texts that are
/// put there.
final class Git {
    private let folder: String

    /// Makes the folder, which goes with this object.
    init() throws(Failure) {
        folder = NSTemporaryDirectory() + "/baraja-" + UUID().uuidString
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw Failure("no folder can be made in \(NSTemporaryDirectory()); set TMPDIR")
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Puts a text into the folder; the path has at most one slash.
    func put(_ text: [UInt8], as path: String) throws {
        let file = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text).write(to: file)
    }

    struct Result {
        let status: Int32
        let output: [UInt8]
        let complaint: String
    }

    func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(
            fileURLWithPath: try Program.path(
                of: "git", advice: "install it, or put its folder into PATH"))
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let output = try file("output")
        let errors = try file("errors")
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: Array(try content("output")),
            complaint: String(decoding: try content("errors"), as: UTF8.self))
    }

    private func file(_ name: String) throws -> FileHandle {
        let path = "\(folder)/.\(name)"
        try Data().write(to: URL(fileURLWithPath: path))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    private func content(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder)/.\(name)"))
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CEILING_DIRECTORIES"] = (folder as NSString).deletingLastPathComponent
        environment["LC_ALL"] = "C"
        return environment
    }
}
