import Lowering
import Testing

@Test("a preview becomes an enum with its content on the same lines")
func previewBecomesEnum() {
    let text = """
        import SwiftUI
        #Preview("Deck") {
            Text("a")
        }
        #Preview { Text("b") }
        """
    #expect(
        lowered(text) == """
            import SwiftUI
            enum _BarajaPreview0 { @ViewBuilder static func content() -> some View {
                Text("a")
            }}
            enum _BarajaPreview1 { @ViewBuilder static func content() -> some View { Text("b") }}
            """)
}

@Test("previews of all files are numbered in order and know name and line")
func previewsOfSeveralFiles() {
    let inputs = ["#Preview(\"One\") { A() }", "\n#Preview(body: { B() })"].enumerated().map {
        SourceInput(path: "\($0.offset).swift", text: $0.element)
    }
    let files = Lowering.lower(inputs).files
    #expect(
        files.map(\.previews) == [
            [LoweredPreview(name: "One", line: 1, type: "_BarajaPreview0")],
            [LoweredPreview(name: nil, line: 2, type: "_BarajaPreview1")],
        ])
    #expect(
        files[1].edited.text == "\nenum _BarajaPreview1 "
            + "{ @ViewBuilder static func content() -> some View { B() }}")
}

@Test("a name over several lines keeps the line numbers")
func longArguments() {
    let text = "#Preview(\n    \"One\"\n) {\n    A()\n}\nlet x = 1"
    #expect(lowered(text).split(separator: "\n", omittingEmptySubsequences: false).count == 6)
}

@Test("a preview inside #if DEBUG counts; one for another system does not")
func conditionalPreviews() {
    let text = "#if DEBUG\n#Preview { A() }\n#endif\n#if os(iOS)\n#Preview { B() }\n#endif"
    let files = Lowering.lower([SourceInput(path: "A.swift", text: text)]).files
    #expect(files[0].previews.map(\.line) == [2])
}

@Test("previews with traits or a computed name are refused")
func otherForms() {
    #expect(
        findings("#Preview(\"A\", traits: .landscapeLeft) { A() }") == [
            "1:15 previews take no 'traits' here; use #Preview(\"name\") { … } and the modifier on "
                + "the content"
        ])
    #expect(
        findings("#Preview(name) { A() }") == [
            "1:10 previews take only a name here; use a plain string, #Preview(\"name\") { … }"
        ])
}
