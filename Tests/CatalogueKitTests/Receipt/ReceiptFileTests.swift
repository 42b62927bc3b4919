import Foundation
import Testing

@testable import CatalogueKit

private func sample() throws -> Receipt {
    var receipt = Receipt(folder: try #require(SafePath("Mis tarjetas")))
    receipt.madeFolders = [receipt.folder]
    for (name, text) in [("B", "é\r\n\t\"x\"\u{feff}/\n"), ("A", ""), ("É", "e\u{301}\nlast")] {
        receipt[name] = InstalledBlock(
            name: name, file: receipt.folder.adding(name + ".swift"), version: "1.0.0",
            text: Array(text.utf8))
    }
    return receipt
}

private func message(_ text: String) -> String? {
    do throws(Failure) {
        _ = try ReceiptFile.read(Array(text.utf8), path: "baraja.json")
        return nil
    } catch {
        return error.lines.joined(separator: "\n")
    }
}

/// A good receipt as text, to damage.
private let good = """
    {
      "blocks" : [
        {
          "file" : "Blocks/A.swift",
          "name" : "A",
          "sha256" : "7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78",
          "text" : [
            "a",
            "b"
          ],
          "version" : "1.0.0"
        }
      ],
      "folder" : "Blocks",
      "format" : 1,
      "madeFolders" : [
        "Blocks"
      ]
    }

    """

@Test("a receipt comes back from its bytes, byte for byte")
func roundTrip() throws {
    let receipt = try sample()
    let bytes = try ReceiptFile.bytes(of: receipt)
    let read = try ReceiptFile.read(bytes, path: "")
    #expect(read == receipt)
    #expect(read["B"]?.text == receipt["B"]?.text)
    #expect(read["É"]?.text == receipt["É"]?.text)
    #expect(try ReceiptFile.bytes(of: read) == bytes)
    #expect(read.blocks.map(\.name) == ["A", "B", "É"])
}

@Test("a receipt has sorted keys and a line for each line of a block")
func layout() throws {
    let receipt = try ReceiptFile.read(Array(good.utf8), path: "")
    #expect(String(decoding: try ReceiptFile.bytes(of: receipt), as: UTF8.self) == good)
    let inRoot = Receipt(folder: .root)
    #expect(try ReceiptFile.read(ReceiptFile.bytes(of: inRoot), path: "") == inRoot)
}

@Test(
    "a damaged receipt is refused with the place and what to do",
    arguments: [
        (
            "\"blocks\"", "\"clocks\"",
            "2:3: error: the receipt is damaged: \"clocks\" is no key of the receipt"
        ),
        (
            "\"format\" : 1", "\"format\" : 2",
            "15:14: error: the receipt is damaged: format 2 is of a newer"
        ),
        (
            "\"format\" : 1", "\"format\" : 0",
            "15:14: error: the receipt is damaged: there is no format 0"
        ),
        (
            "\"format\" : 1", "\"format\" : \"1\"",
            "15:14: error: the receipt is damaged: \"format\" should be"
        ),
        (
            "\"name\" : \"A\"", "\"name\" : 7",
            "5:16: error: the receipt is damaged: this should be text"
        ),
        (
            "\"name\" : \"A\"", "\"name\" : \"\"",
            "5:16: error: the receipt is damaged: \"\" is no name"
        ),
        (
            "Blocks/A.swift", "../A.swift",
            "4:16: error: the receipt is damaged: the path \"../A.swift\" is"
        ),
        (
            "Blocks/A.swift", "/etc/A.swift",
            "4:16: error: the receipt is damaged: the path \"/etc/A.swift\""
        ),
        (
            "Blocks/A.swift", "Blocks/A.txt",
            "4:16: error: the receipt is damaged: the file of a block"
        ),
        (
            "\"folder\" : \"Blocks\"", "\"folder\" : \"a/../..\"",
            "14:14: error: the receipt is damaged: the path"
        ),
        (
            "    \"Blocks\"\n", "    \"..\"\n",
            "17:5: error: the receipt is damaged: the path \"..\""
        ),
        (
            "\"b\"", "\"c\"",
            "6:18: error: the receipt is damaged: the hash does not belong to the text"
        ),
        (
            "      ],\n      \"version\" : \"1.0.0\"", "      ]",
            "3:5: error: the receipt is damaged: a block has no \"version\""
        ),
        (
            "  \"format\" : 1,\n", "",
            "1:1: error: the receipt is damaged: the receipt has no \"format\""
        ),
        ("      ],\n", "      ]\n", "11:7: error: the receipt is damaged: a comma or } is missing"),
        ("  ]\n}\n", "", "18:1: error: the receipt is damaged: the text ends too early"),
        (good, "[]", "1:1: error: the receipt is damaged: the receipt should be an object"),
        (good, "", "1:1: error: the receipt is damaged: the text ends too early"),
    ])
func damaged(part: String, replacement: String, beginning: String) throws {
    #expect(good.contains(part))
    let failure = try #require(message(good.replacing(part, with: replacement)))
    #expect(failure.hasPrefix("baraja.json:" + beginning), "\(failure)")
    #expect(
        failure.hasSuffix(
            "; restore the file from version control, or move it away and add the blocks again"))
    #expect(!failure.contains("\n"))
}

@Test("a block or a file that is there twice is refused at the second one")
func twice() throws {
    let block = good[
        good.range(of: "    {\n      \"file\"")!
            .lowerBound..<good.range(of: "\n  ],\n  \"folder\"")!.lowerBound]
    func with(_ second: String) -> String {
        good.replacing(block, with: block + ",\n" + second)
    }
    let same = try #require(message(with(String(block))))
    #expect(
        same.hasPrefix(
            "baraja.json:13:5: error: the receipt is damaged: the block A is there twice"))
    let other = block.replacing("\"A\"", with: "\"B\"").replacing("A.swift", with: "a.swift")
    let file = try #require(message(with(String(other))))
    #expect(
        file.contains(
            "13:5: error: the receipt is damaged: two blocks have the file Blocks/a.swift"))
}

@Test("a receipt with conflict markers of a merge says how to go on")
func conflictMarkers() throws {
    let text = good.replacing(
        "      \"version\" : \"1.0.0\"\n",
        with:
            "<<<<<<< HEAD\n      \"version\" : \"1\"\n=======\n      \"version\" : \"2\"\n>>>>>>> b\n"
    )
    let failure = try #require(message(text))
    #expect(
        failure.hasPrefix("baraja.json:11:1: error: the receipt is damaged: has conflict markers"))
    #expect(failure.contains("keep the entries of both sides"))
}
