import Testing

@testable import CatalogueKit

@Test("symbols that point left or right, and a forced direction, are found")
func directionFound() {
    let found = lines(
        DirectionRule.self,
        """
            Image(systemName: "chevron.right")
            Label("Back", systemImage: "arrow.left.circle.fill")
            Card().environment(\\.layoutDirection, .leftToRight)
        """)
    #expect(found == [1, 2, 3])
}

@Test("symbols that follow the direction, or mean both, are left alone")
func directionAllowed() {
    let found = lines(
        DirectionRule.self,
        """
            Image(systemName: "chevron.forward")
            Image(systemName: "arrow.left.arrow.right")
            Text("chevron.right")
            Card().environment(\\.layoutDirection, direction)
        """)
    #expect(found == [])
}
