import Foundation

/// Markdown to markup, by the program `cmark-gfm`, which leaves raw tags out.
package struct Markdown {
    private let program: String

    /// - Throws: a line that says how to get the program.
    package init() throws(Failure) {
        program = try Program.path(of: "cmark-gfm", advice: "run 'make setup'")
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
        let arguments = ["--extension", "table", "--validate-utf8"]
        guard let answer = try Program.answer(program, arguments, to: Array(text.utf8)) else {
            throw Failure("cmark-gfm could not read: \(text.prefix(60))")
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
