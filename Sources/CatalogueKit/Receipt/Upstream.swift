import BlockMetadata
import Foundation

/// Where blocks come from.
package protocol Upstream {
    /// The names of all blocks, sorted.
    func names() throws -> [String]
    /// Nil for a name that no block has.
    func block(_ name: String) throws -> UpstreamBlock?
}

/// A block as it is now where it comes from.
package struct UpstreamBlock: Equatable, Sendable {
    package let name: String
    package let version: String
    /// The file, byte for byte.
    package let text: [UInt8]

    package init(name: String, version: String, text: [UInt8]) {
        self.name = name
        self.version = version
        self.text = text
    }

    /// The block as a receipt remembers it.
    init(_ installed: InstalledBlock) {
        self.init(name: installed.name, version: installed.version, text: installed.text)
    }
}

extension Upstream {
    /// The block's own spelling of a name that was typed in other letters, large or small.
    func spelling(of typed: String) throws -> String {
        try names().first { $0.lowercased() == typed.lowercased() } ?? typed
    }

    /// The block, or a failure that proposes the nearest name.
    func required(_ name: String) throws -> UpstreamBlock {
        if let block = try block(name) { return block }
        throw Failure(
            "no block is named \(Shown.text(name)); "
                + Nearest.advice(for: name, among: try names(), otherwise: "there are"))
    }
}
