import CatalogueKit
import Foundation

/// What the commands for a project have in common: the project around the current folder, and the catalogue.
enum ProjectCommand {
    static func project(begins: Bool = false, isDry: Bool = false) throws -> Project {
        try Project(
            around: FileManager.default.currentDirectoryPath, begins: begins, repairs: !isDry,
            note: { Terminal.note("note: " + $0) })
    }

    /// Where blocks come from.
    static func upstream() throws -> any Upstream { try RepositoryBlocks(Repository.find()) }

    /// Refuses to take blocks into the checkout that they come from.
    static func checkIsNoCheckout(_ project: Project) throws {
        let root = URL(fileURLWithPath: try Repository.find().root).resolvingSymlinksInPath()
        guard root.path != project.path else {
            throw Failure(
                "this folder is the checkout that the blocks come from; change to your project's")
        }
    }
}
