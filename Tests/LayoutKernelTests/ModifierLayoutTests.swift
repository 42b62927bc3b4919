import GeometryKernel
import LayoutKernel
import Testing

struct ModifierLayoutTests {
    @Test("Padding takes its space from the proposal and adds it to the child")
    func padding() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let layout = PaddingLayout(insets)
        #expect(layout.childProposal(for: offer(100, nil)) == offer(94, nil))
        #expect(layout.childProposal(for: offer(3, 3)) == offer(0, 0))
        #expect(layout.size(of: Box.filling(), proposal: offer(100, 50)) == size(100, 50))
        let child = Box.fixed(10, 10)
        let left = layout.placement(of: child, proposal: .zero, direction: .leftToRight)
        let right = layout.placement(of: child, proposal: .zero, direction: .rightToLeft)
        #expect(left.origin == point(2, 1))
        #expect(right.origin == point(4, 1))
    }

    @Test("Negative padding makes room and never gives a negative size")
    func negativePadding() {
        let insets = EdgeInsets(top: -8, leading: -8, bottom: -8, trailing: -8)
        let layout = PaddingLayout(insets)
        #expect(layout.childProposal(for: offer(100, 20)) == offer(116, 36))
        #expect(layout.size(child: size(10, 30)) == size(0, 14))
    }

    @Test("An overlay is offered the primary's size and lies on its guides")
    func overlay() {
        let primary = Box.fixed(100, 60)
        let layout = SecondaryLayout(alignment: LayoutAlignment(.trailing, .top))
        let placed = layout.placement(
            of: Box.fixed(20, 10), over: primary, size: size(100, 60))
        #expect(placed.origin == point(80, 0))
        let filling = layout.placement(of: Box.filling(), over: primary, size: size(100, 60))
        #expect(filling.size == size(100, 60))
        #expect(filling.origin == .zero)
        let mirrored = SecondaryLayout(
            alignment: LayoutAlignment(.trailing, .top), direction: .rightToLeft)
        #expect(
            mirrored.placement(of: Box.fixed(20, 10), over: primary, size: size(100, 60)).origin
                == point(0, 0))
    }

    @Test("An overlay follows a guide that the primary moves")
    func overlayGuide() {
        let primary = Box.fixed(100, 60).with { $0.verticalGuides[.firstTextBaseline] = 40 }
        let layout = SecondaryLayout(alignment: LayoutAlignment(.center, .firstTextBaseline))
        let placed = layout.placement(of: Box.fixed(20, 10), over: primary, size: size(100, 60))
        #expect(placed.origin == point(40, 30))
    }

    @Test("A ratio fits into or fills the proposal")
    func aspectRatio() {
        let fit = AspectRatioLayout(ratio: 2, mode: .fit)
        let fill = AspectRatioLayout(ratio: 2, mode: .fill)
        let child = Box.filling()
        #expect(fit.size(of: child, proposal: offer(100, 100)) == size(100, 50))
        #expect(fill.size(of: child, proposal: offer(100, 100)) == size(200, 100))
        #expect(fit.size(of: child, proposal: offer(100, nil)) == size(100, 50))
        #expect(fill.size(of: child, proposal: offer(nil, 100)) == size(200, 100))
        #expect(fit.childProposal(for: .unspecified, child: child) == .unspecified)
        #expect(fit.size(of: child, proposal: offer(.infinity, 100)) == size(200, 100))
    }

    @Test("Without a ratio the child's ideal size gives the shape")
    func idealRatio() {
        let child = Box { proposal in proposal.replacingUnspecified(by: size(30, 10)) }
        let fit = AspectRatioLayout(ratio: nil, mode: .fit)
        #expect(fit.size(of: child, proposal: offer(90, 90)) == size(90, 30))
        let empty = Box { proposal in proposal.replacingUnspecified(by: .zero) }
        #expect(fit.size(of: empty, proposal: offer(90, 80)) == size(90, 80))
    }

    @Test("A fixed size offers nothing on its axes")
    func fixedSize() {
        let layout = FixedSizeLayout(horizontal: true, vertical: false)
        #expect(layout.childProposal(for: offer(10, 20)) == offer(nil, 20))
        let child = Box.width(0...500, ideal: 140)
        #expect(layout.size(of: child, proposal: offer(10, 20)) == size(140, 10))
    }

    @Test("A container takes text baselines and custom guides over, never edges")
    func containerGuides() {
        let custom = HorizontalGuide(id: 16)
        let first = Box.fixed(20, 10).with {
            $0.verticalGuides = [.firstTextBaseline: 8, .lastTextBaseline: 8, .top: 5]
            $0.horizontalGuides = [custom: 4]
        }
        let second = Box.fixed(20, 30).with {
            $0.verticalGuides = [.firstTextBaseline: 9, .lastTextBaseline: 25]
            $0.horizontalGuides = [custom: 6]
        }
        let items: [Box] = [first, second, .fixed(20, 10)]
        let stack = StackLayout(axis: .vertical, spacing: 0, direction: .rightToLeft)
        let placed = stack.run(items, .unspecified).placed
        func vertical(_ guide: VerticalGuide) -> CGFloat? {
            ContainerGuides.explicit(guide, items: items, placements: placed)
        }
        #expect(vertical(.firstTextBaseline) == 8)
        #expect(vertical(.lastTextBaseline) == 35)
        #expect(vertical(.top) == nil)
        #expect(vertical(VerticalGuide(id: 20)) == nil)
        let x = ContainerGuides.explicit(
            custom, items: items, placements: placed, width: 20, direction: .rightToLeft)
        #expect(x == 5)
    }
}
