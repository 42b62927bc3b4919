import GeometryKernel
import LayoutKernel
import Testing

struct LayoutSpacingTests {
    /// The metrics solved from two distances measured on iOS 26, at two pixels per point.
    let body = TextSpacing(
        ascent: 18.36, descent: 5.93, capHeight: 11.98, pixelLength: 0.5)

    @Test("Plain views are 8 points apart on both axes")
    func standard() {
        #expect(LayoutSpacing.standard.distance(to: .standard, axis: .horizontal) == 8)
        #expect(LayoutSpacing.standard.distance(to: .standard, axis: .vertical) == 8)
    }

    @Test("A zero edge removes the distance to any neighbour")
    func zero() {
        let text = LayoutSpacing.text(first: body, last: body)
        for other in [LayoutSpacing.standard, .zero, text] {
            #expect(LayoutSpacing.zero.distance(to: other, axis: .vertical) == 0)
            #expect(other.distance(to: .zero, axis: .horizontal) == 0)
        }
    }

    @Test("Text over a control and a control over text have the measured distances")
    func textAndEdges() {
        let text = LayoutSpacing.text(first: body, last: body)
        #expect(abs(text.distance(to: .standard, axis: .vertical) - 14.81) < 1e-9)
        #expect(abs(LayoutSpacing.standard.distance(to: text, axis: .vertical) - 8.43) < 1e-9)
        #expect(text.distance(to: .standard, axis: .horizontal) == 8)
    }

    @Test("Text over text is as far apart as the lower one's leading, in whole pixels")
    func textOverText() {
        var lower = body
        lower.leading = 1.2
        let first = LayoutSpacing.text(first: body, last: body)
        let second = LayoutSpacing.text(first: lower, last: lower)
        #expect(first.distance(to: second, axis: .vertical) == 1.5)
        #expect(second.distance(to: first, axis: .vertical) == 0)
    }

    @Test("A stack passes its outer children's edges on")
    func stackSpacing() {
        let text = Box.fixed(10, 10).with { $0.layoutSpacing = .text(first: body, last: body) }
        let column = StackLayout(axis: .vertical)
        let spacing = column.spacing(of: [text, Box.fixed(10, 10)])
        #expect(spacing.top == .text(body))
        #expect(spacing.bottom == .standard)
        let row = StackLayout(axis: .horizontal)
        let across = row.spacing(of: [Box.fixed(10, 10), text])
        #expect(across.bottom == .text(body))
        #expect(row.spacing(of: []) == .zero)
    }

    @Test("Frames and padding bring the default distance back where they have a length")
    func resets() {
        let frame = FrameLayout.fixed(width: 10, height: nil, alignment: .center)
        let framed = frame.spacing(.zero)
        #expect(framed.leading == .standard && framed.trailing == .standard)
        #expect(framed.top == .distance(0) && framed.bottom == .distance(0))
        let padding = PaddingLayout(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 2))
        let padded = padding.spacing(.zero)
        #expect(padded.top == .standard && padded.trailing == .standard)
        #expect(padded.leading == .distance(0) && padded.bottom == .distance(0))
    }
}
