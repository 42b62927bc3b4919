import GeometryKernel
import LayoutKernel
import Testing

struct StackLayoutTests {
    let row = StackLayout(axis: .horizontal, spacing: 0)
    let column = StackLayout(axis: .vertical, spacing: 0)

    @Test("An empty stack has no size and no placements")
    func empty() {
        #expect(row.run([], offer(100, 100)).size == .zero)
        #expect(row.run([], offer(100, 100)).placed.isEmpty)
    }

    @Test("Without a length every child gets its ideal one, 8 points apart")
    func unspecifiedLength() {
        let stack = StackLayout(axis: .horizontal)
        let result = stack.run([.fixed(30, 10), .fixed(50, 20)], .unspecified)
        #expect(result.size == size(88, 20))
        #expect(result.placed.map(\.origin) == [point(0, 5), point(38, 0)])
        #expect(result.placed.map(\.proposal) == [offer(nil, 20), offer(nil, 20)])
    }

    @Test("A length is shared out after the gaps, the rigid child first")
    func sharesLength() {
        let stack = StackLayout(axis: .horizontal, spacing: 10)
        let result = stack.run([.filling(), .fixed(30, 10), .filling()], offer(300, 40))
        #expect(result.placed.map(\.size.width) == [125, 30, 125])
        #expect(result.placed.map(\.origin.x) == [0, 135, 175])
        #expect(result.placed[1].proposal == offer(280.0 / 3, 40))
        #expect(result.size == size(300, 40))
    }

    @Test("A less flexible child is served before a more flexible one")
    func servesByFlexibility() {
        let result = row.run([.filling(), .width(20...60)], offer(200, 10))
        #expect(result.placed.map(\.size.width) == [140, 60])
        #expect(result.placed[1].proposal.width == 100)
    }

    @Test("Of unbounded children the one with the larger minimum is served first")
    func servesLargerMinimumFirst() {
        let items: [Box] = [.filling(), .width(150...CGFloat.infinity)]
        #expect(row.run(items, offer(200, 10)).placed.map(\.size.width) == [50, 150])
    }

    @Test("Equally flexible children are served in their order")
    func servesInOrder() {
        let result = row.run([.filling(), .filling(), .filling()], offer(90, 10))
        #expect(result.placed.map(\.size.width) == [30, 30, 30])
        #expect(result.placed.map(\.origin.x) == [0, 30, 60])
    }

    @Test("A higher priority leaves the lower ones their minimum only")
    func priorities() {
        let items: [Box] = [
            .width(40...100),
            Box.filling().with { $0.layoutPriority = 1 },
        ]
        let result = row.run(items, offer(200, 10))
        #expect(result.placed.map(\.size.width) == [40, 160])
    }

    @Test("Three priorities each set aside the minimums of all lower ones")
    func threePriorities() {
        let items: [Box] = [
            Box.width(10...CGFloat.infinity).with { $0.layoutPriority = -1 },
            Box.width(20...50).with { $0.layoutPriority = 2 },
            .width(30...80),
        ]
        let result = row.run(items, offer(200, 10))
        #expect(result.placed.map(\.size.width) == [70, 50, 80])
        #expect(row.run(items, offer(70, 10)).placed.map(\.size.width) == [10, 30, 30])
    }

    @Test("Children that need more than there is overflow the stack's proposal")
    func overflow() {
        let result = row.run([.fixed(80, 10), .fixed(60, 10)], offer(100, 10))
        #expect(result.size == size(140, 10))
    }

    @Test("The width of a column is that of its children lined up on the guide")
    func minorUnion() {
        let stack = StackLayout(axis: .vertical, spacing: 0, horizontal: .leading)
        let shifted = Box.fixed(40, 10).with { $0.horizontalGuides[.leading] = 15 }
        let result = stack.run([.fixed(30, 10), shifted], .unspecified)
        #expect(result.size == size(45, 20))
        #expect(result.placed.map(\.origin) == [point(15, 0), point(0, 10)])
    }

    @Test("A row lines its children up on the first baseline")
    func baselines() {
        let stack = StackLayout(
            axis: .horizontal, spacing: 0, vertical: .firstTextBaseline)
        let small = Box.fixed(10, 20).with { $0.verticalGuides[.firstTextBaseline] = 15 }
        let large = Box.fixed(10, 40).with { $0.verticalGuides[.firstTextBaseline] = 30 }
        let result = stack.run([small, large, .fixed(10, 8)], .unspecified)
        #expect(result.size.height == 40)
        #expect(result.placed.map(\.origin.y) == [15, 0, 22])
    }

    @Test("Placing offers an unspecified width of a column as the column's own width")
    func placementWidth() {
        let result = column.run([.fixed(70, 10), .filling()], offer(nil, 100))
        #expect(result.size == size(70, 100))
        #expect(result.placed[1].proposal == offer(70, 90))
        #expect(result.placed[1].size == size(70, 90))
    }

    @Test("A right-to-left row runs from the right edge")
    func rowRightToLeft() {
        let stack = StackLayout(axis: .horizontal, direction: .rightToLeft)
        let result = stack.run([.fixed(30, 10), .fixed(50, 10)], .unspecified)
        #expect(result.placed.map(\.origin.x) == [58, 0])
    }

    @Test("A right-to-left column has its leading guide on the right")
    func columnRightToLeft() {
        let stack = StackLayout(
            axis: .vertical, spacing: 0, horizontal: .leading, direction: .rightToLeft)
        let result = stack.run([.fixed(30, 10), .fixed(50, 10)], .unspecified)
        #expect(result.placed.map(\.origin) == [point(20, 0), point(0, 10)])
    }

    @Test("Zero proposals give the minimums, infinite ones the maximums")
    func zeroAndInfinity() {
        let items: [Box] = [.width(20...60), .width(10...30)]
        #expect(row.run(items, .zero).size == size(30, 10))
        #expect(row.run(items, .infinity).size == size(90, 10))
    }

    @Test("An endless child in an endless stack is placed at finite positions")
    func endless() {
        for axis in [Axis.horizontal, .vertical] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let stack = StackLayout(axis: axis, direction: direction)
                let result = stack.run([.filling(), .fixed(10, 10), .filling()], .infinity)
                #expect(result.size == size(.infinity, .infinity))
                #expect(result.placed.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
            }
        }
    }
}
