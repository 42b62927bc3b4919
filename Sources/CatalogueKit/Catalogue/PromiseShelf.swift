import BlockMetadata

/// The promises of all tests, by block.
struct PromiseShelf {
    private let promises: [TestPromise]
    private let faults: [Diagnostic]
    private let strangers: [Diagnostic]

    /// Reads the tests' files; `blocks` are the names that a promise may carry.
    init(_ tests: [TextFile], blocks: [String]) {
        let readings = tests.map { PromiseReader.read(path: $0.path, text: $0.text) }
        promises = readings.flatMap(\.promises)
        faults = readings.flatMap(\.findings)
        strangers = promises.compactMap { promise in
            guard let name = promise.block, !blocks.contains(name) else { return nil }
            return Diagnostic(
                path: promise.promise.path, line: promise.line, column: promise.column,
                message: "no block is named '\(name)'; "
                    + Nearest.advice(for: name, among: blocks, otherwise: "there are"))
        }
    }

    /// What is wrong with the promises; names of blocks count only when `all` blocks could be read.
    func findings(all: Bool) -> [Diagnostic] { all ? faults + strangers : faults }

    /// A block's promises by audience, in the order of `Audience`, then by file and line.
    func of(_ block: String) -> [Promise] {
        let own = promises.filter { $0.block == block || $0.block == nil }.map(\.promise)
        return Audience.allCases.flatMap { audience in own.filter { $0.audience == audience } }
    }
}
