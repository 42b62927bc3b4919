import Foundation
import Testing

@testable import CatalogueKit

@Test(
    "a title is the name's words",
    arguments: [
        ("Card", "Card"), ("SwipeableCardStack", "Swipeable Card Stack"), ("RSVPCard", "RSVP Card"),
        ("Photo3D", "Photo 3D"), ("A", "A"), ("CardV2", "Card V2"),
    ])
func titles(name: String, title: String) throws {
    #expect(try BlockName(name).title == title)
}

@Test("every public type of the runtime is a name that no block can have")
func runtimeNames() throws {
    let root = try Repository.find().root + "/Sources/SwiftUI"
    let pattern = /(?m)^public (?:nonisolated |final )*(?:struct|class|enum|protocol) ([A-Z]\w*)/
    let names = try #require(FileManager.default.enumerator(atPath: root)?.allObjects as? [String])
    for name in names where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
        for match in text.matches(of: pattern) {
            #expect(BlockName.reserved.contains(String(match.1)), "\(match.1)")
        }
    }
}
