import GeometryKernel
import SwiftUI
import TestHost

@testable import Blocks

/// What the views of a card told the test.
@MainActor
final class FlipLog {
    var entries: [String] = []
    /// The owner's state, written by the test.
    var isFlipped: Binding<Bool>!
}

/// A card of 300 by 200 whose faces carry two letters each and something to tap in one place.
struct LetterCard: View {
    let log: FlipLog
    @State private var isFlipped = false

    init(isFlipped: Bool = false, log: FlipLog) {
        _isFlipped = State(initialValue: isFlipped)
        self.log = log
    }

    var body: some View {
        log.isFlipped = $isFlipped
        return FlipCardTransition(isFlipped: isFlipped) {
            LetterFace(first: "A", second: "B", ground: .white) { log.entries.append("front") }
        } back: {
            LetterFace(first: "C", second: "D", ground: .yellow) { log.entries.append("back") }
        }
    }
}

struct LetterFace: View {
    let first: String
    let second: String
    let ground: Color
    let action: () -> Void

    var body: some View {
        HStack(spacing: 0) {
            Button(action: action) {
                Text(first).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .buttonStyle(.plain)
            Text(second).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(width: 300, height: 200)
        .background(ground)
    }
}

/// A user at a card of letters, on a surface of 400 by 300.
@MainActor
struct FlipUser {
    let log = FlipLog()
    let host: TestHost
    /// On the first letter of the face on show.
    static let left = CGPoint(x: 125, y: 150)

    init(isFlipped: Bool = false, _ environment: (inout EnvironmentValues) -> Void = { _ in }) {
        var values = EnvironmentValues()
        environment(&values)
        let log = log
        host = TestHost(size: CGSize(width: 400, height: 300), environment: values) {
            LetterCard(isFlipped: isFlipped, log: log)
        }
        host.settle()
    }

    var isFlipped: Bool { log.isFlipped.wrappedValue }

    func flip() {
        log.isFlipped.wrappedValue.toggle()
    }

    /// The letters that are seen, in the order of the screen from left to right.
    var letters: String {
        let places = ["A", "B", "C", "D"].compactMap { letter in
            host.frame(of: letter).map { (letter, $0.midX) }
        }
        return places.sorted { $0.1 < $1.1 }.map(\.0).joined()
    }

    /// Whether each letter on show runs from left to right itself.
    var isMirrored: Bool {
        host.texts.contains { letter in
            guard let node = host.textNode(letter) else { return true }
            let size = node.frame.size
            let left = host.root.convertToRoot(CGPoint(x: 0, y: size.height / 2), from: node)
            let right = host.root.convertToRoot(
                CGPoint(x: size.width, y: size.height / 2), from: node)
            guard let left, let right else { return true }
            return left.x >= right.x
        }
    }

    /// The labels that assistive technology finds.
    var exposed: String { host.accessibilityElements.map(\.label).joined(separator: " ") }

    /// How far the card has turned, in degrees, measured from where the front's letters are seen.
    ///
    /// With the viewer at a distance d before the axis, a point x beside the axis is seen at
    /// x cos θ / (1 + x sin θ / d). Both letters are 75 points from it.
    var angle: Double {
        let a = 1 / seen("A")
        let b = 1 / seen("B")
        let distance = 300 / 0.5
        let cosine = 2 / (75 * (b - a))
        let sine = (a + b) / 2 * distance * cosine
        let degrees = Scalar.atan2(sine, cosine) * 180 / .pi
        return degrees < -90 ? degrees + 360 : degrees
    }

    private func seen(_ letter: String) -> Double {
        guard let node = host.textNode(letter) else { return .nan }
        let middle = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
        return (host.root.convertToRoot(middle, from: node)?.x ?? .nan) - 200
    }
}
