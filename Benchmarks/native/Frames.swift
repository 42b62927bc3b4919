import GeometryKernel
import TestHost

@testable import Blocks
@testable import SwiftUI

/// A demo with what moves it: frames of it, pass by pass.
@MainActor
struct Scene {
    let name: String
    let host: TestHost
    let start: (TestHost) -> Void

    static var all: [Scene] {
        [
            Scene(name: "deck, swiped", host: TestHost { SwipeableCardStackDemo() }) {
                $0.flick(from: CGPoint(x: 195, y: 400), by: CGSize(width: 150, height: 0))
            },
            Scene(name: "flip", host: TestHost { FlipCardTransitionDemo() }) {
                $0.tap("Flip")
            },
            Scene(name: "rows, one opened", host: TestHost { SwipeActionCardsDemo() }) {
                // What was open closes.
                $0.tap(CGPoint(x: 195, y: 830))
                $0.settle()
                $0.flick(from: CGPoint(x: 250, y: 300), by: CGSize(width: -90, height: 0))
            },
        ]
    }
}

/// Nanoseconds of each pass in the frames of a movement, the median over all frames.
@MainActor
func frames(of scene: Scene) -> [Row] {
    var passes: [[Double]] = [[], [], [], [], []]
    let root = scene.host.root!
    for _ in 0..<6 {
        scene.start(scene.host)
        var time = scene.host.time
        for frame in 0..<12 {
            time += 1 / 60
            let spent = root.timedFrame(at: time)
            precondition(frame == 0 || !root.attributes.isEmpty, "\(scene.name): nothing moves")
            for (index, value) in spent.enumerated() { passes[index].append(value) }
        }
        scene.host.wait(1)
        scene.host.settle()
        scene.host.clearRecording()
    }
    let names = [
        "whole frame", "animate", "update: bodies, patch, layout", "display",
        "semantics and the rest",
    ]
    return zip(names, passes).map { Row("\(scene.name): \($0)", $1) }
}

/// What everything costs when nothing is remembered: all texts measured and all nodes laid out again.
@MainActor
func fullLayouts() -> [Row] {
    Scene.all.map { scene in
        measure(
            "\(scene.name.prefix { $0 != "," }): everything laid out anew", count: 20, rounds: 9
        ) {
            scene.host.root.invalidateText()
            scene.host.root.layout()
        }
    }
}

extension RenderRoot {
    /// `frame(at:)` with a look at the clock after each pass.
    @MainActor
    fileprivate func timedFrame(at time: Double) -> [Double] {
        var marks = [cpuTime()]
        advanceClock(to: time)
        animate()
        marks.append(cpuTime())
        update()
        startAnimations()
        marks.append(cpuTime())
        display()
        marks.append(cpuTime())
        _ = frame(at: time)
        marks.append(cpuTime())
        let parts = (1..<marks.count).map { marks[$0] - marks[$0 - 1] }
        return [marks[4] - marks[0]] + parts
    }
}
