/// Replaces the bytes of a range of the source with other text.
struct Edit: Equatable {
    /// UTF-8 offsets in the author's source.
    let range: Range<Int>
    let text: String
}

/// The source with its edits made, and the way back from a place in it to the author's own.
///
/// Line numbers never change: an edit that swallows line ends gets as many of them back.
package struct EditedText: Equatable {
    /// The source after all edits.
    package let text: String
    private let original: [UInt8]
    private let edited: [UInt8]
    private let pieces: [Piece]

    private struct Piece: Equatable {
        let source: Int
        let result: Int
        let isCopied: Bool
    }

    init(_ source: String, edits: [Edit]) {
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        var pieces: [Piece] = []
        var position = 0
        for edit in edits.sorted(by: Self.comesFirst) {
            // What lies in a larger edit is gone: that one has its own text for all of it.
            guard edit.range.lowerBound >= position else { continue }
            pieces.append(Piece(source: position, result: result.count, isCopied: true))
            result += bytes[position..<edit.range.lowerBound]
            pieces.append(
                Piece(source: edit.range.lowerBound, result: result.count, isCopied: false))
            result += edit.text.utf8
            let lost = bytes[edit.range].count { $0 == .newline }
            let kept = edit.text.utf8.count { $0 == .newline }
            precondition(kept <= lost, "an edit adds lines")
            result += Array(repeating: .newline, count: lost - kept)
            position = edit.range.upperBound
        }
        pieces.append(Piece(source: position, result: result.count, isCopied: true))
        result += bytes[position...]
        self.text = String(decoding: result, as: UTF8.self)
        self.original = bytes
        self.edited = result
        self.pieces = pieces
    }

    /// By place; of two at one place an insertion comes first, then the one that replaces more.
    private static func comesFirst(_ a: Edit, _ b: Edit) -> Bool {
        guard a.range.lowerBound == b.range.lowerBound else {
            return a.range.lowerBound < b.range.lowerBound
        }
        return a.range.isEmpty
            ? !b.range.isEmpty : a.range.count > b.range.count && !b.range.isEmpty
    }

    /// The author's column of a place in the edited text; lines are the same. Both count from 1.
    package func authorColumn(line: Int, column: Int) -> Int {
        guard let start = edited.lineStart(line), let authorStart = original.lineStart(line) else {
            return column
        }
        let offset = start + column - 1
        guard let piece = pieces.last(where: { $0.result <= offset }) else { return column }
        let author = piece.source + (piece.isCopied ? offset - piece.result : 0)
        return author >= authorStart ? author - authorStart + 1 : 1
    }
}

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
}

extension [UInt8] {
    /// The offset of the first byte of a line, from 1.
    fileprivate func lineStart(_ line: Int) -> Int? {
        if line == 1 { return 0 }
        var seen = 1
        for (offset, byte) in enumerated() where byte == .newline {
            seen += 1
            if seen == line { return offset + 1 }
        }
        return nil
    }
}
