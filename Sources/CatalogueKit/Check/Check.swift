import BlockMetadata
import Foundation
import Lowering

/// Looks files over: what a page cannot do, what shuts people out, whether they compile.
package struct Check: Sendable {
    package var files: [String]
    /// Whether the compiler looks at them too.
    package var compiles: Bool
    /// Whether sentences of the skeleton are findings.
    package var isStrict: Bool
    package var progress: @Sendable (String) -> Void

    package init(
        files: [String], compiles: Bool, isStrict: Bool,
        progress: @escaping @Sendable (String) -> Void
    ) {
        self.files = files
        self.compiles = compiles
        self.isStrict = isStrict
        self.progress = progress
    }

    /// All findings, by file and place.
    ///
    /// - Throws: when a file cannot be read.
    package func run() throws -> [Finding] {
        let inputs = try SourceFiles.read(files)
        let lowered = Lowering.lower(inputs)
        var findings = lowered.findings.map { Finding($0, rule: "page") }
        for input in inputs {
            let (path, text) = (input.path, input.text)
            findings += BlockFindings.metadata(path: path, text: text)
            findings += Self.accessibility(path: path, text: text)
            if isStrict { findings += BlockFindings.placeholders(path: path, text: text) }
        }
        if compiles, lowered.findings.isEmpty { findings += try compile() }
        findings = Self.unique(findings)
        let order = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
        return findings.sorted {
            (order[$0.path] ?? 0, $0.line, $0.column) < (order[$1.path] ?? 0, $1.line, $1.column)
        }
    }

    /// Several readers stumble over the same letter: one message for each place and text.
    private static func unique(_ findings: [Finding]) -> [Finding] {
        var seen: Set<String> = []
        return findings.filter {
            seen.insert("\($0.path):\($0.line):\($0.column):\($0.message)").inserted
        }
    }

    /// What the accessibility rules find in a file.
    static func accessibility(path: String, text: String) -> [Finding] {
        let file = CheckedFile(path: path, text: text)
        let found = AccessibilityRule.all.flatMap { $0.init(file).run() }
        return Suppressions(file).apply(
            to: found, rules: Set(AccessibilityRule.all.map { $0.name }))
    }

    private func compile() throws -> [Finding] {
        let check = PageBuild(
            files: files, output: "", preview: nil, mode: .debug, progress: progress)
        do {
            try check.typecheck()
        } catch let failure as Failure where !failure.diagnostics.isEmpty {
            return failure.diagnostics.map { Finding($0, rule: "compiler") }
        }
        return []
    }
}
