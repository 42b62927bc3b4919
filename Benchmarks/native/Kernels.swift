import DisplayKernel
import GeometryKernel
import GestureKernel
import LayoutKernel
import MotionKernel
import TestHost

@testable import SwiftUI

/// The parts that know no views.
@MainActor
func kernels() -> [Row] {
    [springFrame(), velocitySample(), transformOp()] + [10, 100, 1000].map(stack)
}

/// A frame of a spring with two components: five steps of the integration.
private func springFrame() -> Row {
    let curve = MotionCurve.fluid(response: 0.4, dampingFraction: 0.85, blendDuration: 0)
    let animator = Animator([0, 0])
    var time = 0.0
    var goal = 500.0
    return measure("a spring's frame, two components", count: 2000) {
        if !animator.isRunning {
            goal = -goal
            animator.animate(to: [goal, goal / 2], with: curve, at: time, listener: nil)
        }
        time += 1 / 60
        _ = animator.advance(to: time)
    }
}

private func velocitySample() -> Row {
    var sampler = VelocitySampler()
    var time = 0.0
    return measure("a sample of a finger and its velocity", count: 5000) {
        time += 1 / 120
        sampler.add(CGPoint(x: 100 * time, y: 50), time: time)
        sink += sampler.velocity.dx
    }
}

private func transformOp() -> Row {
    let tree = LayerTree()
    let layer = Layer(kind: .group, tree: tree)
    var x = 0.0
    return measure("a changed transform as an op", count: 5000) {
        x += 1
        layer.setTransform(.translation(x, 0))
        tree.buffer.removeAll()
    }
}

/// A column laid out anew in a width that changes, its cached sizes of no use.
@MainActor
private func stack(of count: Int) -> Row {
    let host = TestHost {
        VStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 2) } }
    }
    var width = 300.0
    return measure("a column of \(count) laid out anew", count: max(2000 / count, 2), rounds: 9) {
        width = width == 300 ? 301 : 300
        host.root.resize(to: CGSize(width: width, height: 844), at: 0)
        host.root.layout()
    }
}

/// Keeps results from being thought useless.
nonisolated(unsafe) var sink = 0.0
