import Testing

@testable import CatalogueKit

@Test("a control smaller than a fingertip is found")
func smallTargetFound() {
    let found = lines(
        SmallTargetRule.self,
        """
            Button("a") { go() }.frame(width: 30, height: 30)
            Button("a") { go() }.buttonStyle(.plain).frame(width: 60, height: 20)
        """)
    #expect(found == [1, 2])
}

@Test("large ones, ones with another shape for hits, and other views are left alone")
func smallTargetAllowed() {
    let found = lines(
        SmallTargetRule.self,
        """
            Button("a") { go() }.frame(width: 44, height: 44)
            Button("a") { go() }.frame(width: 30, height: 30).padding().contentShape(.rect)
            Button("a") { go() }.frame(width: 30)
            Text("a").frame(width: 30, height: 30)
        """)
    #expect(found == [])
}
