import SwiftUI
import Testing

#Preview("Named") { Text("a") }
#Preview {
    VStack {
        Text("a")
        Text("b")
    }
}

@Test("previews register themselves with name, file and line, and make their content")
@MainActor
func previewsRegister() {
    let here = _PreviewEntry.all().filter { $0.file.hasPrefix("PreviewMacrosTests/") }
    #expect(here.map(\.name) == ["Named", nil])
    #expect(here.map(\.line) == [4, 5])
    #expect(here.map(\.file) == Array(repeating: "PreviewMacrosTests/PreviewTests.swift", count: 2))
    for entry in here { _ = entry.make() }
}
