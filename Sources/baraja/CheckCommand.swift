import CatalogueKit
import Foundation

/// `baraja check`: what is wrong with SwiftUI files, before anybody meets it.
struct CheckCommand: Subcommand {
    static let name = "check"
    static let summary = "look SwiftUI files over: page, metadata, accessibility, compiler"
    static let help = """
        Looks SwiftUI files over: what a page cannot do, what a block fails to say of itself, what shuts
        people out, what the compiler says.

        usage: baraja check [FILE.swift…] [--strict] [--quick] [--render] [--json]

          FILE.swift…    the files to check together (default: all in the current folder)
          --strict       warnings count as errors, and so do sentences that 'baraja new' wrote
          --quick        without the compiler
          --render       build a page, and open each of its previews in Chromium
          --json         print the findings as JSON
          --help         show this text

        Exits with 1 when there is an error. A comment behind the code or above it overrules a rule:

            // baraja:ignore unlabelled-image because the caller labels the whole card
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(
            words, options: [], flags: ["--strict", "--quick", "--render", "--json"])
        if arguments.wantsHelp { return help }
        let flags = arguments.flags
        let files = try SwiftFiles.named(arguments.operands)
        let renders = flags.contains("--render")
        let check = Check(
            files: files, compiles: !flags.contains("--quick") && !renders,
            isStrict: flags.contains("--strict"), progress: Terminal.note)
        var findings = try check.run()
        if renders, !findings.contains(where: { $0.severity == .error }) {
            findings += try RenderCheck(files: files, progress: Terminal.note).run()
        }
        let text =
            flags.contains("--json")
            ? try json(findings, files: files)
            : (findings.map(\.text) + [summary(findings, files: files)]).joined(separator: "\n")
        let isStrict = flags.contains("--strict")
        guard findings.contains(where: { isStrict || $0.severity == .error }) else { return text }
        throw Failure(all: [], output: text)
    }

    private static func summary(_ findings: [Finding], files: [String]) -> String {
        let errors = findings.count { $0.severity == .error }
        let what = [
            count(files.count, "file"), count(errors, "error"),
            count(findings.count - errors, "warning"),
        ]
        return what.joined(separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private struct Report: Encodable {
        let files: [String]
        let findings: [Finding]
    }

    private static func json(_ findings: [Finding], files: [String]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Report(files: files, findings: findings))
        return String(decoding: data, as: UTF8.self)
    }
}
