import Foundation
import Testing

@testable import CatalogueKit

/// SplitMix64: the same numbers for the same seed.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }
}

/// A person at work in a project: edits, commands, kills, in any order.
private struct Person {
    let space: TemporaryFolder
    var upstream: FakeUpstream
    var numbers: Numbers
    /// Every line that the person wrote.
    private var written: [String] = []
    private var count = 0

    init(seed: UInt64) throws {
        space = try TemporaryFolder()
        numbers = Numbers(state: seed)
        let text = (1...20).map { "line \($0)\n" }.joined()
        upstream = FakeUpstream(texts: ["A": text, "B": text])
    }

    mutating func step() throws {
        count += 1
        let name = Bool.random(using: &numbers) ? "A" : "B"
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0...1: try edit(name)
        case 2: publish(name)
        case 3: try resolve(name)
        case 4: try reformat(name)
        case 5: try command { try AddBlocks($0, from: $1, to: nil).run(["A", "B"], isDry: false) }
        case 6:
            try command {
                try RemoveBlocks($0, from: $1, keeps: false).run([name], isDry: false)
            }
        default: try command { try UpdateBlocks($0, from: $1).run([], isDry: false) }
        }
        let all = space.tree.values.joined()
        for line in written { #expect(all.contains(line)) }
        #expect(space.tree.keys.filter { $0.contains("baraja-") } == [])
    }

    private mutating func change(_ name: String, _ body: (inout [String]) -> Void) throws {
        guard let text = space.read("Blocks/\(name).swift") else { return }
        var lines = text.components(separatedBy: "\n")
        body(&lines)
        try space.write(lines.joined(separator: "\n"), to: "Blocks/\(name).swift")
    }

    private mutating func edit(_ name: String) throws {
        let line = "mine \(count)."
        let place = Int.random(in: 0..<20, using: &numbers)
        var isWritten = false
        try change(name) {
            $0.insert(line, at: min(place, $0.count))
            isWritten = true
        }
        if isWritten { written.append(line) }
    }

    private mutating func publish(_ name: String) {
        var lines = upstream.texts[name, default: ""].components(separatedBy: "\n")
        lines[Int.random(in: 0..<lines.count, using: &numbers)] = "new \(count)"
        upstream.texts[name] = lines.joined(separator: "\n")
    }

    /// Takes both sides of each conflict.
    private mutating func resolve(_ name: String) throws {
        try change(name) { lines in
            lines.removeAll { line in
                ["<<<<<<< ", ">>>>>>> "].contains { line.hasPrefix($0) }
                    || line.trimmingCharacters(in: .whitespacesAndNewlines) == "======="
            }
        }
    }

    private mutating func reformat(_ name: String) throws {
        let ending = Bool.random(using: &numbers) ? "\r" : ""
        try change(name) { lines in
            lines = lines.map { ($0.hasSuffix("\r") ? String($0.dropLast()) : $0) + ending }
        }
    }

    /// Runs a command that may be killed at any write, then one that repairs, then it again, twice.
    private mutating func command(
        _ run: (Project, FakeUpstream) throws -> [Outcome]
    ) throws {
        let disk = Disk(
            failing: { [moment = Int.random(in: 0..<60, using: &numbers)] in $0 >= moment })
        _ = disk.fails { _ = try run(space.project(), upstream) }
        _ = try space.project()
        _ = try? run(space.project(), upstream)
        let tree = space.tree
        _ = try? run(space.project(), upstream)
        #expect(space.tree == tree)
    }
}

@Test(
    "whatever is done in whatever order, and killed wherever, no line that the person wrote is lost",
    arguments: [UInt64](1...6))
func nothingIsLost(seed: UInt64) throws {
    var person = try Person(seed: seed)
    for _ in 0..<60 { try person.step() }
}
