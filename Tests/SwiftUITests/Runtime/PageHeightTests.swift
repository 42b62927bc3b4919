import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("A surface that is too low")
struct PageHeightTests {
    private let surface = CGSize(width: 300, height: 400)

    @Test("content that needs more height than the surface gets it, and nothing is cut")
    func tall() {
        let host = TestHost(size: surface) {
            VStack(spacing: 0) {
                Text("first")
                Color.red.frame(height: 500)
                Text("last")
            }
        }
        #expect(host.contentSize.width == 300)
        #expect(host.contentSize.height > 500)
        #expect(host.frame(of: "first")?.minY == 0)
        #expect(host.frame(of: "last")?.maxY == host.contentSize.height)
    }

    @Test("content that fits is centred in the surface, and flexible content fills it")
    func fitting() {
        let small = TestHost(size: surface) { Text("small") }
        #expect(small.contentSize == surface)
        #expect(small.frame(of: "small")?.midY == 200)
        let flexible = TestHost(size: surface) {
            VStack(spacing: 0) {
                Color.red
                Text("last")
            }
        }
        #expect(flexible.contentSize == surface)
        #expect(flexible.frame(of: "last")?.maxY == 400)
    }

    @Test("content that is too wide makes the page no wider")
    func wide() {
        let host = TestHost(size: surface) { Color.red.frame(width: 900, height: 20) }
        #expect(host.contentSize == surface)
    }

    @Test("a scroll view scrolls by itself and makes the page no higher")
    func scrollView() {
        let host = TestHost(size: surface) {
            ScrollView { Color.red.frame(height: 900) }
        }
        #expect(host.contentSize == surface)
    }

    @Test("the page follows its text size and its surface")
    func follows() {
        let host = TestHost(size: surface) {
            VStack { ForEach(0..<12, id: \.self) { Text("line \($0)") } }
        }
        #expect(host.contentSize == surface)
        host.set { $0.dynamicTypeSize = .accessibility5 }
        host.settle()
        #expect(host.contentSize.height > 600)
        host.resize(CGSize(width: 300, height: 2000))
        host.settle()
        #expect(host.contentSize == CGSize(width: 300, height: 2000))
        host.set { $0.dynamicTypeSize = .large }
        host.resize(surface)
        host.settle()
        #expect(host.contentSize == surface)
    }

    @Test("what lies below the surface's edge is hit where it is")
    func hit() {
        var taps = 0
        let host = TestHost(size: surface) {
            VStack(spacing: 0) {
                Color.red.frame(height: 700)
                Text("below").onTapGesture { taps += 1 }
            }
        }
        host.tap("below")
        #expect(taps == 1)
    }
}
