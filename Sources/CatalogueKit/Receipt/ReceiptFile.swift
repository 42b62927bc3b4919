import BlockMetadata
import Foundation

/// The receipt's file in the project's folder: its name, and the way from bytes to values and back.
package enum ReceiptFile {
    package static let name = "baraja.json"

    /// The bytes of a receipt: the same ones for equal receipts, with a line for each line of a block, so
    /// that a change of it reads well in version control.
    static func bytes(of receipt: Receipt) throws -> [UInt8] {
        let form = Form(
            blocks: try receipt.blocks.map(Form.Block.init), folder: text(of: receipt.folder),
            format: Receipt.format,
            madeFolders: receipt.madeFolders.map(\.description).sorted())
        return Array(try JSON.text(of: form).utf8) + [0x0a]
    }

    /// Reads a receipt; the failure names the place in the file and what to do.
    ///
    /// - Parameter path: the file as the person is told of it.
    static func read(_ bytes: [UInt8], path: String) throws(Failure) -> Receipt {
        if let line = ConflictMarkers.line(in: bytes) {
            throw failure(
                path, TextPlace(line: line, column: 1), "has conflict markers of a merge",
                "keep the entries of both sides, one for each block, and delete the marker lines")
        }
        do {
            return try ReceiptReader.receipt(of: try JSONReader.read(bytes))
        } catch {
            throw failure(
                path, error.place, error.message,
                "restore the file from version control, or move it away and add the blocks again")
        }
    }

    private static func failure(
        _ path: String, _ place: TextPlace, _ message: String, _ advice: String
    ) -> Failure {
        Failure([
            Diagnostic(
                path: path, line: place.line, column: place.column,
                message: "the receipt is damaged: \(message); \(advice)")
        ])
    }

    /// The project's own folder is written as a dot.
    static func text(of folder: SafePath) -> String {
        folder == .root ? "." : folder.description
    }

    private struct Form: Encodable {
        let blocks: [Block]
        let folder: String
        let format: Int
        let madeFolders: [String]

        struct Block: Encodable {
            let file: String
            let name: String
            let sha256: String
            /// The lines between the line feeds; the last one is empty when the text ends with one.
            let text: [String]
            let version: String

            init(_ block: InstalledBlock) throws {
                file = block.file.description
                name = block.name
                sha256 = try SHA256.text(of: block.text)
                text = block.text.split(separator: 0x0a, omittingEmptySubsequences: false)
                    .map { String(decoding: Array($0), as: UTF8.self) }
                version = block.version
            }
        }
    }
}
