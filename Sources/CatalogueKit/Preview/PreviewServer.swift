import Foundation

/// The HTTP server of a preview: Python's, in a program of its own that ends when we do.
///
/// It reads the state of the preview from its standard input, a line of JSON each time, and ends with it.
final class PreviewServer {
    let port: Int
    private let process: Process
    private let input: FileHandle

    /// Starts it.
    ///
    /// - Parameter port: where to serve; 0 for any that is free.
    /// - Throws: a line that proposes another port when that one is taken.
    init(repository: Repository, port wanted: Int, ended: @escaping @Sendable () -> Void) throws {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: try Toolchain.python())
        process.arguments = [repository.root + "/Scripts/preview/server.py", String(wanted)]
        process.standardInput = input
        process.standardOutput = output
        process.terminationHandler = { _ in ended() }
        try process.run()
        (self.process, self.input) = (process, input.fileHandleForWriting)
        let answer = Self.line(from: output.fileHandleForReading)
        guard let reply = try? JSONDecoder().decode(Reply.self, from: answer) else {
            throw Failure("the preview's server did not start")
        }
        if let problem = reply.problem { throw Failure(problem) }
        port = reply.port
    }

    private struct Reply: Decodable {
        let port: Int
        let problem: String?
    }

    private static func line(from handle: FileHandle) -> Data {
        var line = Data()
        while true {
            let byte = handle.readData(ofLength: 1)
            if byte.isEmpty || byte[0] == UInt8(ascii: "\n") { return line }
            line += byte
        }
    }

    func show(_ state: PreviewState) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try input.write(contentsOf: try encoder.encode(state) + Data("\n".utf8))
    }

    /// Ends it and waits for its end.
    func stop() {
        process.terminationHandler = nil
        try? input.close()
        process.waitUntilExit()
    }
}
