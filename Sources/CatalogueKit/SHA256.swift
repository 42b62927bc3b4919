import Foundation

/// SHA-256, the mark of a content in the registry and in receipts, by the program `sha256sum`.
package enum SHA256 {
    /// The hash as 64 lower-case hexadecimal digits.
    package static func text(of bytes: [UInt8]) throws(Failure) -> String {
        // A file and not a pipe: writing to a program that could not start would end this one.
        let file = FileManager.default.temporaryDirectory.appending(
            path: "baraja-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(bytes).write(to: file)
            return try digits(of: file)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("no file can be written in \(NSTemporaryDirectory()); set TMPDIR")
        }
    }

    private static func digits(of file: URL) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["sha256sum", "--", file.path]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let answer = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        // A backslash stands before the digits when the path had to be escaped.
        let digits = String(decoding: answer, as: UTF8.self).drop { $0 == "\\" }.prefix(64)
        guard process.terminationStatus == 0, digits.count == 64 else {
            throw Failure("sha256sum does not run; it is part of Debian's package coreutils")
        }
        return String(digits)
    }
}
