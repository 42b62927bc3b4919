import Testing

@testable import CatalogueKit

@Test("what only a gesture can do is found")
func gestureWithoutActionFound() {
    let found = lines(
        GestureWithoutActionRule.self,
        """
            struct A: View { var body: some View { Text("a").gesture(drag) } }
            struct B: View { var body: some View { Text("a").onLongPressGesture { go() } } }
            struct C: View { var body: some View { Text("a").accessibilityAction { go() } } }
        """)
    #expect(found == [1, 2])
}

@Test("an action or a key anywhere in the view is enough")
func gestureWithoutActionAllowed() {
    let found = lines(
        GestureWithoutActionRule.self,
        """
            struct A: View {
                var body: some View { Text("a").simultaneousGesture(drag); other }
                var other: some View { Text("b").accessibilityAction(named: "Go") { go() } }
            }
            struct B: View { var body: some View { Text("a").gesture(drag).onKeyPress(.space) { go() } } }
        """)
    #expect(found == [])
}
