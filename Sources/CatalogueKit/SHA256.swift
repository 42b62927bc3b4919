/// SHA-256, the mark of a content in the registry and in receipts, by the program `sha256sum`.
package enum SHA256 {
    /// The hash as 64 lower-case hexadecimal digits.
    package static func text(of bytes: [UInt8]) throws(Failure) -> String {
        let program = try Program.path(of: "sha256sum", advice: "install coreutils")
        let answer = try? Program.answer(program, [], to: bytes)
        guard let answer, answer.count >= 64 else { throw Failure("\(program) does not answer") }
        return String(decoding: answer.prefix(64), as: UTF8.self)
    }
}
