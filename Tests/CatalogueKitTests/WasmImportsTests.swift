import Foundation
import Testing

@testable import CatalogueKit

private let header: [UInt8] = [0, 97, 115, 109, 1, 0, 0, 0]
private let types: [UInt8] = [1, 4, 1, 0x60, 0, 0]

private func function(_ module: String, _ name: String) -> [UInt8] {
    [UInt8(module.utf8.count)] + module.utf8 + [UInt8(name.utf8.count)] + name.utf8 + [0, 0]
}

private func module(_ functions: [[UInt8]]) -> Data {
    let entries = [UInt8(functions.count)] + functions.flatMap(\.self)
    return Data(header + types + [2, UInt8(entries.count)] + entries)
}

@Test("a page gets the parts of the browser half that its wasm marks, sorted")
func marked() throws {
    let wasm = module([
        function("host", "use_shape"), function("host", "commit"), function("host", "use_scroll"),
        function("other", "use_mask"),
    ])
    let imports = try WasmImports(of: wasm)
    #expect(imports.names == ["use_shape", "commit", "use_scroll"])
    #expect(imports.parts == ["scroll", "shape"])
}

@Test("a wasm without marks needs no parts")
func unmarked() throws {
    #expect(try WasmImports(of: module([function("host", "commit")])).parts == [])
    #expect(try WasmImports(of: Data(header + types)).parts == [])
}

@Test("an import that is not a function is refused")
func otherImports() {
    var wasm = module([function("host", "memory")])
    wasm[wasm.count - 2] = 2
    #expect(throws: Failure.self) { try WasmImports(of: wasm) }
}
