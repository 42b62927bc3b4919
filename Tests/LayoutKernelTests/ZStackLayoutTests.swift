import GeometryKernel
import LayoutKernel
import Testing

struct ZStackLayoutTests {
    @Test("The largest child decides the size; all are offered that size")
    func largest() {
        let stack = ZStackLayout()
        let items: [Box] = [.fixed(30, 50), .fixed(80, 20), .filling()]
        let result = stack.size(of: items, proposal: offer(60, nil))
        #expect(result == size(80, 50))
        let placed = stack.place(items, in: result, proposal: offer(60, nil))
        #expect(placed.map(\.origin) == [point(25, 0), point(0, 15), point(0, 0)])
        #expect(placed.allSatisfy { $0.proposal == offer(80, 50) })
        #expect(placed[2].size == size(80, 50))
    }

    @Test("Only children of the highest priority decide the size")
    func priority() {
        let items: [Box] = [.fixed(200, 200), Box.fixed(40, 30).with { $0.layoutPriority = 1 }]
        let stack = ZStackLayout()
        let result = stack.size(of: items, proposal: offer(100, 100))
        #expect(result == size(40, 30))
        let placed = stack.place(items, in: result, proposal: offer(100, 100))
        #expect(placed.map(\.origin) == [point(-80, -85), point(0, 0)])
    }

    @Test("Corners follow the layout direction")
    func corners() {
        let corner = LayoutAlignment(.leading, .bottom)
        let items: [Box] = [.fixed(30, 10)]
        let left = ZStackLayout(alignment: corner)
        #expect(left.place(items, in: size(100, 50), proposal: .zero)[0].origin == point(0, 40))
        let right = ZStackLayout(alignment: corner, direction: .rightToLeft)
        #expect(right.place(items, in: size(100, 50), proposal: .zero)[0].origin == point(70, 40))
    }

    @Test("An empty stack has no size")
    func empty() {
        #expect(ZStackLayout().size(of: [], proposal: offer(10, 10)) == .zero)
    }

    @Test("A lone spacer fills the stack")
    func spacer() {
        let items: [Box] = [.spacer(nil)]
        #expect(ZStackLayout().size(of: items, proposal: offer(70, 90)) == size(70, 90))
    }
}
