import GeometryKernel
import SwiftUI
import TestHost

/// Plays random actions on a block and says what went wrong, as few actions as possible.
@MainActor
struct Monkey {
    let make: () -> MonkeySubject
    /// Whether the host plays by itself what it can.
    let canFly: Bool

    /// The actions of a seed.
    static func actions(seed: Int, count: Int) -> [MonkeyAction] {
        var dice = MonkeyDice(seed: seed)
        return (0..<count).map { _ in MonkeyAction.random(&dice) }
    }

    /// What is wrong after the actions of a seed, with actions to paste; nil when nothing is.
    func run(seed: Int, count: Int) -> String? {
        let actions = Self.actions(seed: seed, count: count)
        guard let fault = play(actions) else { return nil }
        let few = shrink(actions)
        let list = few.map { "    .\($0)," }.joined(separator: "\n")
        return "seed \(seed): \(play(few) ?? fault)\nlet actions: [MonkeyAction] = [\n\(list)\n]"
    }

    /// What is wrong after or during the actions; nil when nothing is.
    func play(_ actions: [MonkeyAction]) -> String? {
        let subject = make()
        let host = subject.host
        host.root.canFly = canFly
        for (index, action) in actions.enumerated() {
            host.play(action, subject)
            if let fault = subject.fault() { return "\(index): \(fault)" }
            if action.showsFrame, let fault = subject.faultOnScreen() {
                return "\(index): \(fault)"
            }
            if index % 50 == 49, let fault = host.brokenOps { return "\(index): \(fault)" }
        }
        return faultAtRest(subject)
    }

    private func faultAtRest(_ subject: MonkeySubject) -> String? {
        let host = subject.host
        for pointer in 1...3 { host.cancel(pointer: Int32(pointer)) }
        host.prefer(0, 3)
        host.resize(CGSize(width: 390, height: 844))
        guard host.settle() else { return "it moves for ever" }
        if let fault = subject.faultAtRest() ?? host.brokenOps { return "at rest: \(fault)" }
        guard host.settle() else { return "it moves for ever" }
        host.scroll(to: .zero)
        host.settle()
        let (count, alive) = (host.screen.elements.count, host.root.tree.liveCount)
        if count != alive { return "\(count) elements, \(alive) layers alive" }
        if host.warnings != [] { return "warned: \(host.warnings)" }
        host.clearRecording()
        host.root.invalidateEverything()
        host.settle()
        if let op = host.frames.first?.first { return "not as if new: \(op.description)" }
        guard let twin = subject.twin() else { return nil }
        twin.host.settle()
        return difference(host.screen.picture, twin.host.screen.picture)
    }

    private func difference(_ a: String, _ b: String) -> String? {
        if a == b { return nil }
        let lines = zip(a.split(separator: "\n"), b.split(separator: "\n"))
        let first = lines.first { $0 != $1 }
        return "not as a new one: \(first.map { "\($0) | \($1)" } ?? "more or fewer lines")"
    }

    /// Leaves out actions as long as something still goes wrong.
    private func shrink(_ actions: [MonkeyAction]) -> [MonkeyAction] {
        var best = actions
        var size = best.count / 2
        var budget = 400
        while size > 0, budget > 0 {
            var start = 0
            while start < best.count, budget > 0 {
                budget -= 1
                var fewer = best
                fewer.removeSubrange(start..<min(start + size, best.count))
                if play(fewer) != nil { best = fewer } else { start += size }
            }
            size /= 2
        }
        return best
    }
}

extension MonkeyAction {
    /// Whether the action ends with a frame: only then is what is exposed up to date.
    fileprivate var showsFrame: Bool {
        switch self {
        case .tap, .drag, .flick, .key, .keyWithoutFocus, .press, .act, .wheel, .hide: true
        default: false
        }
    }
}

extension TestHost {
    /// An op that no page could carry out.
    fileprivate var brokenOps: String? { screen.faults.first }
}
