import Testing

@testable import CatalogueKit

/// The findings in a text, as `line rule`.
private func found(_ text: String) -> [String] {
    Check.accessibility(path: "a.swift", text: text).map { "\($0.line) \($0.rule)" }
}

@Test("a comment with a reason overrules a rule, behind the code or above it")
func overruled() {
    #expect(
        found(
            """
            Image("a")  // baraja:ignore unlabelled-image because the card has a label
            // baraja:ignore unlabelled-image because the card
            // has a label
            Image("b")
            VStack {
                // baraja:ignore tap-without-button because a key does the same
                Text("c").onTapGesture {}
            }
            """) == [])
}

@Test("it overrules that rule there and no other")
func otherRules() {
    #expect(
        found(
            """
            // baraja:ignore unlabelled-image because the card has a label
            Image("a").onTapGesture {}
            Image("b")
            """) == ["3 unlabelled-image", "2 tap-without-button"])
}

@Test("without a reason, with an unknown rule or with nothing to overrule it is an error")
func wrongComments() {
    #expect(
        found(
            """
            Image("a")  // baraja:ignore unlabelled-image
            Image("b")  // baraja:ignore unlabeled because I say so
            Text("c")  // baraja:ignore unlabelled-image because I say so
            """) == [
                "1 unlabelled-image", "2 unlabelled-image", "1 ignore", "2 ignore", "3 ignore",
            ])
}

@Test("words in a string are no comment")
func noComment() {
    #expect(found(#"Text("// baraja:ignore unlabelled-image")"#) == [])
}
