import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

/// What `jsonschema` says of a document; empty when it is valid.
private func faults(_ json: String) throws -> String {
    let repository = try Repository.find()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: repository.root + "/.build/venv/bin/python")
    process.arguments = [
        "-c",
        """
        import json, sys, jsonschema
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        for fault in jsonschema.Draft202012Validator(schema).iter_errors(json.load(sys.stdin)):
            print(fault.json_path, fault.validator)
        """,
        repository.root + "/Docs/registry.schema.json",
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(json.utf8))
    try input.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
}

@Test("the registry is valid by its schema, and has each file byte for byte")
func valid() throws {
    let catalogue = try Catalogue.load(Repository.find())
    let json = try Registry(catalogue).json
    #expect(try faults(json) == "")
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let blocks = try #require(read?["blocks"] as? [[String: Any]])
    #expect(blocks.map { $0["source"] as? String } == catalogue.blocks.map(\.source))
    #expect(blocks.map { $0["sha256"] as? String } == catalogue.blocks.map(\.hash))
}

@Test("the schema refuses a block without a Spanish text, of no category, or with unknown keys")
func invalid() throws {
    var block = try Catalogue.load(Repository.find()).block("SwipeableCardStack")
    block.summary.spanish = ""
    block.hash = "12"
    let json = try Registry(Catalogue(blocks: [block])).json
        .replacing("\"id\" : \"Cards\"", with: "\"id\" : \"Tables\"")
        .replacing("\"format\" : 1", with: "\"format\" : 1, \"extra\" : 1")
    let found = try faults(json).split(separator: "\n").sorted()
    #expect(
        found == [
            "$ additionalProperties", "$.blocks[0].category.id enum", "$.blocks[0].sha256 pattern",
            "$.blocks[0].summary.es minLength",
        ])
}

@Test("the schema knows all categories, levels and audiences, and no other")
func choices() throws {
    let text = try Registry.schema(Repository.find()).filter { !$0.isWhitespace }
    for choices in [
        Category.allCases.map(\.rawValue), Level.allCases.map(\.rawValue),
        Audience.allCases.map(\.rawValue),
    ] {
        let list = choices.map { "\"\($0)\"" }.joined(separator: ",")
        #expect(text.contains("\"enum\":[\(list)]"))
    }
}
