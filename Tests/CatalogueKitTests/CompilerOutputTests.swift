import Lowering
import Testing

@testable import CatalogueKit

private let source: CompiledSource = {
    let input = SourceInput(path: "Cards/A.swift", text: "@MainActor let a = f(\\.x, b)\n")
    return CompiledSource(path: "/tmp/x/0-A.swift", file: Lowering.lower([input]).files[0])
}()

private func lines(_ output: String) -> [String] {
    CompilerOutput(output, sources: [source]).failure.lines
}

@Test("errors get the author's path and column; notes and warnings go")
func authorsPlaces() {
    let output = """
        /tmp/x/0-A.swift:1:2: warning: never used
        /tmp/x/0-A.swift:1:21: error: cannot find 'b': here
         let a = f({ $0.x }, b)
                             ^
        /tmp/x/0-A.swift:1:2: note: declared here
        /tmp/x/0-A.swift:1:21: error: cannot find 'b': here
        """
    #expect(lines(output) == ["Cards/A.swift:1:26: error: cannot find 'b': here"])
}

@Test("an error inside the runtime is told at the author's use of it")
func runtimeErrors() {
    let output = """
        /r/SwiftUI/View.swift:9:9: error: cannot specialise
        /r/SwiftUI/View.swift:3:1: note: called from here
        /tmp/x/0-A.swift:1:10: note: generic specialisation called here
        """
    #expect(lines(output) == ["Cards/A.swift:1:20: error: cannot specialise"])
}

@Test("a crash shows the end of what the compiler said")
func crash() {
    #expect(
        lines("Stack dump:\n0. main\n") == [
            "error: the compiler failed without a place in your files:\nStack dump:\n0. main"
        ])
}
