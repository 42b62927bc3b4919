import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Rows without a finger.
@MainActor
@Suite("Swipe actions: accessibility", .serialized)
struct SwipeAccessibilityTests {
    private func row(_ user: SwipeUser, _ id: Int) -> AccessibilityElement? {
        user.host.accessibilityElements.first { $0.label == "row \(id)" }
    }

    @Test(
        "B17: a closed row is one element that offers its actions by name, without hidden buttons")
    func closed() {
        let user = SwipeUser()
        for id in 1...6 { #expect(row(user, id)?.actions == ["Delete", "Pin"]) }
        #expect(user.host.accessibilityElements.allSatisfy { $0.role != "button" })
        #expect(user.host.accessibilityElements.filter { $0.label.contains("row 2") }.count == 1)
        let leading = SwipeUser(leads: true)
        #expect(row(leading, 1)?.actions == ["Delete", "Pin"])
    }

    @Test("B17: an open row's buttons are reached; its actions are not offered twice")
    func open() {
        let user = SwipeUser()
        user.drag(2, by: -160)
        user.settle()
        let buttons = user.host.accessibilityElements.filter { $0.role == "button" }
        #expect(buttons.map(\.label) == ["Delete", "Pin"])
        #expect(row(user, 2)?.actions == [])
        #expect(user.host.activate("Pin"))
        user.settle()
        #expect(user.take() == ["open 2", "close 2", "pin 2"])
        #expect(row(user, 2)?.actions == ["Delete", "Pin"])
    }

    @Test("named actions work without a swipe")
    func named() {
        let user = SwipeUser()
        user.host.performAccessibilityAction("Pin")
        user.settle()
        #expect(user.take() == ["pin 1"])
        user.host.performAccessibilityAction("Delete")
        user.settle()
        #expect(user.take() == ["delete 1"])
        #expect(user.ids == [2, 3, 4, 5, 6])
    }

    @Test("an arrow key opens a row, the other one and Escape close it")
    func keys() {
        let user = SwipeUser()
        #expect(user.host.key(.leftArrow, on: "row 2"))
        user.settle()
        #expect(user.open == [2])
        #expect(!user.host.key(.leftArrow, on: "row 2"))
        #expect(user.host.key(.rightArrow, on: "row 2"))
        user.settle()
        #expect(user.open == [])
        #expect(!user.host.key(.rightArrow, on: "row 2"), "nothing at the leading edge")
        user.host.key(.leftArrow, on: "row 3")
        user.settle()
        #expect(user.host.key(.escape, on: "Delete"))
        user.settle()
        #expect(user.open == [])
        #expect(user.take() == ["open 2", "close 2", "open 3", "close 3"])
    }

    @Test("opening by key moves the focus to the first button, closing moves it back")
    func focus() {
        let user = SwipeUser()
        user.host.clearRecording()
        user.host.key(.leftArrow, on: "row 2")
        user.settle()
        let button = user.host.accessibilityElements.first { $0.label == "Delete" }!
        #expect(user.host.opLines.filter { $0.hasPrefix("focus") } == ["focus \(button.layer) 0"])
        let layer = row(user, 2)!.layer
        let back = user.host.ops { _ = user.host.key(.escape, on: "Delete") }
        #expect(back.filter { $0.hasPrefix("focus") } == ["focus \(layer) 0"])
    }

    @Test("right to left the arrows mirror")
    func rightToLeft() {
        let user = SwipeUser { $0.layoutDirection = .rightToLeft }
        #expect(!user.host.key(.leftArrow, on: "row 2"))
        #expect(user.host.key(.rightArrow, on: "row 2"))
        user.settle()
        #expect(user.shift(2) == 148)
    }
}
