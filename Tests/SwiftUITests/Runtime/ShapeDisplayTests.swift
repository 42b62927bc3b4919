import DisplayKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite(.serialized)
struct ShapeDisplayTests {
    private struct Lamp: View {
        @State private var isRed = false

        var body: some View {
            VStack(spacing: 0) {
                Circle().fill(.blue).frame(width: 100, height: 40)
                Rectangle().fill(isRed ? .red : .green).frame(width: 100, height: 40)
                    .onTapGesture { isRed = true }
            }
        }
    }

    @Test("a circle in a wide frame stays round when only its neighbour is drawn again")
    func circleKeepsItsBox() {
        let host = TestHost(size: CGSize(width: 100, height: 80)) { Lamp() }
        let circle = host.root.tree.root.children.first
        #expect(circle?.frame == CGRect(x: 30, y: 0, width: 40, height: 40))
        host.tap(CGPoint(x: 50, y: 60))
        host.settle()
        #expect(circle?.frame == CGRect(x: 30, y: 0, width: 40, height: 40))
    }
}
