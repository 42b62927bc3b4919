import Foundation

/// A path below the project's folder: relative, and without a part that could leave it.
package struct SafePath: Hashable, Sendable, CustomStringConvertible {
    /// The folders' names from the project down, and last the file's. The project itself has none.
    package let parts: [String]

    /// Nil for an absolute path, an empty one, and one with an empty part, `.`, `..` or a NUL.
    package init?(_ text: String) {
        // Bytes, not characters: a combining mark after the slash would hide it.
        let parts = text.utf8.split(separator: 0x2f, omittingEmptySubsequences: false)
            .map { String(decoding: Array($0), as: UTF8.self) }
        guard parts.allSatisfy(Self.isName) else { return nil }
        self.parts = parts
    }

    private init(parts: [String]) { self.parts = parts }

    /// The project's folder.
    package static let root = SafePath(parts: [])

    package var description: String { parts.joined(separator: "/") }
    package var name: String { parts.last ?? "" }
    package var parent: SafePath { SafePath(parts: parts.dropLast()) }

    /// The folders around it, from the project down, without the project itself.
    package var folders: [SafePath] {
        parts.indices.dropFirst().map { SafePath(parts: Array(parts[..<$0])) }
    }

    /// The path of a file or folder in this one, for a name without slashes.
    package func adding(_ name: String) -> SafePath { SafePath(parts: parts + [name]) }

    /// What is the same where the file system tells neither case nor accents' spelling apart.
    package var folded: String { Self.fold(description) }

    package static func fold(_ name: String) -> String {
        name.decomposedStringWithCanonicalMapping.lowercased()
    }

    private static func isName(_ part: String) -> Bool {
        !part.utf8.isEmpty && part != "." && part != ".." && !part.utf8.contains(0)
    }
}
