import Testing

@testable import CatalogueKit

private func fault(_ text: String) -> String? {
    do throws(JSONFault) {
        _ = try JSONReader.read(Array(text.utf8))
        return nil
    } catch {
        return "\(error.place.line):\(error.place.column): \(error.message)"
    }
}

@Test("values know the line and column where they begin")
func places() throws {
    let node = try JSONReader.read(Array("{\n  \"é\" : [ 1, \"x\" ]\n}".utf8))
    guard case .object(let members) = node.content,
        case .array(let items) = members[0].value.content
    else {
        Issue.record("no object with an array")
        return
    }
    #expect(members[0].key == "é")
    #expect(members[0].place == TextPlace(line: 2, column: 3))
    #expect(items.map(\.place) == [TextPlace(line: 2, column: 12), TextPlace(line: 2, column: 15)])
}

@Test("strings have all of JSON's escapes")
func escapes() throws {
    let node = try JSONReader.read(Array(#" "\"\\\/\b\f\n\r\tA\u00e9\ud83c\udccf" "#.utf8))
    guard case .string(let text) = node.content else {
        Issue.record("no string")
        return
    }
    #expect(text == "\"\\/\u{8}\u{c}\n\r\tAé🃏")
}

@Test(
    "what is no JSON is refused with its place",
    arguments: [
        ("", "1:1: the text ends too early"), ("{", "1:2: the text ends too early"),
        ("[1,\n 2", "2:3: the text ends too early"), ("[1 2]", "1:4: a comma or ] is missing"),
        ("{\"a\":1,}", "1:8: a key in quotes is missing"),
        ("{\"a\" 1}", "1:6: a colon is missing"), ("[01]", "1:2: '01' is no value of JSON"),
        ("[tru]", "1:2: 'tru' is no value of JSON"), ("[,]", "1:2: a value is missing"),
        ("1 2", "1:3: the text should end here"),
        ("{\"a\":1,\n\"a\":2}", "2:1: \"a\" is there twice"),
        ("\"a\nb\"", "1:3: the text in quotes has no end on its line"),
        ("\"\\q\"", "1:3: this is no escape of JSON"),
        ("\"\\ud800\"", "1:3: this is no escape of JSON"),
        (String(repeating: "[", count: 99), "1:33: this is nested too deeply"),
    ])
func faults(text: String, message: String) {
    #expect(fault(text) == message)
}

@Test("bytes that are not UTF-8 are refused")
func notText() {
    #expect(throws: JSONFault.self) { try JSONReader.read([0x22, 0xff, 0x22]) }
}
