import SwiftSyntax

/// Reads what a block says of itself from the text of its file.
package enum BlockReader {
    /// The block, without its promises, or everything that is wrong with the file, by place.
    ///
    /// - Parameters:
    ///   - path: the file's place as messages and the block carry it; its last part names the block.
    ///   - text: the file's content.
    ///   - hash: the content's SHA-256.
    package static func read(
        path: String, text: String, hash: String = ""
    ) -> (block: Block?, findings: [Diagnostic]) {
        let source = BlockSource(path: path, text: text)
        guard !source.reportSyntaxErrors() else { return (nil, source.findings) }
        let block = read(source, hash: hash)
        let findings = source.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        return (findings.isEmpty ? block : nil, findings)
    }

    private static func read(_ source: BlockSource, hash: String) -> Block? {
        let rules = FileRules(source)
        rules.checkImports()
        rules.checkNames()
        let demo = DemoReader(source)
        let previews = demo.previews()
        let start = demo.start()
        if let start { demo.checkView(after: start) }
        guard let main = rules.mainType() else { return nil }
        let types = types(in: source, before: start, beside: main)
        let parameters = ParameterReader(source).read(main)
        guard let (comment, metadata) = describe(main, source) else { return nil }
        rules.checkAvailability(main, metadata.minimumOS)
        rules.checkFolder(metadata)
        guard let start else { return nil }
        return Block(
            name: source.name, title: metadata.title, category: metadata.category,
            minimumOS: metadata.minimumOS, level: metadata.level, origin: metadata.origin,
            version: metadata.version, searchWords: metadata.searchWords,
            summary: Localized(english: comment.summary, spanish: metadata.summary),
            discussion: Localized(english: comment.discussion, spanish: metadata.discussion),
            example: comment.example, parameters: parameters, types: types, previews: previews,
            demo: demo.text(from: start), limits: metadata.limits, promises: [],
            source: source.text, path: source.path, hash: hash)
    }

    /// The types between the imports and the demo.
    private static func types(
        in source: BlockSource, before start: AbsolutePosition?, beside main: StructDeclSyntax
    ) -> [SupportingType] {
        guard let start else { return [] }
        let reader = SupportingTypeReader(source)
        return source.declarations
            .filter {
                $0.id != DeclSyntax(main).id
                    && $0.positionAfterSkippingLeadingTrivia < start
            }
            .compactMap(reader.read)
    }

    /// The parts of the main type's comment; nil, after a report, without a `baraja` comment.
    private static func describe(
        _ main: StructDeclSyntax, _ source: BlockSource
    ) -> (MainComment, Metadata)? {
        let comment = MainComment(DocComment(of: main))
        if comment.summary.isEmpty {
            source.report(main, "the block has no summary; begin its doc comment with one")
        }
        if comment.example.isEmpty {
            source.report(
                main, "the block has no example; set one in by four spaces in its doc comment")
        }
        guard let lines = comment.metadata, let fence = comment.fence else {
            source.report(
                main, "the block has no metadata; end its doc comment with a ```baraja comment")
            return nil
        }
        if !comment.isClosed { source.report(fence, "the comment does not end; add a line ```") }
        let reader = MetadataReader(MetadataComment(lines, source), fence: fence, source)
        let metadata = reader.read()
        if comment.discussion.isEmpty != metadata.discussion.isEmpty {
            source.report(
                reader.position("discussion-es") ?? fence,
                metadata.discussion.isEmpty
                    ? "the discussion has no Spanish twin; add a line 'discussion-es: …'"
                    : "'discussion-es' has no English twin; write paragraphs after the summary")
        }
        return (comment, metadata)
    }
}
