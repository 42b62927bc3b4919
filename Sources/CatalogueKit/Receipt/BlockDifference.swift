/// `diff`: what differs between a block's file and upstream, or what upstream changed since.
package struct BlockDifference: Encodable, Equatable, Sendable {
    package let name: String
    /// The block's file, from the project's folder.
    package let file: String
    package let differs: Bool
    /// In the unified format; empty when nothing differs.
    package let diff: String

    /// - Parameter ofUpstream: whether the older side is what was installed and the newer one upstream;
    ///   otherwise they are upstream and the person's file.
    package init(_ status: BlockStatus, ofUpstream: Bool, in project: Project) throws {
        let name = status.installed.name
        guard let upstream = status.upstream else {
            throw Failure(
                "\(Shown.text(name)) is no longer in the catalogue; there is nothing to compare with"
            )
        }
        let file = status.installed.file
        let old = ofUpstream ? ("installed", status.installed.text) : ("upstream", upstream.text)
        let new =
            ofUpstream
            ? ("upstream", upstream.text)
            : ("yours", try Self.yours(status, title: project.folder.title(file)))
        diff = try Difference.text(from: old, to: new, name: name + ".swift")
        (self.name, self.file, differs) = (name, file.description, !diff.isEmpty)
    }

    private static func yours(_ status: BlockStatus, title: String) throws(Failure) -> [UInt8] {
        switch status.local {
        case .present(let file): return file.bytes
        case .unreadable(let failure): throw failure
        case .missing:
            let name = Shown.text(status.installed.name)
            throw Failure("\(title) is gone; 'baraja add \(name)' brings it back")
        }
    }
}
