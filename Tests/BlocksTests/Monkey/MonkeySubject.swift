import GeometryKernel
import SwiftUI
import TestHost

@testable import Blocks

/// A block in the hands of the monkey, and what must hold of it.
@MainActor
class MonkeySubject {
    let host: TestHost
    private let liveNodes: Int

    init(_ host: TestHost) {
        self.host = host
        host.settle()
        liveNodes = host.counters.liveNodes
    }

    /// Changes the data that the block shows.
    func change(_ number: Int) {}

    /// What is wrong after any action, or nil.
    func fault() -> String? { nil }

    /// What is wrong with what is on screen after a frame, or nil.
    func faultOnScreen() -> String? { nil }

    /// What is wrong at rest, or nil. Everything is as at the start, but for what was decided.
    func faultAtRest() -> String? { nil }

    /// A new block that was brought into the same state in the shortest way.
    func twin() -> MonkeySubject? { nil }
}

extension TestHost {
    /// How many exposed elements offer an action.
    fileprivate func count(of action: String) -> Int {
        accessibilityElements.count { $0.actions.contains(action) }
    }
}

// MARK: Deck

/// A deck of numbers that starts over at its end, whose owner changes the numbers.
final class MonkeyDeck: MonkeySubject {
    private let owner: DeckOwner
    private var items: [Int]
    private var directions: [SwipeableCardStackDirection] = []
    private var wrong: String?
    private var seen = 0

    init(_ items: [Int] = Array(0..<5)) {
        let owner = DeckOwner()
        self.owner = owner
        self.items = items
        super.init(TestHost { OwnedDeck(owner: owner, items: items, loops: true) })
        owner.onSwipe = { [unowned self] item, direction in
            let expected = self.items[directions.count % self.items.count]
            if item != expected { wrong = "\(item) was swiped, not \(expected)" }
            directions.append(direction)
        }
    }

    override func change(_ number: Int) {
        items = number % 10 == 0 ? [] : (0..<(number % 7 + 1)).map { $0 + number / 7 }
        owner.items?.wrappedValue = items
    }

    override func fault() -> String? {
        defer { seen = directions.count }
        if let wrong { return wrong }
        if directions.count > seen + 1 { return "\(directions.count - seen) cards at once" }
        return nil
    }

    override func faultOnScreen() -> String? {
        let open = host.count(of: "Swipe left")
        return open > 1 ? "\(open) cards are exposed" : nil
    }

    override func faultAtRest() -> String? {
        if items.isEmpty { change(4) }
        host.settle()
        // The card that was swiped last keeps the height at which it left.
        for _ in 0..<3 {
            let before = directions.count
            host.key(.rightArrow)
            host.settle()
            if directions.count != before + 1 { return "a key swiped \(directions.count - before)" }
        }
        let top = "card \(items[directions.count % items.count])"
        guard host.count(of: "Swipe left") == 1 else { return "not one card is exposed" }
        let shown = host.accessibilityElements.first { !$0.actions.isEmpty }?.label
        return shown == top ? nil : "\(shown ?? "nothing") is on top, not \(top)"
    }

    override func twin() -> MonkeySubject? {
        let twin = MonkeyDeck(items)
        for direction in directions { twin.host.key(direction == .left ? .leftArrow : .rightArrow) }
        return twin
    }
}

// MARK: Flip

final class MonkeyFlip: MonkeySubject {
    private static let faces: Set = ["Membership", "4929 0013 7264"]

    init() {
        super.init(TestHost { FlipCardTransitionDemo() })
    }

    private var shown: [String] {
        host.accessibilityElements.map(\.label).filter { Self.faces.contains($0) }
    }

    override func faultOnScreen() -> String? { shown.count == 1 ? nil : "faces on show: \(shown)" }

    override func faultAtRest() -> String? {
        let before = shown
        for _ in 0..<2 {
            host.activate("Flip")
            host.settle()
        }
        return shown == before ? nil : "\(shown) after two flips of \(before)"
    }

    override func twin() -> MonkeySubject? {
        let twin = MonkeyFlip()
        if shown != twin.shown { twin.host.activate("Flip") }
        return twin
    }
}

// MARK: Rows

/// Cards with swipe actions, whose owner changes the numbers.
final class MonkeyRows: MonkeySubject {
    private let owner: MonkeyRowsOwner
    private var seen: [Int]

    init(_ items: [Int] = Array(1...6)) {
        let owner = MonkeyRowsOwner()
        self.owner = owner
        seen = items
        super.init(TestHost { MonkeyRowsView(owner: owner, items: items) })
    }

    private var items: [Int] { owner.items.wrappedValue.map(\.id) }

    override func change(_ number: Int) {
        let ids = number % 10 == 0 ? [] : (0..<(number % 7 + 1)).map { $0 + number / 7 }
        seen = ids
        owner.items.wrappedValue = ids.map { MonkeyRow(id: $0) }
    }

    override func fault() -> String? {
        defer { seen = items }
        if Set(items).count != items.count { return "ids twice: \(items)" }
        if items == seen { return nil }
        let isDelete = items.count == seen.count - 1 && items == seen.filter(items.contains)
        let isPin = items.dropFirst() == ArraySlice(seen.filter { $0 != items.first })
        return isDelete || isPin ? nil : "\(items) out of \(seen) by one action"
    }

    override func faultAtRest() -> String? {
        // What is open closes.
        host.keyWithoutFocus(.escape)
        host.settle()
        let rows = items.map { host.frame(of: "row \($0)")?.midX ?? .nan }
        if rows.contains(where: { !(($0 - 195).magnitude < 0.01) }) { return "rows at \(rows)" }
        let heights = items.map { host.frame(of: "row \($0)")?.midY ?? .nan }
        return heights == heights.sorted() ? nil : "rows out of order: \(heights)"
    }

    override func twin() -> MonkeySubject? { MonkeyRows(items) }
}

struct MonkeyRow: Identifiable {
    let id: Int
}

@MainActor
final class MonkeyRowsOwner {
    var items: Binding<[MonkeyRow]>!
}

struct MonkeyRowsView: View {
    private let owner: MonkeyRowsOwner
    @State private var items: [MonkeyRow]

    init(owner: MonkeyRowsOwner, items: [Int]) {
        self.owner = owner
        _items = State(initialValue: items.map { MonkeyRow(id: $0) })
    }

    var body: some View {
        owner.items = $items
        return SwipeActionCards(items: items) { item in
            Text("row \(item.id)").frame(maxWidth: .infinity).frame(height: 60)
        } actions: { item in
            Button("Delete", role: .destructive) {
                withAnimation { items = SwipeActionCardsLogic.removing(item.id, from: items) }
            }
            Button("Pin") {
                withAnimation { items = SwipeActionCardsLogic.pinning(item.id, in: items) }
            }
        }
    }
}

// MARK: Demos

/// A demo as it is on its page.
final class MonkeyDemo: MonkeySubject {
    init<Demo: View>(_ demo: Demo) {
        super.init(TestHost { demo })
    }
}
