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
        let seen = made.declaration.withoutAttributes
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
        return "init(\(parameters.joined(separator: ", ")))"
    }

    // MARK: Members of the types beside it

    private var memberFindings: [Diagnostic] {
        let read = Set(block.types.flatMap(\.members).flatMap(\.signatures))
        let seen = symbols.filter {
            $0.pathComponents.count == 2 && $0.pathComponents[0] != block.name && $0.location != nil
        }
        let unread = seen.filter { !read.contains($0.signature) }.map {
            finding($0, "the compiler sees '\($0.signature)', which was not read")
        }
        let known = Set(seen.map(\.signature))
        let unseen = read.subtracting(known).sorted().map {
            finding(nil, "'\($0)' was read, which the compiler does not see")
        }
        return unread + unseen
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
    /// The declaration without what the source may write differently.
    fileprivate var signature: String { declaration.withoutAttributes.withoutDetails }
}

extension SupportingType.Member {
    /// Of each of the cases, or of the one member.
    fileprivate var signatures: [String] {
        guard declaration.hasPrefix("case ") else { return [declaration.withoutDetails] }
        return declaration.dropFirst(5).split(separator: ",").map {
            ("case " + $0.drop { $0 == " " }).withoutDetails
        }
    }
}

extension String {
    /// Without isolation and `@escaping`, which the compiler adds.
    fileprivate var withoutAttributes: String {
        replacing("@MainActor ", with: "").replacing("@escaping ", with: "")
            .replacing("nonisolated ", with: "")
    }

    /// Without accessors, values, and generic clauses, which the compiler writes in its own way.
    fileprivate var withoutDetails: String {
        var text = self[...]
        for mark in [" { get", " where "] {
            if let range = text.firstRange(of: mark) { text = text[..<range.lowerBound] }
        }
        guard let open = text.firstIndex(of: "<"), let brace = text.firstIndex(of: "("),
            open < brace, let close = text[..<brace].lastIndex(of: ">")
        else { return String(text) }
        return String(text[..<open] + text[text.index(after: close)...])
    }
}
