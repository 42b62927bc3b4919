import Foundation

/// The names of what a wasm module imports from `host`.
struct WasmImports {
    private(set) var names: [String] = []

    /// The optional parts of the browser half that the page needs, sorted: an import `use_shape`, which only code
    /// that sends paths calls, asks for the part `shape`.
    var parts: [String] {
        names.filter { $0.hasPrefix("use_") }.map { String($0.dropFirst(4)) }.sorted()
    }

    /// Reads a module's import section, of which a page's has only functions.
    init(of module: Data) throws(Failure) {
        var reader = Reader(bytes: module.dropFirst(8))
        while let section = reader.byte() {
            guard let size = reader.number() else { break }
            guard section == 2 else {
                reader.skip(size)
                continue
            }
            for _ in 0..<(reader.number() ?? 0) {
                guard let from = reader.name(), let name = reader.name(), reader.byte() == 0,
                    reader.number() != nil
                else { throw Failure("the page's wasm has an import that is not a function") }
                if from == "host" { names.append(name) }
            }
            return
        }
    }

    private struct Reader {
        var bytes: Data

        mutating func byte() -> UInt8? { bytes.popFirst() }

        mutating func skip(_ count: Int) { bytes = bytes.dropFirst(count) }

        /// LEB128.
        mutating func number() -> Int? {
            var value = 0
            var shift = 0
            while let byte = byte() {
                value |= Int(byte & 127) << shift
                if byte < 128 { return value }
                shift += 7
            }
            return nil
        }

        mutating func name() -> String? {
            guard let count = number() else { return nil }
            defer { skip(count) }
            return String(decoding: bytes.prefix(count), as: UTF8.self)
        }
    }
}
