import SwiftUI
import TestHost
import Testing

/// A body that writes what it reads.
private struct Restless: View {
    @State private var count = 0
    var body: some View {
        count += 1
        return Text("after")
    }
}

@MainActor
@Suite("State without an end")
struct LoopTests {
    @Test("a body that writes what it reads is evaluated 64 times in a frame, not 4,096")
    func bodyLoop() {
        let host = TestHost { Restless() }
        host.frame()
        #expect(host.counters.bodies <= 65)
        #expect(host.warnings.count == 1)
    }
}
