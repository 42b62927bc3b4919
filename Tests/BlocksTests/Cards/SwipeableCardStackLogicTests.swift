import GeometryKernel
import SwiftUI
import Testing

@testable import Blocks

@Suite("SwipeableCardStackLogic")
struct SwipeableCardStackLogicTests {
    typealias Logic = SwipeableCardStackLogic

    @Test(
        "the predicted end decides the direction",
        arguments: [
            (105.0, 300.0, SwipeableCardStackDirection?.some(.right)),
            (104.999, 300, nil),
            (-105, 300, .left),
            (-104.999, 300, nil),
            (0, 300, nil),
            (500, 0, nil),
            (500, -1, nil),
        ])
    func direction(
        end: Double, width: Double, expected: SwipeableCardStackDirection?
    ) {
        #expect(Logic.direction(predictedEnd: end, width: width) == expected)
    }

    @Test("the threshold is a share of the width")
    func threshold() {
        #expect(Logic.direction(predictedEnd: 150, width: 300, threshold: 0.5) == .right)
        #expect(Logic.direction(predictedEnd: 149, width: 300, threshold: 0.5) == nil)
        #expect(SwipeableCardStackDirection.left.sign == -1)
        #expect(SwipeableCardStackDirection.right.sign == 1)
    }

    @Test(
        "positions run from the card just swiped through three behind the top",
        arguments: [
            (0, 5, false, [0, 1, 2, 3]),
            (1, 5, false, [0, 1, 2, 3, 4]),
            (3, 5, false, [2, 3, 4]),
            (5, 5, false, [4]),
            (6, 5, false, []),
            (9, 5, false, []),
            (0, 0, false, []),
            (3, 0, true, []),
            (0, 1, true, [0, 1, 2, 3]),
            (0, 1, false, [0]),
            (4, 5, true, [3, 4, 5, 6, 7]),
            (1000, 5, true, [999, 1000, 1001, 1002, 1003]),
        ])
    func positions(top: Int, count: Int, loops: Bool, expected: [Int]) {
        #expect(Logic.positions(top: top, count: count, loops: loops) == expected)
    }
}
