import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// The column of cards, its demo and its decisions.
@MainActor
@Suite("SwipeActionCards", .serialized)
struct SwipeActionCardsTests {
    private static let titles = [
        "Water the plants", "Call the dentist", "Renew the bike pass", "Pick up the parcel",
    ]

    private func demo(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> TestHost {
        var values = EnvironmentValues()
        change(&values)
        let host = TestHost(size: CGSize(width: 390, height: 844), environment: values) {
            SwipeActionCardsDemo()
        }
        host.settle()
        return host
    }

    /// The titles on screen, from the top down.
    private func order(_ host: TestHost) -> [String] {
        Self.titles.compactMap { title in host.middle(of: title).map { (title, $0.y) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func fullSwipe(_ host: TestHost, _ title: String) {
        guard let y = host.middle(of: title)?.y else { return }
        host.drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 40, y: y), duration: 0.25)
        host.settle()
    }

    private struct Numbered: Identifiable, Equatable {
        let id: Int
    }

    @Test(
        "removing keeps the others in order; pinning puts one first; an unknown identity changes nothing"
    )
    func logic() {
        let items = [1, 2, 3].map(Numbered.init)
        #expect(SwipeActionCardsLogic.removing(2, from: items).map(\.id) == [1, 3])
        #expect(SwipeActionCardsLogic.removing(9, from: items) == items)
        #expect(SwipeActionCardsLogic.pinning(3, in: items).map(\.id) == [3, 1, 2])
        #expect(SwipeActionCardsLogic.pinning(9, in: items) == items)
        #expect(SwipeActionCardsLogic.pinning(1, in: [Numbered]()) == [])
    }

    @Test("the cards lie in a column with 16 points around and 12 between them")
    func layout() {
        let host = demo()
        #expect(order(host) == Self.titles)
        let rows = host.accessibilityElements.filter { $0.actions == ["Delete", "Pin"] }
        #expect(rows.map(\.label) == Self.titles)
        let tops = Self.titles.map { host.frame(of: $0)!.midY }
        let steps = zip(tops.dropFirst(), tops).map { $0 - $1 }
        #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.01 })
        #expect(host.frame(of: Self.titles[0])!.minX > 16 + 20)
    }

    @Test("a full swipe deletes a card and the ones below move up, in motion")
    func delete() {
        let host = demo()
        let old = host.middle(of: Self.titles[2])!.y
        let new = host.middle(of: Self.titles[1])!.y
        let y = host.middle(of: Self.titles[1])!.y
        host.drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 40, y: y), duration: 0.25)
        var places: [Double] = []
        for _ in 0..<60 {
            host.advance(1.0 / 60)
            places.append(host.middle(of: Self.titles[2])?.y ?? .nan)
        }
        host.settle()
        #expect(order(host) == [Self.titles[0], Self.titles[2], Self.titles[3]])
        #expect(places.contains { $0 < old - 5 && $0 > new + 5 }, "the move is seen")
        #expect(zip(places.dropFirst(), places).allSatisfy { $0 <= $1 + 0.01 }, "and goes one way")
        #expect(host.middle(of: Self.titles[2])!.y == new)
    }

    @Test("Pin moves a card to the top and closes it")
    func pin() {
        let host = demo()
        let y = host.middle(of: Self.titles[2])!.y
        host.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 190, y: y), duration: 0.25, hold: 0.2)
        host.settle()
        host.tap("Pin")
        host.settle()
        #expect(order(host) == [Self.titles[2], Self.titles[0], Self.titles[1], Self.titles[3]])
        #expect(!host.texts.contains("Pin"))
    }

    @Test(
        "when the last card goes the empty state comes, and Start over brings all four back, animated"
    )
    func startOver() {
        let host = demo()
        for title in Self.titles { fullSwipe(host, title) }
        #expect(order(host) == [])
        #expect(host.texts.contains("All done"))
        #expect(
            host.accessibilityElements.contains { $0.role == "button" && $0.label == "Start over" })
        host.tap("Start over")
        host.advance(0.1)
        let fading = host.opacity(of: Self.titles[0])
        #expect(fading > 0 && fading < 1)
        host.settle()
        #expect(order(host) == Self.titles)
        #expect(!host.texts.contains("All done"))
    }

    /// - Promise(screen-reader) SwipeActionCards: Every action of a card is offered by its name.
    /// - es: Cada acción de una tarjeta se ofrece por su nombre.
    @Test("assistive technology deletes and pins by name alone")
    func actions() {
        let host = demo()
        host.performAccessibilityAction("Pin")
        host.settle()
        #expect(order(host) == Self.titles)
        for _ in Self.titles {
            host.performAccessibilityAction("Delete")
            host.settle()
        }
        #expect(host.texts.contains("All done"))
    }

    /// - Promise(motion) SwipeActionCards: With Reduce Motion on the same swipes do the same.
    /// - es: Con Reducir movimiento activado, los mismos gestos hacen lo mismo.
    /// - Promise(direction) SwipeActionCards: In right-to-left layouts the actions are at the left
    ///   and open with a swipe to the right.
    /// - es: Si se lee de derecha a izquierda, las acciones están a la izquierda y se abren
    ///   deslizando hacia la derecha.
    @Test("with Reduce Motion and right to left the same can be done")
    func settings() {
        let host = demo {
            $0.accessibilityReduceMotion = true
            $0.layoutDirection = .rightToLeft
        }
        let y = host.middle(of: Self.titles[0])!.y
        host.drag(from: CGPoint(x: 30, y: y), to: CGPoint(x: 350, y: y), duration: 0.25)
        host.settle()
        #expect(order(host) == Array(Self.titles.dropFirst()))
    }

    @Test("a frame of a pull and of a row that opens evaluates no body and lays out nothing")
    func frames() {
        let host = demo()
        let y = host.middle(of: Self.titles[1])!.y
        func expectCheap() {
            #expect(host.counters.bodies == 0)
            #expect(host.counters.laidOut == 0)
            #expect(host.counters.sized == 0)
            #expect(1...6 ~= host.counters.ops)
        }
        host.down(CGPoint(x: 330, y: y))
        for step in 1...20 {
            host.move(CGPoint(x: 330 - 6 * Double(step), y: y))
            host.advance(1.0 / 60)
            // The actions turn up once the pull has begun.
            if step > 4 { expectCheap() }
        }
        host.wait(0.2)
        host.up(CGPoint(x: 210, y: y))
        host.frame()
        for _ in 1...8 {
            host.advance(1.0 / 60)
            expectCheap()
        }
    }
}

extension TestHost {
    /// Where the middle of a text is.
    fileprivate func middle(of text: String) -> CGPoint? {
        frame(of: text).map { CGPoint(x: $0.midX, y: $0.midY) }
    }
}
