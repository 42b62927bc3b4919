import Foundation

/// The SHA-256 of files, by the program `sha256sum`.
package enum FileHash {
    /// 64 lower-case hexadecimal digits for each of the files, in order.
    package static func of(_ paths: [String]) throws -> [String] {
        guard !paths.isEmpty else { return [] }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["sha256sum", "--"] + paths
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // A line whose path had to be escaped begins with a backslash.
        let hashes = String(decoding: data, as: UTF8.self).split(separator: "\n")
            .map { String($0.drop { $0 == "\\" }.prefix(64)) }
        guard process.terminationStatus == 0, hashes.count == paths.count else {
            throw Failure("sha256sum cannot read \(paths.joined(separator: ", "))")
        }
        return hashes
    }
}
