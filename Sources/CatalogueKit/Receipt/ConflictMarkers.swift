/// The lines with which git marks a conflict in a file.
enum ConflictMarkers {
    /// The line, from 1, of the first conflict; nil without one. A conflict is its opening line, a dividing
    /// line and its closing line, in that order.
    static func line(in text: [UInt8]) -> Int? {
        var opening: Int?
        var isDivided = false
        for (index, line) in LineEndings.plain(text).split(
            separator: 0x0a, omittingEmptySubsequences: false
        ).enumerated() {
            if line.starts(with: Array("<<<<<<< ".utf8)) {
                (opening, isDivided) = (index + 1, false)
            } else if line.elementsEqual("=======".utf8), opening != nil {
                isDivided = true
            } else if line.starts(with: Array(">>>>>>> ".utf8)), isDivided {
                return opening
            }
        }
        return nil
    }
}
