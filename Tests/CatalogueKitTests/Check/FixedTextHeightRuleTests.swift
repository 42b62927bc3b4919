import Testing

@testable import CatalogueKit

@Test("a text in a box of fixed height is found")
func fixedTextHeightFound() {
    let found = lines(
        FixedTextHeightRule.self,
        """
            Text("a").frame(height: 20)
            Label("a", systemImage: "b").padding().frame(width: 80, height: 20.5)
        """)
    #expect(found == [1, 2])
}

@Test("boxes that can grow, texts that can shrink, and pictures are left alone")
func fixedTextHeightAllowed() {
    let found = lines(
        FixedTextHeightRule.self,
        """
            Text("a").frame(minHeight: 20)
            Text("a").frame(height: height)
            Text("a").frame(width: 80)
            Text("a").minimumScaleFactor(0.5).frame(height: 20)
            Image("a").frame(height: 20)
            VStack { Text("a") }.frame(height: 200)
        """)
    #expect(found == [])
}
