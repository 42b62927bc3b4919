import Testing

@testable import CatalogueKit

@Test("what only a finger can tap is found")
func tapWithoutButtonFound() {
    let found = lines(
        TapWithoutButtonRule.self,
        """
            Text("Go").onTapGesture { go() }
            Card()
                .padding()
                .onTapGesture(count: 2) { go() }
        """)
    #expect(found == [1, 4])
}

@Test("a trait or an action is enough, on the view or around it")
func tapWithoutButtonAllowed() {
    let found = lines(
        TapWithoutButtonRule.self,
        """
            Text("Go").onTapGesture { go() }.accessibilityAddTraits(.isButton)
            Text("Go").accessibilityAction { go() }.onTapGesture { go() }
            HStack { Text("Go").onTapGesture { go() } }.accessibilityAction(named: "Go") { go() }
            Color.black.onTapGesture { close() }.accessibilityHidden(true)
            Button("Go") { go() }
        """)
    #expect(found == [])
}
