import Foundation

/// A program of the system that this one runs.
enum Program {
    /// The path of a program in one of the folders of `PATH`, or in `/usr/bin`.
    ///
    /// - Parameter advice: what the person does when it is missing.
    static func path(of name: String, advice: String) throws(Failure) -> String {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for folder in folders.split(separator: ":").map(String.init) + ["/usr/bin"] {
            let path = folder + "/" + name
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw Failure("the program \(name) is missing: \(advice)")
    }

    /// What a program answers to a text on its standard input; nil when it fails.
    static func answer(_ path: String, _ arguments: [String], to input: [UInt8]) throws -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let (given, answered) = (Pipe(), Pipe())
        process.standardInput = given
        process.standardOutput = answered
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The buffer of a pipe may be shorter than either text, so that both flow at once.
        let writer = given.fileHandleForWriting
        DispatchQueue.global().async {
            try? writer.write(contentsOf: Data(input))
            try? writer.close()
        }
        let answer = answered.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? answer : nil
    }
}
