import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// The layout of whole views; the arithmetic has its own tests in the kernel's suite.
@MainActor
@Suite("Layout", .serialized)
struct LayoutTests {
    private func frames<Content: View>(
        of texts: [String], in size: CGSize = CGSize(width: 300, height: 200),
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
    ) -> [CGRect?] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let host = TestHost(size: size, environment: environment, content: content)
        return texts.map { host.frame(of: $0) }
    }

    /// A text of two scalars is 17 by 22 points.
    private let size = CGSize(width: 17, height: 22)

    private func rect(_ x: Double, _ y: Double) -> CGRect {
        CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    @Test("what is mounted stands in the middle")
    func centred() {
        #expect(frames(of: ["ab"]) { Text("ab") } == [rect(141.5, 89)])
    }

    @Test("an HStack runs from the leading edge in either direction")
    func horizontal() {
        func stack() -> some View {
            HStack(spacing: 10) {
                Text("ab")
                Text("cd")
                Spacer()
            }
        }
        #expect(frames(of: ["ab", "cd"]) { stack() } == [rect(0, 89), rect(27, 89)])
        #expect(
            frames(of: ["ab", "cd"], .rightToLeft) { stack() } == [rect(283, 89), rect(256, 89)])
    }

    @Test("padding and alignment know leading from trailing")
    func leading() {
        func view() -> some View {
            Text("ab").padding(.leading, 20).frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(frames(of: ["ab"]) { view() } == [rect(20, 89)])
        #expect(frames(of: ["ab"], .rightToLeft) { view() } == [rect(263, 89)])
    }

    @Test("a VStack shares what is left among spacers")
    func spacers() {
        let result = frames(of: ["ab", "cd"]) {
            VStack(spacing: 0) {
                Spacer(minLength: 0)
                Text("ab")
                Spacer(minLength: 0)
                Text("cd")
            }
        }
        #expect(result == [rect(141.5, 78), rect(141.5, 178)])
    }

    @Test("a long text wraps in the width it is given")
    func wraps() {
        // Four scalars of 8.5 points a line: "one", "two", "six".
        let result = frames(of: ["one two six"]) { Text("one two six").frame(width: 40) }
        #expect(result == [CGRect(x: 137.25, y: 67, width: 25.5, height: 66)])
    }

    @Test(
        "several views in one modifier lie over each other's middle; in a stack each gets its own")
    func groups() {
        let result = frames(of: ["ab", "cd"]) {
            VStack(spacing: 0) {
                Group {
                    Text("ab")
                    Text("cd")
                }
                .padding(.bottom, 8)
            }
        }
        #expect(result == [rect(141.5, 70), rect(141.5, 100)])
    }

    @Test("overlay and background take the size of their view and change nothing around it")
    func secondary() {
        let result = frames(of: ["ab", "corner"]) {
            Text("ab").padding(20).overlay(alignment: .topLeading) { Text("corner") }
        }
        #expect(result[0] == rect(141.5, 89))
        #expect(result[1]?.origin == CGPoint(x: 121.5, y: 69))
    }

    @Test("fixed and flexible frames")
    func frames() {
        let result = frames(of: ["ab", "cd"]) {
            HStack(spacing: 0) {
                Text("ab").frame(width: 100, height: 50, alignment: .bottomTrailing)
                Text("cd").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            }
        }
        #expect(result == [rect(83, 103), rect(191.5, 0)])
    }

    @Test("a change that keeps a size lays out no more than it must")
    func minimal() {
        let remote = Remote<Double>()
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            HStack {
                VStack { ForEach(0..<20, id: \.self) { Text("\($0)") } }.fixedSize()
                Controlled(10.0, remote) { Color.red.frame(width: $0, height: 5) }
            }
        }
        remote.set(12)
        host.frame()
        #expect(host.counters.laidOut < 8)
        #expect(host.counters.sized < 12)
    }
}
