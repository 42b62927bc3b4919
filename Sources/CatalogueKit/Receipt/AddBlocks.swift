/// `add`: takes blocks into a project. Never overwrites a file that differs.
package struct AddBlocks {
    private let project: Project
    private let upstream: any Upstream
    /// The folder for the blocks; nil for each block's own, or the usual one.
    private let chosen: SafePath?

    /// Where blocks go when nobody says.
    package static let usualFolder = "Blocks"

    /// - Parameter folder: as typed by the person where the person is; nil for what the receipt says.
    package init(_ project: Project, from upstream: any Upstream, to folder: String?)
        throws(Failure)
    {
        self.project = project
        self.upstream = upstream
        chosen =
            if let folder {
                try SafePath(typed: folder, in: project.person, root: project.path)
            } else {
                nil
            }
    }

    /// Takes all, or says of each that cannot be taken why and takes none.
    package func run(_ names: [String], isDry: Bool) throws -> [Outcome] {
        var seen: Set<String> = []
        var steps: [Step] = []
        var problems: [String] = []
        for name in try names.map(upstream.spelling) where seen.insert(name).inserted {
            do {
                steps.append(try step(name))
            } catch let failure as Failure {
                problems += failure.messages
            }
        }
        guard problems.isEmpty else { throw Failure(all: problems) }
        if !isDry { try carryOut(steps) }
        return steps.map(\.outcome)
    }

    // MARK: Plan

    private struct Step {
        let block: InstalledBlock
        let outcome: Outcome
    }

    private func step(_ name: String) throws -> Step {
        let installed = project.receipt?[name]
        if let installed, project.isThere(installed.file) { return try known(installed) }
        let block = try source(of: name, installed)
        let file = place(of: name, installed)
        try checkOwner(of: file, name)
        let new = InstalledBlock(
            name: name, file: file, version: block.version, text: block.text)
        guard let present = try project.folder.read(file)?.bytes else {
            try checkNeighbours(of: file)
            return step(installed == nil ? .added : .restored, new, from: installed)
        }
        if let installed { return moved(installed, to: file) }
        guard LineEndings.plain(present) == LineEndings.plain(block.text) else {
            throw Failure(
                "\(project.folder.title(file)) exists and differs from the block; move it away, or "
                    + "choose another folder with --to DIR")
        }
        return step(.adopted, new, from: nil)
    }

    /// The catalogue's block; for one that left the catalogue, what the receipt remembers.
    private func source(of name: String, _ installed: InstalledBlock?) throws -> UpstreamBlock {
        if let installed, try upstream.block(name) == nil { return UpstreamBlock(installed) }
        return try upstream.required(name)
    }

    private func place(of name: String, _ installed: InstalledBlock?) -> SafePath {
        if let installed, chosen == nil { return installed.file }
        let usual = SafePath.root.adding(Self.usualFolder)
        return (chosen ?? project.receipt?.folder ?? usual).adding(name + ".swift")
    }

    private func known(_ installed: InstalledBlock) throws -> Step {
        guard chosen == nil || chosen == installed.file.parent else {
            throw Failure(
                "\(installed.name) is already in \(project.folder.title(installed.file)); move the file "
                    + "first, then run this again")
        }
        return step(.unchanged, installed, from: installed)
    }

    /// The person has moved the file: only the receipt follows, and remembers where both sides began.
    private func moved(_ installed: InstalledBlock, to file: SafePath) -> Step {
        var block = installed
        block.file = file
        return step(.moved, block, from: installed)
    }

    private func step(
        _ result: Outcome.Result, _ block: InstalledBlock, from old: InstalledBlock?
    ) -> Step {
        let file = project.folder.title(block.file)
        let message =
            switch result {
            case .adopted: "was there already, unchanged, and is noted now"
            case .restored: "is there again"
            case .moved: "was moved there from \(old.map { project.folder.title($0.file) } ?? "")"
            case .unchanged: "is installed already; 'baraja status' shows its state"
            default: "added"
            }
        let outcome = Outcome(
            name: block.name, result: result, file: block.file.description, from: old?.version,
            to: block.version, message: "\(file): \(message)")
        return Step(block: block, outcome: outcome)
    }

    private func checkOwner(of file: SafePath, _ name: String) throws(Failure) {
        let owner = project.receipt?.blocks.first {
            $0.name != name && $0.file.folded == file.folded
        }
        guard let owner else { return }
        throw Failure(
            "\(project.folder.title(file)) is the file of \(Shown.text(owner.name)); "
                + "choose another folder with --to DIR")
    }

    /// On other systems two names that differ in case are one file.
    private func checkNeighbours(of file: SafePath) throws {
        var folder = project.folder.root
        for (index, part) in file.parts.enumerated() {
            let twin = folder.names().first {
                !$0.utf8.elementsEqual(part.utf8) && SafePath.fold($0) == SafePath.fold(part)
            }
            if let twin {
                throw Failure(
                    "\(folder.title(of: twin)) differs from \(Shown.text(part)) in case only, which other "
                        + "systems do not tell apart; rename it, or choose another folder with --to DIR"
                )
            }
            guard index < file.parts.count - 1, let next = try folder.folder(part) else { return }
            folder = next
        }
    }

    // MARK: Carry out

    private func carryOut(_ steps: [Step]) throws {
        let usual = chosen ?? SafePath.root.adding(Self.usualFolder)
        var receipt = project.receipt ?? Receipt(folder: usual)
        if let chosen { receipt.folder = chosen }
        var change = Change(purpose: "add of \(steps.map(\.block.name).joined(separator: ", "))")
        for step in steps {
            receipt[step.block.name] = step.block
            guard [.added, .restored].contains(step.outcome.result) else { continue }
            let file = step.block.file
            change.files.append(FileChange(path: file, before: nil, after: step.block.text))
            for folder in file.folders where !change.made.contains(folder) {
                if try project.folder.folder(folder) == nil { change.made.append(folder) }
            }
        }
        receipt.madeFolders.formUnion(change.made)
        try project.commit(change, receipt: receipt)
    }
}
