import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

@Test("a problem carries its line of the source, and a mark for the terminal")
func problemWithSource() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".swift"
    try "one\n\tletter \"é\" wrong\n".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The é has two bytes, and columns count bytes.
    let problem = PreviewState.Problem(
        Diagnostic(path: path, line: 2, column: 14, message: "no"))
    #expect(problem.source == "\tletter \"é\" wrong")
    #expect(problem.before == 12)
    #expect(
        problem.text
            == "\(path):2:14: error: no\n\tletter \"é\" wrong\n\t           ^")
}

@Test("a problem outside the source is its message alone")
func problemWithoutSource() {
    #expect(PreviewState.Problem.all(of: Failure("gone")).map(\.text) == ["error: gone"])
    let lost = Diagnostic(path: "/nowhere/a.swift", line: 3, column: 1, message: "no")
    #expect(
        PreviewState.Problem.all(of: Failure([lost])).map(\.text)
            == ["/nowhere/a.swift:3:1: error: no"])
}
