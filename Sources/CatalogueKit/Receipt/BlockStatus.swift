import BlockMetadata

/// A block of a project, with all that its state follows from.
package struct BlockStatus {
    package let installed: InstalledBlock
    package let upstream: UpstreamBlock?
    let local: LocalFile
    package let state: BlockState

    init(_ installed: InstalledBlock, upstream: UpstreamBlock?, local: LocalFile) {
        self.installed = installed
        self.upstream = upstream
        self.local = local
        state = Self.state(installed, upstream, local)
    }

    private static func state(
        _ installed: InstalledBlock, _ upstream: UpstreamBlock?, _ local: LocalFile
    ) -> BlockState {
        switch local {
        case .missing: return .missing
        case .unreadable: return .unreadable
        case .present(let file):
            if ConflictMarkers.line(in: file.bytes) != nil { return .conflicted }
            guard let upstream else { return .unknownUpstream }
            let yours = LineEndings.plain(file.bytes)
            let (base, new) = (LineEndings.plain(installed.text), LineEndings.plain(upstream.text))
            if yours == new { return .upToDate }
            if base == new { return .modified }
            return yours == base ? .outdated : .diverged
        }
    }

    /// Whether the file holds nothing of the person's own.
    var isUnmodified: Bool {
        guard case .present(let file) = local else { return false }
        let yours = LineEndings.plain(file.bytes)
        return yours == LineEndings.plain(installed.text)
            || yours == upstream.map { LineEndings.plain($0.text) }
    }
}

extension Project {
    /// The states of the blocks, by name.
    package func statuses(_ upstream: some Upstream) throws -> [BlockStatus] {
        try (receipt?.blocks ?? []).map { try status($0, upstream) }
    }

    func status(_ block: InstalledBlock, _ upstream: some Upstream) throws -> BlockStatus {
        BlockStatus(block, upstream: try upstream.block(block.name), local: local(block.file))
    }

    /// The state of a block by its name, or a failure that proposes the nearest one.
    package func status(named name: String, _ upstream: some Upstream) throws -> BlockStatus {
        let blocks = receipt?.blocks ?? []
        guard let block = blocks.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            let names = blocks.map(\.name)
            throw Failure(
                "\(Shown.text(name)) is not installed; "
                    + Nearest.advice(for: name, among: names, otherwise: "there are"))
        }
        return try status(block, upstream)
    }

    /// The blocks by name, each once; all of them for no names.
    package func statuses(named names: [String], _ upstream: some Upstream) throws -> [BlockStatus]
    {
        guard !names.isEmpty else { return try statuses(upstream) }
        var seen: Set<String> = []
        return try names.map { try status(named: $0, upstream) }
            .filter { seen.insert($0.installed.name).inserted }
    }
}
