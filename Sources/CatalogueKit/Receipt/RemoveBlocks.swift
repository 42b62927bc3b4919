/// `remove`: takes blocks out of a project again. Deletes only what holds nothing of the person's own.
package struct RemoveBlocks {
    private let project: Project
    private let upstream: any Upstream
    /// Whether the files stay and only the receipt forgets them.
    private let keeps: Bool

    package init(_ project: Project, from upstream: any Upstream, keeps: Bool) {
        self.project = project
        self.upstream = upstream
        self.keeps = keeps
    }

    /// Removes all, or says of each that cannot be removed why and removes none.
    package func run(_ names: [String], isDry: Bool) throws -> [Outcome] {
        let statuses = try project.statuses(named: names, upstream)
        let problems = statuses.flatMap(problems)
        guard problems.isEmpty else { throw Failure(all: problems) }
        if !isDry { try carryOut(statuses) }
        return statuses.map(outcome)
    }

    private func problems(_ status: BlockStatus) -> [String] {
        guard !keeps, !status.isUnmodified else { return [] }
        let name = Shown.text(status.installed.name)
        let keep = "'baraja remove \(name) --keep' forgets the block and leaves the file"
        switch status.local {
        case .missing: return []
        case .unreadable(let failure): return failure.messages.map { "\($0); \(keep)" }
        case .present:
            let title = project.folder.title(status.installed.file)
            return ["\(title) has changes of yours; \(keep), or delete the file and run this again"]
        }
    }

    private func outcome(_ status: BlockStatus) -> Outcome {
        let title = project.folder.title(status.installed.file)
        return Outcome(
            name: status.installed.name, result: keeps ? .forgotten : .removed,
            file: status.installed.file.description, from: status.installed.version,
            message: "\(title): \(keeps ? "stays, and is no longer noted" : "removed")")
    }

    private func carryOut(_ statuses: [BlockStatus]) throws {
        guard var receipt = project.receipt else { return }
        let names = statuses.map(\.installed.name)
        var change = Change(purpose: "remove of \(names.joined(separator: ", "))")
        for status in statuses {
            receipt[status.installed.name] = nil
            guard !keeps, case .present(let file) = status.local else { continue }
            change.files.append(
                FileChange(path: status.installed.file, before: file.bytes, after: nil))
        }
        if !keeps {
            change.removed = try emptied(by: statuses.map(\.installed.file), receipt)
            receipt.madeFolders.subtract(change.removed)
        }
        try project.commit(change, receipt: receipt)
    }

    /// The folders that were made for blocks and hold nothing once these files are gone, inner ones first.
    private func emptied(by files: [SafePath], _ receipt: Receipt) throws -> [SafePath] {
        var leaving = Set(files)
        let made = receipt.madeFolders.sorted {
            ($1.parts.count, $0.description) < ($0.parts.count, $1.description)
        }
        return try made.filter { path in
            let names = try project.folder.folder(path)?.names() ?? []
            guard names.allSatisfy({ leaving.contains(path.adding($0)) }) else { return false }
            leaving.insert(path)
            return true
        }
    }
}
