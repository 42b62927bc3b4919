import Testing

@testable import CatalogueKit

@Test("a size that is written out is found")
func fixedFontSizeFound() {
    let found = lines(
        FixedFontSizeRule.self,
        """
            Text("a").font(.system(size: 13))
            Text("a").font(Font.system(size: 13, weight: .bold))
            Text("a").font(.custom("Inter", fixedSize: 20))
        """)
    #expect(found == [1, 2, 3])
}

@Test("styles, scaled sizes and pictures are left alone")
func fixedFontSizeAllowed() {
    let found = lines(
        FixedFontSizeRule.self,
        """
            Text("a").font(.title2)
            Text("a").font(.system(size: size))
            Text("a").font(.system(.body, design: .serif))
            Text("a").font(.custom("Inter", size: 20, relativeTo: .body))
            Image(systemName: "star").font(.system(size: 88))
        """)
    #expect(found == [])
}
