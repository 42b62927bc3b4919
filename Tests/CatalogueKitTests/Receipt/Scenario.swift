import Foundation

@testable import CatalogueKit

/// A command in a project, to be interrupted.
enum Scenario: String, CaseIterable {
    case add
    case update
    case merge
    case conflict
    case remove

    private static let old = "1\n2\n3\n4\n5\n6\n7\n8\n"
    private static let new = "1\n2\n3\n4\n5\n6\n7\neight\n"

    /// What the person's file holds that must not be lost; nil where it is the catalogue's.
    var yours: String? {
        switch self {
        case .add, .update, .remove: nil
        case .merge: "mine\n2\n3\n4\n5\n6\n7\n8\n"
        case .conflict: "1\n2\n3\n4\n5\n6\n7\nmine\n"
        }
    }

    /// A project as it is before the command.
    func prepare() throws -> TemporaryFolder {
        let space = try TemporaryFolder()
        guard self != .add else { return space }
        let project = try space.project()
        _ = try AddBlocks(project, from: FakeUpstream(texts: ["A": Self.old]), to: "Cards/Mine")
            .run(["A"], isDry: false)
        if let yours { try space.write(yours, to: "Cards/Mine/A.swift") }
        return space
    }

    func run(in space: TemporaryFolder) throws { try run(in: space.project()) }

    func run(in project: Project) throws {
        let upstream = FakeUpstream(texts: ["A": self == .remove ? Self.old : Self.new])
        switch self {
        case .add:
            _ = try AddBlocks(project, from: upstream, to: "Cards/Mine").run(["A"], isDry: false)
        case .update, .merge, .conflict:
            let outcomes = try UpdateBlocks(project, from: upstream).run(["A"], isDry: false)
            for outcome in outcomes where outcome.result == .refused {
                throw Failure(outcome.message)
            }
        case .remove:
            _ = try RemoveBlocks(project, from: upstream, keeps: false).run(["A"], isDry: false)
        }
    }

    /// Everything in the project after the command.
    func outcome() throws -> [String: String] {
        let space = try prepare()
        try run(in: space)
        return space.tree
    }
}

extension TemporaryFolder {
    /// Opens the project, which is locked until the object goes.
    func project(note: (String) -> Void = { _ in }) throws -> Project {
        try Project(around: path, begins: true, repairs: true, note: note)
    }
}
