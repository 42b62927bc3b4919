import GeometryKernel
import LayoutKernel
import Testing

/// No input makes a layout trap, and no position is ever NaN or infinite.
struct OddInputTests {
    static let lengths: [CGFloat?] = [nil, 0, -10, 37, .infinity, -.infinity, .nan]

    static func items(_ length: CGFloat) -> [Box] {
        let odd = Box.fixed(length, length).with {
            $0.layoutPriority = length
            $0.horizontalGuides[.center] = length
            $0.verticalGuides[.center] = length
            $0.layoutSpacing = LayoutSpacing(top: .distance(length), bottom: .distance(length))
        }
        return [odd, .filling(), .spacer(.horizontal), .fixed(10, 10), odd]
    }

    static func check(_ size: CGSize, _ placed: [Placement]) {
        #expect(size.width >= 0 && size.height >= 0)
        for placement in placed {
            #expect(placement.origin.x.isFinite && placement.origin.y.isFinite)
            #expect(placement.size.width >= 0 && placement.size.height >= 0)
        }
    }

    @Test("Stacks bear any lengths", arguments: lengths, lengths)
    func stacks(_ proposed: CGFloat?, _ own: CGFloat?) {
        let items = Self.items(own ?? 5)
        for axis in [Axis.horizontal, .vertical] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let stack = StackLayout(axis: axis, spacing: own, direction: direction)
                for proposal in [offer(proposed, proposed), offer(proposed, 50)] {
                    let result = stack.run(items, proposal)
                    Self.check(result.size, result.placed)
                    let layers = ZStackLayout(direction: direction)
                    let size = layers.size(of: items, proposal: proposal)
                    Self.check(size, layers.place(items, in: size, proposal: proposal))
                }
            }
        }
    }

    @Test("Modifiers bear any lengths", arguments: lengths, lengths)
    func modifiers(_ proposed: CGFloat?, _ own: CGFloat?) {
        let proposal = offer(proposed, proposed)
        let length = own ?? 5
        let bounds = FrameBounds(min: own, ideal: proposed, max: own)
        let frames: [FrameLayout] = [
            .fixed(width: own, height: own, alignment: .center),
            .flexible(width: bounds, height: bounds, alignment: .center),
        ]
        let padding = PaddingLayout(
            EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
        for child in Self.items(length) {
            for frame in frames {
                let size = frame.size(of: child, proposal: proposal)
                let placed = frame.placement(
                    of: child, in: size, proposal: proposal, direction: .rightToLeft)
                Self.check(size, [placed])
            }
            let padded = padding.placement(
                of: child, proposal: proposal, direction: .rightToLeft)
            Self.check(padding.size(of: child, proposal: proposal), [padded])
            for mode in [AspectRatioLayout.Mode.fit, .fill] {
                let ratio = AspectRatioLayout(ratio: own, mode: mode)
                Self.check(ratio.size(of: child, proposal: proposal), [])
            }
            let overlay = SecondaryLayout(direction: .rightToLeft)
            Self.check(
                .zero,
                [overlay.placement(of: child, over: child, size: size(length, length))])
        }
    }
}
