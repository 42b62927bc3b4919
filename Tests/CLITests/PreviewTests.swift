import CatalogueKit
import Testing

@testable import baraja

private func refusal(_ words: String...) -> String? {
    do {
        _ = try Baraja.run(["preview"] + words)
        return nil
    } catch {
        return (error as? Failure)?.lines.joined(separator: "\n")
    }
}

@Test("a preview that cannot begin says why in one line")
func refusedPreviews() throws {
    let space = try Workspace(["a.txt": ""])
    #expect(refusal("nowhere.swift") == "error: nowhere.swift: no such file")
    #expect(refusal(space["a.txt"]) == "error: \(space["a.txt"]) is not a Swift file")
    #expect(
        refusal("a.swift", "--port", "80x")
            == "error: --port takes a number from 0 to 65535, not 80x")
    #expect(
        refusal("a.swift", "--port", "65536")
            == "error: --port takes a number from 0 to 65535, not 65536")
    #expect(refusal("--watch") == "error: unknown option --watch; see --help")
}
