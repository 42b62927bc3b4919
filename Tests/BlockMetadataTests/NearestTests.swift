import BlockMetadata
import Testing

@Test(
    "the distance of two words counts changed, new, left-out and swapped letters",
    arguments: [
        ("", "", 0), ("a", "", 1), ("", "ab", 2), ("card", "card", 0), ("card", "cart", 1),
        ("card", "cards", 1), ("swipe", "swpie", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
    ])
func distance(first: String, second: String, expected: Int) {
    #expect(Nearest.distance(first, second) == expected)
    #expect(Nearest.distance(second, first) == expected)
}

@Test("the nearest name is proposed when it is near, whatever its case")
func nearest() {
    let names = ["FlipCard", "SwipeDeck"]
    #expect(Nearest.name(to: "flipcrad", among: names) == "FlipCard")
    #expect(Nearest.name(to: "Table", among: names) == nil)
    #expect(Nearest.name(to: "x", among: []) == nil)
    #expect(
        Nearest.advice(for: "Table", among: names, otherwise: "there are")
            == "there are: FlipCard, SwipeDeck")
}
