import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Columns of lazy grids and the cells in them.
@MainActor
@Suite("Lazy grids", .serialized)
struct LazyGridTests {
    private func grid(_ columns: [GridItem], count: Int = 10) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 10) {
                    ForEach(0..<count) { index in
                        Color.red.frame(height: 50).overlay { Text("\(index)") }
                    }
                }
            }
        }
    }

    private func middles(_ host: TestHost, _ count: Int) -> [CGFloat] {
        (0..<count).map { host.frame(of: "\($0)")?.midX ?? -1 }
    }

    @Test("flexible columns share the room equally")
    func flexible() {
        let host = grid([GridItem(), GridItem(), GridItem()])
        // (300 - 2 × 8) / 3
        let width = 284.0 / 3
        let expected = [width / 2, 150, 300 - width / 2]
        for (is_, expected) in zip(middles(host, 3), expected) {
            #expect(abs(is_ - expected) < 0.01)
        }
        #expect(host.frame(of: "3")?.midY == 85)
        #expect(host.scrollContentSize().height == 4 * 60 - 10)
    }

    @Test("fixed columns take their width, a flexible one what is left within its limits")
    func mixed() {
        let host = grid([
            GridItem(.fixed(50), spacing: 0), GridItem(.flexible(maximum: 100), spacing: 0),
            GridItem(),
        ])
        // 250 left: 125 each; the second takes 100 and nobody the rest; 275 in the middle of 300.
        #expect(middles(host, 3) == [37.5, 112.5, 225])
    }

    @Test("an adaptive column is as many as fit")
    func adaptive() {
        let host = grid([GridItem(.adaptive(minimum: 80), spacing: 10)])
        // floor((300 + 10) / 90) = 3, each (300 - 20) / 3.
        #expect(host.frame(of: "2")?.midY == 25 && host.frame(of: "3")?.midY == 85)
        #expect(abs((host.frame(of: "0")?.midX ?? 0) - 280.0 / 6) < 0.01)
    }

    @Test("the cells alive do not depend on the number of cells")
    func lazy() {
        let few = grid([GridItem(), GridItem()], count: 200)
        let many = grid([GridItem(), GridItem()], count: 100_000)
        #expect(few.counters.liveNodes == many.counters.liveNodes)
        many.scroll(to: CGPoint(x: 0, y: 60 * 25_000))
        #expect(many.frame(of: "50000")?.midY == 25)
        #expect(many.frame(of: "50001")?.midY == 25)
    }
}
