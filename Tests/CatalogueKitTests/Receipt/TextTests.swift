import Testing

@testable import CatalogueKit

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Test("the line endings of most lines count, and are put back")
func lineEndings() {
    #expect(LineEndings(of: bytes("a\r\nb\r\nc\n")) == .crlf)
    #expect(LineEndings(of: bytes("a\r\nb\n")) == .lf)
    #expect(LineEndings(of: []) == .lf)
    #expect(LineEndings.plain(bytes("a\r\n\r\nb\rc\n\r")) == bytes("a\n\nb\rc\n\r"))
    #expect(LineEndings.crlf.applied(to: bytes("a\n\nb")) == bytes("a\r\n\r\nb"))
    #expect(LineEndings.lf.applied(to: bytes("a\n")) == bytes("a\n"))
}

@Test("conflict markers count only as opening, divider and close at the beginning of lines")
func markers() {
    func line(_ text: String) -> Int? { ConflictMarkers.line(in: bytes(text)) }
    #expect(line("a\n<<<<<<< yours\nb\n=======\nc\n>>>>>>> x\n") == 2)
    #expect(line("a\r\n<<<<<<< yours\r\n=======\r\n>>>>>>> x\r\n") == 2)
    #expect(line("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c") == 1)
    #expect(line("a\n=======\n>>>>>>> x\n") == nil)
    #expect(line("<<<<<<< a\n>>>>>>> x\n") == nil)
    #expect(line(" <<<<<<< a\n=======\n>>>>>>> x\n") == nil)
    #expect(line("// =======\n") == nil)
}

@Test("control characters are shown as escapes, on one line")
func shown() {
    #expect(Shown.text("a\nb\r\n\t\u{1b}[31m é🃏") == "a\\nb\\r\\n\\t\\u{1b}[31m é🃏")
}

private let base = bytes("1\n2\n3\n4\n5\n6\n7\n8\n")

@Test("changes of different lines are merged, in the person's line endings")
func merges() throws {
    let new = bytes("1\n2\n3\n4\n5\n6\nseven\n8\n")
    let merge = try Merge(
        yours: bytes("1\r\ntwo\r\n3\r\n4\r\n5\r\n6\r\n7\r\n8\r\n"), base: base, upstream: new,
        label: "new")
    #expect(merge.conflicts == 0)
    #expect(merge.text == bytes("1\r\ntwo\r\n3\r\n4\r\n5\r\n6\r\nseven\r\n8\r\n"))
}

@Test("changes of the same line are marked, also at an end without a line feed")
func conflicts() throws {
    let merge = try Merge(
        yours: bytes("1\n2\n3\n4\n5\n6\n7\nmine"), base: base,
        upstream: bytes("1\n2\n3\n4\n5\n6\n7\ntheirs\n"), label: "upstream 2")
    #expect(merge.conflicts == 1)
    #expect(
        merge.text
            == bytes(
                "1\n2\n3\n4\n5\n6\n7\n<<<<<<< yours\nmine\n=======\ntheirs\n>>>>>>> upstream 2\n"))
}

@Test("a lost line feed at the end is kept when upstream changes another line")
func noLineFeed() throws {
    let merge = try Merge(
        yours: bytes("1\n2\n3\n4\n5\n6\n7\n8"), base: base,
        upstream: bytes("one\n2\n3\n4\n5\n6\n7\n8\n"), label: "new")
    #expect(merge.conflicts == 0)
    #expect(merge.text == bytes("one\n2\n3\n4\n5\n6\n7\n8"))
    let last = try Merge(
        yours: bytes("1\n2\n3\n4\n5\n6\n7\n8"), base: base,
        upstream: bytes("1\n2\n3\n4\n5\n6\n7\neight\n9\n"), label: "new")
    #expect(last.conflicts == 0)
    #expect(last.text == bytes("1\n2\n3\n4\n5\n6\n7\neight\n9"))
}

@Test("what git cannot merge is a failure, not a text")
func binary() {
    #expect(throws: Failure.self) {
        try Merge(yours: [0, 1, 0], base: base, upstream: bytes("x\n"), label: "new")
    }
}

@Test("a difference has both names in its headers and none for line endings alone")
func difference() throws {
    let text = try Difference.text(
        from: ("upstream", bytes("a\nb\n")), to: ("yours", bytes("a\r\nc")), name: "Ñandú.swift")
    #expect(text.contains("--- upstream/Ñandú.swift\n+++ yours/Ñandú.swift\n"))
    #expect(text.hasSuffix("-b\n+c\n\\ No newline at end of file\n"))
    #expect(
        try Difference.text(from: ("a", bytes("x\r\n")), to: ("b", bytes("x\n")), name: "X") == "")
}
