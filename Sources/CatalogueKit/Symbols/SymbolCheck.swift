import BlockMetadata

/// Compares what was read from a block's source with what the compiler made of it.
package struct SymbolCheck {
    private let block: Block
    /// The block's symbols, without what belongs to its demo and previews.
    private let symbols: [SymbolGraph.Symbol]

    package init(_ block: Block, _ graph: SymbolGraph) {
        self.block = block
        symbols = graph.symbols.filter {
            $0.pathComponents[0].hasPrefix(block.name)
                && !$0.pathComponents[0].hasPrefix(block.name + "Demo")
        }
    }

    /// Every difference, at the compiler's own place for it.
    package var findings: [Diagnostic] { initialiserFindings + memberFindings }

    // MARK: The initialiser

    private var initialiserFindings: [Diagnostic] {
        let made = symbols.first {
            $0.kind.identifier == "swift.init" && $0.pathComponents[0] == block.name
        }
        guard let made else { return [finding(nil, "the compiler sees no initialiser")] }
        let seen = made.declaration.plain
        guard seen != initialiser else { return [] }
        return [finding(nil, "the compiler sees '\(seen)' where '\(initialiser)' was read")]
    }

    /// As the compiler writes it, from what was read.
    private var initialiser: String {
        let parameters = block.parameters.map { parameter in
            (parameter.isViewBuilder ? "@ViewBuilder " : "")
                + "\(parameter.name): \(parameter.type)"
                + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        return "init(\(parameters.joined(separator: ", ")))".plain
    }

    // MARK: Members of the types beside it

    private var memberFindings: [Diagnostic] {
        let read = Set(types.flatMap(\.members).flatMap(\.signatures))
        let seen = symbols.filter {
            $0.pathComponents.count == 2 && $0.pathComponents[0] != block.name && $0.location != nil
        }
        let unread = seen.filter { read.isDisjoint(with: $0.signatures) }.map {
            finding($0, "the compiler sees '\($0.signatures[0])', which was not read")
        }
        let known = Set(seen.flatMap(\.signatures))
        let unseen = read.subtracting(known).sorted().map {
            finding(nil, "'\($0)' was read, which the compiler does not see")
        }
        return unread + unseen
    }

    /// The types that are compared: extensions of the block itself and of other modules' types are not.
    private var types: [SupportingType] {
        block.types.filter { type in
            guard type.declaration.hasPrefix("extension ") else { return true }
            let name = type.declaration.dropFirst(10).prefix { $0.isLetter || $0.isNumber }
            return name.hasPrefix(block.name) && name != block.name
        }
    }

    /// A difference at a symbol's place, or else at the block's.
    private func finding(_ symbol: SymbolGraph.Symbol?, _ message: String) -> Diagnostic {
        let own = symbols.first { $0.pathComponents == [block.name] }
        let place = (symbol?.location ?? own?.location)?.position
        return Diagnostic(
            path: block.path, line: (place?.line ?? 0) + 1, column: (place?.character ?? 0) + 1,
            message: message)
    }
}

extension SymbolGraph.Symbol {
    /// The declaration as the source may have it: a property also without its type.
    fileprivate var signatures: [String] {
        let text = declaration.plain.withoutDetails
        guard kind.identifier.hasSuffix("property"), let colon = text.firstIndex(of: ":") else {
            return [text]
        }
        return [text, String(text[..<colon])]
    }
}

extension SupportingType.Member {
    /// Of each of the cases, or of the one member.
    fileprivate var signatures: [String] {
        guard declaration.hasPrefix("case ") else { return [declaration.plain.withoutDetails] }
        var cases = [""]
        var depth = 0
        for letter in declaration.dropFirst(5) {
            depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
            if letter == ",", depth == 0 {
                cases.append("")
            } else if letter != " " || cases[cases.count - 1] != "" {
                cases[cases.count - 1].append(letter)
            }
        }
        return cases.map { "case \($0)".plain.withoutDetails }
    }
}

extension String {
    /// In one line, without isolation and `@escaping`, which the compiler adds.
    fileprivate var plain: String {
        let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let bare = ["@MainActor ", "@Sendable ", "@escaping ", "nonisolated "]
            .reduce(line) { $0.replacing($1, with: "") }
        return [
            (" : ", ": "), ("[ ", "["), (" ]", "]"), ("( ", "("), (" )", ")"), (",]", "]"),
            (",)", ")"),
        ]
        .reduce(bare) { $0.replacing($1.0, with: $1.1) }
    }

    /// Without accessors, and without what the compiler writes in its own way: the values of properties and
    /// cases, generic clauses.
    fileprivate var withoutDetails: String {
        var text = self[...]
        for mark in [" { get", " where "] + (contains("(") ? [] : [" = "]) {
            if let range = text.firstRange(of: mark) { text = text[..<range.lowerBound] }
        }
        guard let open = text.firstIndex(of: "<"), let brace = text.firstIndex(of: "("),
            open < brace, let close = text[..<brace].lastIndex(of: ">")
        else { return String(text) }
        return String(text[..<open] + text[text.index(after: close)...])
    }
}
