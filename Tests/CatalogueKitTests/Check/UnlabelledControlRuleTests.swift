import Testing

@testable import CatalogueKit

@Test("a control that shows only a picture is found")
func unlabelledControlFound() {
    let found = lines(
        UnlabelledControlRule.self,
        """
            Button { go() } label: { Image(systemName: "trash") }
            Button(action: go) { Image("trash").font(.title) }
            Toggle(isOn: $isOn) { HStack { Image(systemName: "star"); Spacer() } }
            Menu { Button("A") {} } label: { Circle(); Image(systemName: "ellipsis") }
            Button("") { go() }
            Button {} label: { Image(systemName: "trash").accessibilityHidden(true) }
        """)
    #expect(found == [1, 2, 3, 4, 5, 6])
}

@Test("words, a label, or a view that is made elsewhere are enough")
func unlabelledControlAllowed() {
    let found = lines(
        UnlabelledControlRule.self,
        """
            Button("Delete") { Image(systemName: "trash") }
            Button("Delete", systemImage: "trash") { go() }
            Button { go() } label: { Image(systemName: "trash"); Text("Delete") }
            Button { go() } label: { Image(systemName: "trash") }.accessibilityLabel("Delete")
            Button { go() } label: { Image(systemName: "trash").accessibilityLabel("Delete") }
            Button { go() } label: { Image("trash", label: Text("Delete")) }
            Button { go() } label: { heading }
            Button { go() } label: { Image(systemName: "trash"); heading.bold() }
            Button { go() } label: { Image(systemName: "trash"); Heading() }
            Button { go() } label: { Image(systemName: "trash"); configuration.label }
            Button { go() } label: { Circle() }
            Toggle("On", isOn: $isOn)
            Menu("More") { Image(systemName: "star") }
            Button { go() } label: { Image("a") }.accessibilityHidden(true)
        """)
    #expect(found == [])
}
