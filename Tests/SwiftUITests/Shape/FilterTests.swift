import SwiftUI
import TestHost
import Testing

@MainActor
@Suite(.serialized)
struct FilterTests {
    @Test("a filter is one op, and animates without layout")
    func animates() {
        let remote = Remote<Double>()
        let host = TestHost { Controlled(0.0, remote) { Text("x").blur(radius: $0) } }
        #expect(host.opLines.contains("filter 2 [blur 0]"))
        host.clearRecording()
        withAnimation(.linear(duration: 1)) { remote.set(10) }
        host.settle()
        #expect(host.opLines.count > 30)
        #expect(host.opLines.allSatisfy { $0.hasPrefix("filter 2 [blur ") })
        #expect(host.opLines.last == "filter 2 [blur 10]")
    }

    @Test("filters nest: the inner one is applied first")
    func nest() {
        let host = TestHost { Text("x").grayscale(1).blendMode(.multiply).opacity(0.5) }
        let filters = host.opLines.filter { $0.hasPrefix("filter") }
        #expect(filters == ["filter 2 [blend 1]", "filter 3 [grayscale 1]"])
        #expect(host.opLines.contains("opacity 2 0.5"))
    }
}
