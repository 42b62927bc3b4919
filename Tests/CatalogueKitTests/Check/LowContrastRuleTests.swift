import Testing

@testable import CatalogueKit

@Test("white on a pale colour, and a colour on itself, are found")
func lowContrastFound() {
    let found = lines(
        LowContrastRule.self,
        """
            Text("a").foregroundStyle(.white).padding().background(.yellow)
            Text("a").foregroundStyle(Color.red).background(Color.red)
        """)
    #expect(found == [1, 2])
}

@Test("what may be readable is left alone")
func lowContrastAllowed() {
    let found = lines(
        LowContrastRule.self,
        """
            Text("a").foregroundStyle(.white).background(.indigo)
            Text("a").foregroundStyle(.black).background(.yellow)
            Text("a").foregroundStyle(.white).background(color)
            Text("a").background(.yellow).foregroundStyle(.white)
            Rectangle().foregroundStyle(.white).background(.yellow)
        """)
    #expect(found == [])
}
