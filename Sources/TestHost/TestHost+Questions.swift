import DisplayKernel
import GeometryKernel
import SwiftUI

/// What a user sees.
extension TestHost {
    /// What there is to see by scrolling: the surface, or more where the views need more height.
    package var contentSize: CGSize { root.contentSize }

    /// The feedback that was played since the last `clearRecording()`, newest last.
    package var haptics: [HapticValue.Kind] {
        frames.flatMap { $0 }.compactMap {
            if case .haptic(_, let haptic) = $0 { return haptic.kind }
            return nil
        }
    }

    /// The texts on screen, back to front; those out of sight by opacity are left out.
    package var texts: [String] {
        textNodes.map { $0.content }
    }

    /// The box around a text as it is seen, in points of the surface; the frontmost one with the text.
    package func frame(of text: String) -> CGRect? {
        node(of: text).flatMap { frame(of: $0) }
    }

    /// The box around a node as it is seen.
    package func frame(of node: Node) -> CGRect? {
        let size = node.frame.size
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
            CGPoint(x: size.width, y: size.height),
        ].compactMap { root.convertToRoot($0, from: node) }
        guard corners.count == 4 else { return nil }
        let left = corners.map(\.x).min() ?? 0
        let right = corners.map(\.x).max() ?? 0
        let top = corners.map(\.y).min() ?? 0
        let bottom = corners.map(\.y).max() ?? 0
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The product of all opacities above the frontmost view with a text; 0 when there is none.
    package func opacity(of text: String) -> Double {
        node(of: text).map { root.opacity(of: $0) } ?? 0
    }

    /// The texts of the view on top at a point: those of the nearest view around what is hit that has
    /// any.
    package func topText(at point: CGPoint) -> String? {
        for node in root.hitTest(point) {
            var texts: [String] = []
            root.forEachDrawn(in: node) { ($0 as? TextNode).map { texts.append($0.content) } }
            if let first = texts.first { return first }
        }
        return nil
    }

    private func node(of text: String) -> TextNode? {
        textNodes.last { $0.content == text }
    }

    private var textNodes: [TextNode] {
        var found: [TextNode] = []
        root.forEachDrawn(in: root.content) { node in
            if let text = node as? TextNode, root.opacity(of: text) > 0.001 { found.append(text) }
        }
        return found
    }
}
