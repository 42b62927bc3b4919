import BlockMetadata
import Lowering

/// One input of libFuzzer: a source file, to lower and to read as a block.
///
/// Every message must have a place in the file, and lowering must keep the number of lines.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let text = String(validating: bytes, as: UTF8.self) else { return 0 }
    let lines = text.utf8.count { $0 == 10 } + 1
    let (files, findings) = Lowering.lower([SourceInput(path: "A.swift", text: text)])
    for finding in findings {
        precondition(finding.line >= 1 && finding.column >= 1, "\(finding)")
        precondition(!finding.message.isEmpty)
    }
    for file in files {
        precondition(file.edited.text.utf8.count { $0 == 10 } + 1 == lines, "lines were lost")
        for line in [1, lines, lines + 1] {
            precondition(file.edited.authorColumn(line: line, column: 1) >= 1)
        }
    }
    // What the first reading refuses would take the parser too long here.
    if files.isEmpty { return 0 }
    let (block, wrong) = BlockReader.read(path: "Blocks/Cards/A.swift", text: text)
    precondition((block == nil) != wrong.isEmpty, "a block, or what is wrong with it")
    return 0
}
