import CatalogueKit

/// What a command that changes a project answers: a line for each block, or JSON.
struct Report: Encodable {
    /// The project's folder.
    let project: String
    /// Whether nothing was written.
    let dryRun: Bool
    let blocks: [Outcome]

    /// - Throws: when a block was refused or has conflicts; the failure carries the answer too.
    func text(asJSON: Bool) throws -> String {
        let problems = blocks.filter { $0.result == .refused || $0.result == .conflict }
        let good = blocks.filter { $0.result != .refused && $0.result != .conflict }
        let prefix = dryRun ? "dry run: " : ""
        let lines = good.map { prefix + $0.message }
        let output = asJSON ? try JSON.text(of: self) : lines.joined(separator: "\n")
        guard problems.isEmpty else {
            throw Failure(all: problems.map { prefix + $0.message }, output: output)
        }
        return output
    }
}
