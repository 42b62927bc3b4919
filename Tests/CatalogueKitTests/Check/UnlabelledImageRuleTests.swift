import Testing

@testable import CatalogueKit

@Test("an image without words is found")
func unlabelledImageFound() {
    let found = lines(
        UnlabelledImageRule.self,
        """
            Image(systemName: "star")
            HStack { Image("photo").resizable().frame(width: 80) }
            Card().background(Image("photo"))
        """)
    #expect(found == [1, 2, 3])
}

@Test("words, decoration, and what speaks for all inside are enough")
func unlabelledImageAllowed() {
    let found = lines(
        UnlabelledImageRule.self,
        """
            Image(systemName: "star").accessibilityLabel("Favourite")
            Image(systemName: "star").font(.title).accessibilityHidden(true)
            Image(decorative: "photo")
            Image("photo", label: Text("A beach"))
            Label { Text("Beach") } icon: { Image("photo") }
            Button { go() } label: { Image("photo"); Text("Beach") }
            HStack { VStack { Image("photo") } }.padding().accessibilityHidden(true)
            HStack { Image("photo") }.accessibilityElement(children: .ignore).accessibilityLabel("A")
        """)
    #expect(found == [])
}
