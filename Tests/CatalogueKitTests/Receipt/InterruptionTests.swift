import Foundation
import Testing

@testable import CatalogueKit

/// Lets a command run with a failing disk once for each of its writes.
private func forEachWrite(
    of scenario: Scenario, failing: (_ moment: Int, _ write: Int) -> Bool,
    check: (_ space: TemporaryFolder, _ before: [String: String], _ failed: Bool) throws -> Void
) throws {
    let all = Disk { _ in false }
    let whole = try scenario.prepare()
    #expect(!all.fails { try scenario.run(in: whole) })
    #expect(all.writes > 8)
    for moment in 0..<all.writes {
        let space = try scenario.prepare()
        let before = space.tree
        let failed = withoutActuallyEscaping(failing) { failing in
            Disk { failing(moment, $0) }.fails { try scenario.run(in: space) }
        }
        try check(space, before, failed)
    }
}

@Suite
struct InterruptionTests {
    @Test(
        "a command killed at any write leaves old files or new ones, and the next command repairs",
        arguments: Scenario.allCases)
    func killed(scenario: Scenario) throws {
        let after = try scenario.outcome()
        try forEachWrite(of: scenario, failing: { moment, write in write >= moment }) {
            space, before, _ in
            let file = space.read("Cards/Mine/A.swift")
            #expect([before["Cards/Mine/A.swift"], after["Cards/Mine/A.swift"]].contains(file))
            let receipt = space.read("baraja.json")
            #expect([before["baraja.json"], after["baraja.json"]].contains(receipt))
            if let yours = scenario.yours, scenario != .merge {
                #expect(space.tree.values.contains(yours))
            }
            _ = try space.project()
            #expect(space.tree == before || space.tree == after)
            try? scenario.run(in: space)
            #expect(space.tree == after)
        }
    }

    @Test(
        "a write that fails, as on a full disk, leaves everything as it was",
        arguments: Scenario.allCases)
    func fullDisk(scenario: Scenario) throws {
        let after = try scenario.outcome()
        try forEachWrite(of: scenario, failing: { moment, write in write == moment }) {
            space, before, failed in
            if failed { #expect(space.tree == before) }
            _ = try space.project()
            #expect(space.tree == before || space.tree == after)
        }
    }

    @Test(
        "a kill while a failed command is being undone loses nothing",
        arguments: Scenario.allCases, [1, 2, 3])
    func killedInUndo(scenario: Scenario, later: Int) throws {
        let after = try scenario.outcome()
        try forEachWrite(
            of: scenario, failing: { moment, write in write == moment || write >= moment + later }
        ) { space, before, _ in
            _ = try space.project()
            // Only the copy of the person's file may be left over.
            let tree = space.tree.filter { !$0.key.hasSuffix(".orig") }
            #expect(tree == before || tree == after.filter { !$0.key.hasSuffix(".orig") })
        }
    }

    @Test("what the person writes between a kill and the next command stays")
    func editedMeanwhile() throws {
        try forEachWrite(of: .update, failing: { moment, write in write >= moment }) {
            space, _, _ in
            try space.write("edited\n", to: "Cards/Mine/A.swift")
            let receipt = space.read("baraja.json")
            _ = try space.project()
            #expect(space.read("Cards/Mine/A.swift") == "edited\n")
            #expect(space.read("baraja.json") == receipt)
            #expect(Set(space.tree.keys.filter { $0.contains("baraja-") }) == [])
        }
    }

    @Test("what the person writes while the command works stays, and the command fails")
    func editedWhileWorking() throws {
        let space = try Scenario.update.prepare()
        let path = space["Cards/Mine/A.swift"]
        #expect(throws: Failure("Cards/Mine/A.swift was changed meanwhile; run this again")) {
            try WritePoint.$observer.withValue({ write in
                if write == "sync baraja.json" {
                    try Data("edited\n".utf8).write(to: URL(fileURLWithPath: path))
                }
            }) { try Scenario.update.run(in: space) }
        }
        #expect(space.read("Cards/Mine/A.swift") == "edited\n")
        #expect(Set(space.tree.keys.filter { $0.contains("baraja-") }) == [])
    }

    @Test(
        "a process that dies of SIGKILL between two writes is repaired by the next command",
        arguments: [
            ("rename .baraja-pending.json", false), ("rename Cards/Mine/A.swift.orig", true),
            ("rename Cards/Mine/A.swift", true), ("rename baraja.json", true),
            ("remove .baraja-pending.json", true),
        ])
    func realKill(moment: String, isFinished: Bool) async throws {
        let space = try Scenario.conflict.prepare()
        let before = space.tree
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = space.path as String, moment = moment as String] in
            try WritePoint.$observer.withValue({ if $0 == moment { kill(getpid(), SIGKILL) } }) {
                let project = try Project(
                    around: path, begins: true, repairs: true, note: { _ in })
                try Scenario.conflict.run(in: project)
            }
        }
        #expect(space.tree != before)
        var notes: [String] = []
        _ = try space.project { notes.append($0) }
        #expect(notes == (isFinished ? ["finished an interrupted update of A"] : []))
        #expect(space.tree == (isFinished ? try Scenario.conflict.outcome() : before))
    }

    @Test("several blocks are added and removed together, or not at all")
    func severalBlocks() throws {
        let upstream = FakeUpstream(texts: ["A": "a", "B": "b", "C": "c"])
        func add(_ space: TemporaryFolder) throws {
            _ = try AddBlocks(space.project(), from: upstream, to: "X/Y")
                .run(["A", "B", "C"], isDry: false)
        }
        func remove(_ space: TemporaryFolder) throws {
            _ = try RemoveBlocks(space.project(), from: upstream, keeps: false)
                .run(["C", "A", "B"], isDry: false)
        }
        let full = try TemporaryFolder()
        try add(full)
        for moment in 0..<24 {
            let space = try TemporaryFolder()
            _ = Disk { $0 >= moment }.fails { try add(space) }
            _ = try space.project()
            #expect(space.tree == [:] || space.tree == full.tree)
            try? add(space)
            #expect(space.tree == full.tree)
            _ = Disk { $0 >= moment }.fails { try remove(space) }
            _ = try space.project()
            #expect(space.tree == [:] || space.tree == full.tree)
        }
        try remove(full)
        #expect(full.tree == [:])
    }

    @Test("a dry run repairs nothing and says what does")
    func dryRun() throws {
        let space = try Scenario.update.prepare()
        _ = Disk { $0 >= 5 }.fails { try Scenario.update.run(in: space) }
        let torn = space.tree
        #expect(torn.keys.contains(PendingNote.name))
        #expect(
            throws: Failure(
                "an earlier command was interrupted here; run 'baraja status', which repairs that")
        ) {
            try Project(around: space.path, begins: false, repairs: false, note: { _ in })
        }
        #expect(space.tree == torn)
    }

    @Test("a note that is damaged or leads out of the project is not obeyed")
    func badNote() throws {
        for text in [
            "{", "[]",
            #"{"files":[{"path":"../x"}],"made":[],"purpose":"","removed":[]}"#,
            #"{"files":[],"made":[],"purpose":"","removed":["/tmp"]}"#,
        ] {
            let space = try TemporaryFolder([PendingNote.name: text, "x": "stays"])
            #expect(throws: Failure.self) { try space.project() }
            #expect(space.tree == [PendingNote.name: text, "x": "stays"])
        }
    }
}
