/// Makes a receipt of a JSON value, and says of the first thing that is wrong where it is.
enum ReceiptReader {
    static func receipt(of node: JSONNode) throws(JSONFault) -> Receipt {
        let fields = try Fields(
            node, "the receipt", has: ["blocks", "folder", "format", "madeFolders"])
        try checkFormat(fields)
        var receipt = Receipt(folder: try folder(fields["folder"]))
        for node in try fields.array("madeFolders") {
            receipt.madeFolders.insert(try path(node))
        }
        var files: Set<String> = []
        for node in try fields.array("blocks") {
            let block = try block(node)
            guard receipt[block.name] == nil else {
                throw fault(node, "the block \(Shown.text(block.name)) is there twice")
            }
            guard files.insert(block.file.folded).inserted else {
                throw fault(node, "two blocks have the file \(Shown.text(block.file.description))")
            }
            receipt[block.name] = block
        }
        return receipt
    }

    private static func checkFormat(_ fields: Fields) throws(JSONFault) {
        guard case .number(let format?) = fields["format"].content else {
            throw fault(fields["format"], "\"format\" should be a whole number")
        }
        guard format <= Receipt.format else {
            throw fault(
                fields["format"],
                "format \(format) is of a newer baraja, this one reads \(Receipt.format); update it"
            )
        }
        guard format == Receipt.format else {
            throw fault(fields["format"], "there is no format \(format)")
        }
    }

    private static func block(_ node: JSONNode) throws(JSONFault) -> InstalledBlock {
        let fields = try Fields(
            node, "a block", has: ["file", "name", "sha256", "text", "version"])
        let name = try fields.string("name")
        guard SafePath(name)?.parts.count == 1 else {
            throw fault(fields["name"], "\"\(Shown.text(name))\" is no name of a block")
        }
        let file = try path(fields["file"])
        guard file.name.hasSuffix(".swift") else {
            throw fault(fields["file"], "the file of a block should end with .swift")
        }
        var lines: [String] = []
        for line in try fields.array("text") { lines.append(try string(line)) }
        let text = Array(lines.joined(separator: "\n").utf8)
        let hash: String
        do { hash = try SHA256.text(of: text) } catch {
            throw fault(
                fields["sha256"],
                "the hash cannot be checked: \(error.lines[0].dropFirst("error: ".count))")
        }
        guard try fields.string("sha256") == hash else {
            throw fault(fields["sha256"], "the hash does not belong to the text below it")
        }
        return InstalledBlock(
            name: name, file: file, version: try fields.string("version"), text: text)
    }

    private static func folder(_ node: JSONNode) throws(JSONFault) -> SafePath {
        try string(node) == "." ? .root : try path(node)
    }

    private static func path(_ node: JSONNode) throws(JSONFault) -> SafePath {
        let text = try string(node)
        guard let path = SafePath(text) else {
            throw fault(
                node, "the path \"\(Shown.text(text))\" is not one below the project's folder")
        }
        return path
    }

    fileprivate static func string(_ node: JSONNode) throws(JSONFault) -> String {
        guard case .string(let text) = node.content else {
            throw fault(node, "this should be text in quotes")
        }
        return text
    }

    fileprivate static func fault(_ node: JSONNode, _ message: String) -> JSONFault {
        JSONFault(place: node.place, message: message)
    }
}

/// The values of an object that has all of certain keys, and no others.
private struct Fields {
    private var values: [String: JSONNode] = [:]

    init(_ node: JSONNode, _ what: String, has keys: [String]) throws(JSONFault) {
        guard case .object(let members) = node.content else {
            throw JSONFault(place: node.place, message: "\(what) should be an object in braces")
        }
        for member in members {
            guard keys.contains(member.key) else {
                throw JSONFault(
                    place: member.place,
                    message: "\"\(Shown.text(member.key))\" is no key of \(what)")
            }
            values[member.key] = member.value
        }
        for key in keys where values[key] == nil {
            throw JSONFault(place: node.place, message: "\(what) has no \"\(key)\"")
        }
    }

    /// The value of a key that the initialiser asked for.
    subscript(key: String) -> JSONNode { values[key]! }

    func string(_ key: String) throws(JSONFault) -> String { try ReceiptReader.string(self[key]) }

    func array(_ key: String) throws(JSONFault) -> [JSONNode] {
        guard case .array(let items) = self[key].content else {
            throw JSONFault(
                place: self[key].place, message: "\"\(key)\" should be a list in brackets")
        }
        return items
    }
}
