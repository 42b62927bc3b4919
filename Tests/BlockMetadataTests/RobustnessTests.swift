import BlockMetadata
import Testing

/// A reading that says neither what the block is nor what is wrong would let a fault through.
private func check(_ text: String, _ what: @autoclosure () -> String) {
    let (block, findings) = Sample.read(text)
    #expect((block == nil) == !findings.isEmpty, "\(what())")
}

@Test("a file without any one of its lines is a block or has a finding")
func missingLines() {
    let lines = Sample.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
        var rest = lines
        let line = rest.remove(at: index)
        check(rest.joined(separator: "\n"), "without \(line)")
    }
}

@Test("a file that ends anywhere is a block or has a finding")
func truncated() {
    for count in stride(from: 0, to: Sample.text.utf8.count, by: 37) {
        let text = String(decoding: Sample.text.utf8.prefix(count), as: UTF8.self)
        check(text, "the first \(count) bytes")
    }
}

@Test("a file with the line ends of Windows reads the same")
func windowsLines() throws {
    let block = try #require(Sample.read().block)
    var other = try #require(Sample.read(Sample.text.replacing("\n", with: "\r\n")).block)
    #expect(other.demo == block.demo.replacing("\n", with: "\r\n"))
    other.source = block.source
    other.demo = block.demo
    #expect(other == block)
}

@Test("a column counts bytes, also after letters of two")
func columns() {
    let text = Sample.text.replacing("/// title: Pile", with: "/// é título: 1\n/// title: Pile")
        .replacing("struct PileCardsHelper", with: "/* ñ */ struct Helper")
    #expect(
        Sample.read(text).findings.map { "\($0.line):\($0.column)" } == ["16:5", "93:25"])
}
