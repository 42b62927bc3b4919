import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Variants of the reported cases that stand in no other suite.
@MainActor
@Suite("Swipe actions: variants of reported cases", .serialized)
struct SwipeVariantTests {
    @Test(
        "B01: a touch that is taken away, also past the threshold, leaves the row at rest and ready"
    )
    func taken() {
        for (dx, hidesPage) in [(-90.0, false), (-90, true), (-300, false)] {
            let user = SwipeUser()
            user.drag(2, by: dx, lift: false)
            user.host.advance(0.1)
            if hidesPage { user.host.cancelAllPointers() } else { user.host.cancel() }
            user.host.advance(0.8)
            #expect(user.take() == [])
            #expect(user.open == [])
            user.drag(2, by: -160)
            user.settle()
            #expect(user.open == [2])
        }
    }

    @Test("B17: leading actions alone are offered by name as well")
    func leadingOnly() {
        let user = SwipeUser(leads: true)
        let row = user.host.accessibilityElements.first { $0.label == "row 1" }
        #expect(row?.actions == ["Delete", "Pin"])
        user.host.performAccessibilityAction("Pin")
        #expect(user.take() == ["pin 1"])
    }

    @Test("B43: inside a pager that scrolls sideways the row or the pager moves, never both")
    func pager() {
        let host = TestHost(size: CGSize(width: 390, height: 300)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { page in
                        Text("row \(page)").frame(width: 390, height: 72)
                            .swipeActions { Button("Pin") {} }
                    }
                }
            }
            .swipeActionsContainer()
        }
        host.settle()
        let y = host.middle(of: "row 0")!.y
        host.drag(
            from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 0.25, hold: 0.2)
        host.settle()
        let isOpen = host.texts.contains("Pin")
        let isScrolled = host.scrollOffset().x != 0
        #expect(isOpen != isScrolled)
    }

    @Test("B44: after a delete the column scrolls from where the row was")
    func scrollsAfterDelete() {
        let user = SwipeUser()
        user.drag(2, by: -160)
        user.settle()
        user.host.tap("Delete")
        user.settle()
        let start = user.middle(2)
        user.host.drag(from: start, to: CGPoint(x: start.x + 4, y: start.y - 60), duration: 0.2)
        #expect(user.host.scrollOffset().y > 20)
        #expect(user.open == [])
    }

    @Test("B48: a row whose own onChange changes the view around it stays open")
    func ownChange() {
        let (outer, inner) = (Remote<Int>(), Remote<Int>())
        let host = TestHost(size: CGSize(width: 390, height: 300)) {
            Controlled(0, outer) { changes in
                VStack {
                    Text("changes \(changes)")
                    Controlled(0, inner) { state in
                        Text("row").frame(maxWidth: .infinity).frame(height: 72)
                            .onChange(of: state) { outer.set(changes + 1) }
                            .swipeActions { Button("Pin") {} }
                    }
                }
                .swipeActionsContainer()
            }
        }
        host.settle()
        let y = host.middle(of: "row")!.y
        host.drag(
            from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 0.25, hold: 0.2)
        host.settle()
        inner.set(1)
        host.settle()
        #expect(host.texts.contains("changes 1"))
        #expect(host.middle(of: "row")!.x == 195 - 74)
        #expect(host.texts.contains("Pin"))
    }
}
