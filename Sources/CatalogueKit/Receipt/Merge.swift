/// A merge of the person's text with upstream's, from the text that both began with: git's own three-way merge.
struct Merge {
    /// The merged text, with markers around each conflict, in the line endings of the person's text, and
    /// without a line feed at its end if that has none.
    let text: [UInt8]
    let conflicts: Int

    /// - Parameters:
    ///   - yours: the person's text.
    ///   - base: the text that was installed.
    ///   - upstream: the text of the new version.
    ///   - label: what the closing marker of a conflict says.
    init(yours: [UInt8], base: [UInt8], upstream: [UInt8], label: String) throws {
        // A line feed that only the person's end lacks would be a change of the last line.
        let isOpen = !Self.ends(yours) && Self.ends(base) && Self.ends(upstream)
        let git = try Git()
        try git.put(LineEndings.plain(yours) + (isOpen ? [0x0a] : []), as: "yours")
        try git.put(LineEndings.plain(base), as: "base")
        try git.put(LineEndings.plain(upstream), as: "upstream")
        let result = try git.run([
            "merge-file", "-p", "-q", "-L", "yours", "-L", "installed", "-L", label, "yours",
            "base",
            "upstream",
        ])
        // git counts up to 127 conflicts in the status; an error is more.
        guard 0...127 ~= result.status else {
            throw Failure("git merge-file failed: \(Shown.text(result.complaint.trimmingNewlines))")
        }
        conflicts = Int(result.status)
        let merged = isOpen && conflicts == 0 ? result.output.dropLast() : result.output
        text = LineEndings(of: yours).applied(to: Array(merged))
    }

    private static func ends(_ text: [UInt8]) -> Bool { text.last == 0x0a }
}

extension String {
    /// The text without the line ends at its end.
    var trimmingNewlines: String {
        String(self[..<(lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex)])
    }
}
