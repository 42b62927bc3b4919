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
