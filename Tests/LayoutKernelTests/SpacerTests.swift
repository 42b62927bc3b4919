import GeometryKernel
import LayoutKernel
import Testing

struct SpacerTests {
    let row = StackLayout(axis: .horizontal)

    @Test("A spacer takes what the others leave and has no gaps")
    func takesRest() {
        let result = row.run(
            [.fixed(30, 10), .spacer(.horizontal), .fixed(50, 20)], offer(200, nil))
        #expect(result.placed.map(\.size.width) == [30, 120, 50])
        #expect(result.placed.map(\.origin.x) == [0, 30, 150])
        #expect(result.size == size(200, 20))
    }

    @Test("Two spacers share what is left")
    func sharesRest() {
        let items: [Box] = [.spacer(.horizontal), .fixed(40, 10), .spacer(.horizontal)]
        #expect(row.run(items, offer(100, 10)).placed.map(\.size.width) == [30, 40, 30])
    }

    @Test("A spacer never gets shorter than 8 points or its own minimum")
    func minimum() {
        let items: [Box] = [.fixed(30, 10), .spacer(.horizontal), .fixed(50, 10)]
        #expect(row.run(items, offer(50, 10)).size.width == 88)
        #expect(row.run(items, .unspecified).size.width == 88)
        let short: [Box] = [.fixed(30, 10), .spacer(.horizontal, minLength: 0)]
        #expect(row.run(short, .unspecified).size.width == 30)
        let long: [Box] = [.fixed(30, 10), .spacer(.horizontal, minLength: 40)]
        #expect(row.run(long, .unspecified).size.width == 70)
    }

    @Test("An explicit spacing holds next to a spacer too")
    func explicitSpacing() {
        let stack = StackLayout(axis: .horizontal, spacing: 10)
        let result = stack.run(
            [.fixed(30, 10), .spacer(.horizontal), .fixed(50, 10)], offer(200, 10))
        #expect(result.placed.map(\.size.width) == [30, 100, 50])
    }

    @Test("A spacer has no size across the stack and fills both axes outside of one")
    func crossSize() {
        #expect(SpacerLayout(axis: .horizontal).size(proposal: offer(50, 70)) == size(50, 0))
        #expect(SpacerLayout(axis: .vertical).size(proposal: offer(50, 70)) == size(0, 70))
        #expect(SpacerLayout(axis: nil).size(proposal: offer(50, 70)) == size(50, 70))
        #expect(SpacerLayout(axis: nil).size(proposal: .unspecified) == size(8, 8))
    }

    @Test("A wrapping child gets its width before the spacer")
    func priorityBelowContent() {
        let result = row.run([.width(20...150), .spacer(.horizontal)], offer(100, 10))
        #expect(result.placed.map(\.size.width) == [92, 8])
    }
}
