import Lowering
import Testing

@Test("a place in the edited text leads back to the author's column")
func columnsLeadBack() {
    let text = "let a = 1\n@MainActor let b = f(\\.name, c)"
    let edited = Lowering.lower([SourceInput(path: "A.swift", text: text)]).files[0].edited
    #expect(edited.text == "let a = 1\n let b = f({ $0.name }, c)")
    #expect(edited.authorColumn(line: 1, column: 5) == 5)
    #expect(edited.authorColumn(line: 2, column: 2) == 12)
    #expect(edited.authorColumn(line: 2, column: 17) == 22)
    #expect(edited.authorColumn(line: 2, column: 25) == 30)
    #expect(edited.authorColumn(line: 9, column: 3) == 3)
}
