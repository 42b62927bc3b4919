/// The difference of two texts in the unified format, as git writes it.
enum Difference {
    /// Empty for texts that differ at most in their line endings.
    ///
    /// - Parameter name: the file's name in the headers, after each side's label and a slash.
    static func text(
        from old: (label: String, text: [UInt8]), to new: (label: String, text: [UInt8]),
        name: String
    ) throws -> String {
        let git = try Git()
        for side in [old, new] {
            try git.put(LineEndings.plain(side.text), as: "\(side.label)/\(name)")
        }
        let result = try git.run([
            "-c", "core.quotePath=false", "diff", "--no-index", "--no-color", "--no-ext-diff",
            "--text",
            "--src-prefix=", "--dst-prefix=", "--", "\(old.label)/\(name)", "\(new.label)/\(name)",
        ])
        guard result.status <= 1 else {
            throw Failure("git diff failed: \(Shown.text(result.complaint.trimmingNewlines))")
        }
        return String(decoding: result.output, as: UTF8.self)
    }
}
