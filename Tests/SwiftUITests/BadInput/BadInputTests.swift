import GeometryKernel
import Glibc
import SwiftUI
import TestHost
import Testing

/// Views that nobody should write: none traps, each gives what its line says.
@MainActor
@Suite("Bad input: views", .serialized)
struct BadInputTests {
    /// Says which view is shown: a trap tells no more than its place.
    private let wantsNames = getenv("BARAJA_NAMES") != nil

    @Test("lengths that make no sense are drawn as something finite")
    func lengths() { badLengthViews.forEach(check) }

    @Test("motions that make no sense come to rest")
    func motions() { badMotionViews.forEach(check) }

    @Test("trees and state without an end do not hang")
    func structures() { badStructureViews.forEach(check) }

    private func check(_ bad: BadView) {
        let start = clock()
        defer { if wantsNames { print(bad.name, Double(clock() - start) / 1e6) } }
        let host = TestHost { bad.view() }
        // What changes for ever does so 64 times in a frame.
        let limit = bad.warnings == [stillChanging] ? 0.3 : 3
        _ = host.settle(limit: limit)
        bad.check(host)
        let isAtRest = host.settle(limit: limit)
        #expect(isAtRest != bad.isEndless, "\(bad.name) \(isAtRest ? "rests" : "still moves")")
        #expect(host.warnings == bad.warnings, "\(bad.name)")
        #expect(host.screen.faults == [], "\(bad.name)")
        if let texts = bad.texts { #expect(host.texts == texts, "\(bad.name)") }
        if let frame = host.frame(of: "after") {
            #expect(frame.minX.isFinite && frame.maxY.isFinite, "\(bad.name): \(frame)")
        }
        // A page goes on: other sizes, other preferences, fingers everywhere.
        host.set {
            $0.layoutDirection = .rightToLeft
            $0.dynamicTypeSize = .accessibility5
        }
        for size in [CGSize.zero, CGSize(width: 1e6, height: 1), CGSize(width: 320, height: 480)] {
            host.resize(size)
            host.frame()
            host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 300), duration: 0.1)
            host.wheel(at: CGPoint(x: 100, y: 100), by: CGSize(width: 30, height: 30))
        }
        _ = host.settle(limit: limit)
        #expect(host.screen.faults == [], "\(bad.name)")
        #expect(host.warnings == bad.warnings, "\(bad.name)")
        #expect(host.contentSize.height.isFinite, "\(bad.name)")
    }
}
