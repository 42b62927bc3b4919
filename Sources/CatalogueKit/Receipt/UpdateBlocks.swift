/// `update`: brings blocks to upstream's version and keeps what the person changed.
package struct UpdateBlocks {
    private let project: Project
    private let upstream: any Upstream

    package init(_ project: Project, from upstream: any Upstream) {
        self.project = project
        self.upstream = upstream
    }

    /// Updates each block by itself; one that cannot be is refused with its reason and hinders no other.
    ///
    /// - Parameter names: the blocks; all of the project's for none.
    package func run(_ names: [String], isDry: Bool) throws -> [Outcome] {
        let statuses = try project.statuses(named: names, upstream)
        return try statuses.map { status in
            do {
                let step = try step(status, isNamed: !names.isEmpty)
                if !isDry, let change = step.change { try carryOut(change, status) }
                return step.outcome
            } catch let failure as Failure {
                return outcome(status, .refused, failure.messages.joined(separator: "; "))
            }
        }
    }

    // MARK: Plan

    private struct Step {
        var change: Change?
        let outcome: Outcome
    }

    private func step(_ status: BlockStatus, isNamed: Bool) throws -> Step {
        let title = project.folder.title(status.installed.file)
        let name = Shown.text(status.installed.name)
        switch (status.local, status.upstream) {
        case (.unreadable(let failure), _): throw failure
        case (.missing, _):
            throw Failure(
                "\(title) is gone; 'baraja add \(name)' brings it back (with --to DIR if you moved it), "
                    + "'baraja remove \(name)' forgets it")
        case (.present, nil):
            let text = "\(name) is no longer in the catalogue; \(title) stays as it is"
            guard !isNamed else {
                throw Failure("\(text); 'baraja remove \(name) --keep' forgets it")
            }
            return Step(outcome: outcome(status, .unchanged, text))
        case (.present(let file), let upstream?):
            return try step(status, file, upstream)
        }
    }

    private func step(
        _ status: BlockStatus, _ file: StoredFile, _ upstream: UpstreamBlock
    ) throws -> Step {
        let title = project.folder.title(status.installed.file)
        if let line = ConflictMarkers.line(in: file.bytes) {
            throw Failure(
                "\(title):\(line) has conflict markers; choose a side at each, delete the markers, and "
                    + "run this again")
        }
        let base = LineEndings.plain(status.installed.text)
        let new = LineEndings.plain(upstream.text)
        let yours = LineEndings.plain(file.bytes)
        if base == new || yours == new {
            let text = yours == new ? "up to date" : "yours, upstream is as it was"
            return Step(
                change: isSame(status.installed, upstream) ? nil : change(status, []),
                outcome: outcome(status, .unchanged, "\(title): \(text)"))
        }
        if yours == base {
            let text = LineEndings(of: file.bytes).applied(to: new)
            return Step(
                change: change(status, [replacement(status, file, by: text)]),
                outcome: outcome(status, .updated, "\(title): updated"))
        }
        return try merge(status, file, upstream)
    }

    /// Whether the receipt already tells of this text and version.
    private func isSame(_ installed: InstalledBlock, _ upstream: UpstreamBlock) -> Bool {
        installed.text == upstream.text && installed.version == upstream.version
    }

    private func merge(
        _ status: BlockStatus, _ file: StoredFile, _ upstream: UpstreamBlock
    ) throws -> Step {
        let merge = try Merge(
            yours: file.bytes, base: status.installed.text, upstream: upstream.text,
            label: "upstream \(upstream.version)")
        let title = project.folder.title(status.installed.file)
        let replacement = replacement(status, file, by: merge.text)
        guard merge.conflicts > 0 else {
            return Step(
                change: change(status, [replacement]),
                outcome: outcome(status, .merged, "\(title): merged with your changes"))
        }
        let backup = try backup(of: status.installed.file, file)
        let line = ConflictMarkers.line(in: merge.text) ?? 1
        let count = merge.conflicts == 1 ? "1 conflict" : "\(merge.conflicts) conflicts"
        var outcome = outcome(
            status, .conflict,
            "\(title):\(line): \(count) marked; choose a side at each and delete the markers (your file as "
                + "it was is \(project.folder.title(backup.path)))")
        outcome.backup = backup.path.description
        return Step(change: change(status, [backup, replacement]), outcome: outcome)
    }

    private func replacement(
        _ status: BlockStatus, _ file: StoredFile, by text: [UInt8]
    ) -> FileChange {
        FileChange(path: status.installed.file, before: file.bytes, after: text)
    }

    /// A copy of the person's file beside it, under the first name that is free or has this content. Xcode
    /// does not compile it.
    private func backup(of path: SafePath, _ file: StoredFile) throws -> FileChange {
        for number in 1... {
            let ending = number == 1 ? ".orig" : ".\(number).orig"
            let copy = path.parent.adding(path.name + ending)
            let present = try project.folder.read(copy)?.bytes
            if present == nil || present == file.bytes {
                return FileChange(path: copy, before: present, after: file.bytes, mode: file.mode)
            }
        }
        preconditionFailure("numbers have no end")
    }

    private func change(_ status: BlockStatus, _ files: [FileChange]) -> Change {
        Change(purpose: "update of \(status.installed.name)", files: files)
    }

    private func outcome(
        _ status: BlockStatus, _ result: Outcome.Result, _ message: String
    ) -> Outcome {
        let isKept = result == .refused
        return Outcome(
            name: status.installed.name, result: result, file: status.installed.file.description,
            from: status.installed.version,
            to: isKept ? nil : status.upstream?.version ?? status.installed.version,
            message: message)
    }

    // MARK: Carry out

    private func carryOut(_ change: Change, _ status: BlockStatus) throws {
        guard var receipt = project.receipt, let upstream = status.upstream else { return }
        var block = status.installed
        (block.version, block.text) = (upstream.version, upstream.text)
        receipt[block.name] = block
        try project.commit(change, receipt: receipt)
    }
}
