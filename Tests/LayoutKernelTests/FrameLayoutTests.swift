import GeometryKernel
import LayoutKernel
import Testing

struct FrameLayoutTests {
    @Test("Fixed lengths replace the proposal and the child's length")
    func fixed() {
        let frame = FrameLayout.fixed(width: 100, height: nil, alignment: .center)
        #expect(frame.childProposal(for: offer(30, 40)) == offer(100, 40))
        #expect(frame.childProposal(for: .unspecified) == offer(100, nil))
        #expect(frame.size(of: Box.fixed(20, 10), proposal: offer(30, 40)) == size(100, 10))
        #expect(frame.size(of: Box.fixed(300, 10), proposal: offer(30, 40)) == size(100, 10))
    }

    @Test("A fixed length that is NaN, negative or infinite counts as none")
    func illegalFixed() {
        for length in [CGFloat.nan, -5, .infinity] {
            let frame = FrameLayout.fixed(width: length, height: length, alignment: .center)
            #expect(frame.size(of: Box.fixed(20, 10), proposal: offer(30, 40)) == size(20, 10))
        }
    }

    @Test("The child lies on the frame's guides, mirrored from right to left")
    func placement() {
        let frame = FrameLayout.fixed(
            width: 100, height: 60, alignment: LayoutAlignment(.trailing, .top))
        func origin(_ direction: LayoutDirection) -> CGPoint {
            frame.placement(
                of: Box.fixed(20, 10), in: size(100, 60), proposal: .unspecified,
                direction: direction
            ).origin
        }
        #expect(origin(.leftToRight) == point(80, 0))
        #expect(origin(.rightToLeft) == point(0, 0))
        let centred = FrameLayout.fixed(width: 10, height: 10, alignment: .center)
        let placed = centred.placement(
            of: Box.fixed(20, 40), in: size(10, 10), proposal: .zero, direction: .leftToRight)
        #expect(placed.origin == point(-5, -15))
    }

    /// One row of the flexible table: bounds, proposal and child give a proposal and a length.
    struct Row: Sendable {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
        var proposed: CGFloat?
        var child: CGFloat
        var offered: CGFloat?
        var length: CGFloat

        init(
            _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, proposed: CGFloat?,
            child: CGFloat, offered: CGFloat?, length: CGFloat
        ) {
            self.min = min
            self.ideal = ideal
            self.max = max
            self.proposed = proposed
            self.child = child
            self.offered = offered
            self.length = length
        }
    }

    @Test(
        "A flexible frame follows the table",
        arguments: [
            Row(nil, nil, nil, proposed: 100, child: 30, offered: 100, length: 30),
            Row(nil, nil, nil, proposed: nil, child: 30, offered: nil, length: 30),
            Row(50, nil, nil, proposed: 100, child: 30, offered: 100, length: 50),
            Row(50, nil, nil, proposed: 100, child: 70, offered: 100, length: 70),
            Row(50, nil, nil, proposed: 100, child: 200, offered: 100, length: 100),
            Row(50, nil, nil, proposed: 20, child: 20, offered: 50, length: 50),
            Row(50, nil, nil, proposed: nil, child: 30, offered: nil, length: 50),
            Row(50, nil, nil, proposed: nil, child: 70, offered: nil, length: 70),
            Row(nil, nil, 80, proposed: 100, child: 30, offered: 80, length: 80),
            Row(nil, nil, 80, proposed: 60, child: 30, offered: 60, length: 60),
            Row(nil, nil, 80, proposed: 60, child: 70, offered: 60, length: 70),
            Row(nil, nil, 80, proposed: 60, child: 90, offered: 60, length: 80),
            Row(nil, nil, 80, proposed: nil, child: 30, offered: nil, length: 30),
            Row(nil, nil, .infinity, proposed: 100, child: 30, offered: 100, length: 100),
            Row(nil, nil, .infinity, proposed: nil, child: 30, offered: nil, length: 30),
            Row(50, nil, 80, proposed: 100, child: 30, offered: 80, length: 80),
            Row(50, nil, 80, proposed: 60, child: 30, offered: 60, length: 60),
            Row(50, nil, 80, proposed: 20, child: 30, offered: 50, length: 50),
            Row(50, nil, 80, proposed: nil, child: 30, offered: nil, length: 50),
            Row(nil, 60, nil, proposed: nil, child: 30, offered: 60, length: 60),
            Row(nil, 60, nil, proposed: 100, child: 30, offered: 100, length: 30),
            Row(80, 60, nil, proposed: nil, child: 30, offered: 80, length: 80),
            Row(nil, 60, 40, proposed: nil, child: 30, offered: 60, length: 60),
            Row(0, nil, .infinity, proposed: 100, child: 300, offered: 100, length: 100),
        ])
    func flexible(_ row: Row) {
        let bounds = FrameBounds(min: row.min, ideal: row.ideal, max: row.max)
        let frame = FrameLayout.flexible(width: bounds, height: bounds, alignment: .center)
        let proposal = offer(row.proposed, row.proposed)
        #expect(frame.childProposal(for: proposal) == offer(row.offered, row.offered))
        let result = frame.size(child: size(row.child, row.child), proposal: proposal)
        #expect(result == size(row.length, row.length))
    }

    @Test("Bounds put themselves in order")
    func orderedBounds() {
        let bounds = FrameBounds(min: 80, ideal: 60, max: 40)
        #expect(bounds.minimum == 80 && bounds.ideal == 80 && bounds.maximum == 80)
        let odd = FrameBounds(min: .nan, ideal: -3, max: .nan)
        #expect(odd.minimum == nil && odd.ideal == 0 && odd.maximum == nil)
        #expect(FrameBounds(min: .infinity) == .none)
    }
}
