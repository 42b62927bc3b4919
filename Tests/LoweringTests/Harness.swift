import Lowering
import Testing

/// The lowered text of one file that has no findings.
func lowered(_ text: String, _ location: SourceLocation = #_sourceLocation) -> String {
    let (files, findings) = Lowering.lower([SourceInput(path: "A.swift", text: text)])
    #expect(findings == [], sourceLocation: location)
    return files.first?.edited.text ?? ""
}

/// What is reported for one file, as `line:column message`.
func findings(_ text: String) -> [String] {
    Lowering.lower([SourceInput(path: "A.swift", text: text)]).findings.map {
        "\($0.line):\($0.column) \($0.message)"
    }
}
