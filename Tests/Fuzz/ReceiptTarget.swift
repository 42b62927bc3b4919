/// One input of libFuzzer: the text of a receipt.
///
/// Every message is one line with a place in the text. What is read and written reads as the same again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let lines = bytes.count { $0 == 10 } + 1
    do throws(Failure) {
        let receipt = try ReceiptFile.read(bytes, path: "baraja.json")
        guard let text = try? ReceiptFile.bytes(of: receipt) else {
            preconditionFailure("what was read cannot be written")
        }
        let again = try ReceiptFile.read(text, path: "baraja.json")
        precondition(again == receipt, "a receipt changed when it was written")
    } catch {
        precondition(error.lines.count == 1 && error.diagnostics.count == 1)
        let finding = error.diagnostics[0]
        precondition((1...lines).contains(finding.line) && finding.column >= 1, "\(finding)")
        precondition(finding.message.utf8.allSatisfy { $0 >= 0x20 }, "not one line: \(finding)")
    }
    return 0
}

/// Stands in for the program that makes hashes, which would take longer than all of the rest: a text's hash is
/// always the same.
enum SHA256 {
    static func text(of bytes: [UInt8]) throws(Failure) -> String {
        String(repeating: "0", count: 64)
    }
}
