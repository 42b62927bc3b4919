import GeometryKernel
import SwiftUI
import TestHost

/// How a card stands on the surface, read from its text.
struct DeckPose: Equatable {
    /// The middle of the card, in points of the surface.
    var middle: CGPoint
    /// How large the card is seen, 1 as laid out.
    var scale: Double
    /// The sine of its rotation, positive clockwise.
    var sine: Double

    /// Whether both stand the same to a millionth.
    func isClose(to other: DeckPose) -> Bool {
        abs(middle.x - other.middle.x) < 1e-6 && abs(middle.y - other.middle.y) < 1e-6
            && abs(scale - other.scale) < 1e-6 && abs(sine - other.sine) < 1e-6
    }

    /// The sine of an angle in degrees.
    static func sine(_ degrees: Double) -> Double { Scalar.sin(degrees * .pi / 180) }
}

extension TestHost {
    /// The frontmost text, also one that is clear.
    func textNode(_ content: String) -> TextNode? {
        var found: TextNode?
        root.forEachDrawn(in: root.content) { node in
            if let text = node as? TextNode, text.content == content { found = text }
        }
        return found
    }

    func pose(of text: String) -> DeckPose? {
        guard let node = textNode(text) else { return nil }
        let size = node.frame.size
        func corner(_ x: Double, _ y: Double) -> CGPoint? {
            root.convertToRoot(CGPoint(x: size.width * x, y: size.height * y), from: node)
        }
        guard let left = corner(0, 0), let right = corner(1, 0), let middle = corner(0.5, 0.5)
        else { return nil }
        let (dx, dy) = (right.x - left.x, right.y - left.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return DeckPose(middle: middle, scale: length / size.width, sine: dy / length)
    }

    /// The product of the opacities above a text, also of a clear one; nil when there is none.
    func drawnOpacity(of text: String) -> Double? {
        textNode(text).map { root.opacity(of: $0) }
    }
}

extension DeckUser {
    func pose(_ item: Int) -> DeckPose? { host.pose(of: "card \(item)") }

    func drawnOpacity(_ item: Int) -> Double? { host.drawnOpacity(of: "card \(item)") }

    /// Moves a finger that is down in the centre, without lifting it, and shows the frame.
    func hold(_ dx: CGFloat, dy: CGFloat = 0) {
        host.down(Self.centre)
        host.advance(0.1)
        host.move(CGPoint(x: Self.centre.x + dx, y: Self.centre.y + dy))
        host.frame()
    }
}
