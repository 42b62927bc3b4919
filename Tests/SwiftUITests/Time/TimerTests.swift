import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Timers", .serialized)
struct TimerTests {
    private let log = Log()

    private struct Clock: View {
        let log: Log
        private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .onReceive(ticks) { _ in
                    count += 1
                    log.note("tick \(count)")
                }
                .onTapGesture { ticks.upstream.connect().cancel() }
        }
    }

    @Test("a view that watches a timer hears each tick, and none after it is gone")
    func published() {
        let log = log
        let remote = Remote<Bool>()
        let host = TestHost { Controlled(true, remote) { if $0 { Clock(log: log) } } }
        host.advance(3.5)
        #expect(log.entries == ["tick 1", "tick 2", "tick 3"])
        #expect(host.texts == ["3"])
        remote.set(false)
        host.advance(3)
        #expect(log.entries.count == 3)
        #expect(host.nextWake == nil)
    }

    @Test("ticks that no frame showed are made up for by one, and the rhythm stays")
    func skipped() {
        let log = log
        let host = TestHost { Clock(log: log) }
        host.wait(4.5)
        host.frame()
        #expect(log.entries == ["tick 1"])
        host.advance(0.4)
        #expect(log.entries.count == 1)
        host.advance(0.2)
        #expect(log.entries.count == 2)
    }

    @Test("a cancelled connection stops the ticks")
    func connection() {
        let log = log
        let host = TestHost { Clock(log: log) }
        host.advance(1.5)
        host.tap("1")
        host.advance(5)
        #expect(log.entries == ["tick 1"])
    }

    @Test("an observer that is made anew hears of the same timer, by its newest closure")
    func patched() {
        let log = log
        let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(1, remote) { value in
                Text("a").onReceive(ticks) { _ in log.note("\(value)") }
            }
        }
        host.advance(0.5)
        remote.set(2)
        host.advance(0.75)
        #expect(log.entries == ["2"])
        #expect(host.nextWake.map { $0 > 1.9 && $0 < 2.1 } == true)
    }

    @Test("a scheduled timer ticks until it is invalidated, one that does not repeat once")
    func scheduled() {
        let log = log
        let host = TestHost {
            Text("Go").onTapGesture {
                var left = 3
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                    log.note("tick")
                    left -= 1
                    if left == 0 { timer.invalidate() }
                }
                let once = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
                    log.note("once")
                }
                log.note("valid \(once.isValid)")
            }
        }
        host.tap("Go")
        host.advance(5)
        #expect(log.entries == ["valid true", "once", "tick", "tick", "tick"])
        #expect(host.nextWake == nil)
    }
}
