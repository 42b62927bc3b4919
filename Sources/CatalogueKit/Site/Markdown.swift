import Foundation

/// Markdown to markup, by the program `cmark-gfm`, which leaves raw tags out.
package struct Markdown {
    private let program: String

    /// - Throws: a line that says how to get the program.
    package init() throws(Failure) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let places = folders.map { "\($0)/cmark-gfm" } + ["/usr/bin/cmark-gfm"]
        let files = FileManager.default
        guard let found = places.first(where: files.isExecutableFile) else {
            throw Failure("the program cmark-gfm is missing: run 'make setup'")
        }
        program = found
    }

    /// Whole paragraphs, lists and tables.
    package func blocks(_ text: String) throws -> HTML {
        text.isEmpty ? .none : HTML(raw: try convert(text))
    }

    /// One line, without the paragraph around it.
    package func line(_ text: String) throws -> HTML {
        let markup = try convert(text).trimmingCharacters(in: .whitespacesAndNewlines)
        guard markup.hasPrefix("<p>"), markup.hasSuffix("</p>"),
            !markup.dropFirst(3).contains("<p>")
        else { return HTML(raw: markup) }
        return HTML(raw: String(markup.dropFirst(3).dropLast(4)))
    }

    /// The text without its marks, for places that take none.
    package static func plain(_ text: String) -> String {
        text.replacingOccurrences(of: "`", with: "").replacingOccurrences(of: "**", with: "")
    }

    private func convert(_ text: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--extension", "table", "--validate-utf8"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // What pages say is shorter than the buffer of a pipe only most of the time.
        let writer = input.fileHandleForWriting
        DispatchQueue.global().async {
            writer.write(Data(text.utf8))
            try? writer.close()
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("cmark-gfm could not read: \(text.prefix(60))")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
