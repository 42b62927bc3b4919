import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("TimelineView", .serialized)
struct TimelineViewTests {
    @Test("a periodic one shows the last time that has come, and sleeps in between")
    func periodic() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let host = TestHost {
            TimelineView(.periodic(from: start, by: 1)) { timeline in
                Text("\(Int(timeline.date.timeIntervalSince(start)))")
            }
        }
        #expect(host.texts == ["0"])
        #expect(host.settle())
        host.advance(2.5)
        #expect(host.texts == ["2"])
        let before = host.counters.bodies
        host.frame()
        #expect(host.counters.bodies == 0 && before == 0)
        #expect(host.nextWake == 3)
    }

    @Test("an animated one is made anew with each frame, and not while paused")
    func animated() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(false, remote) { isPaused in
                TimelineView(.animation(paused: isPaused)) { timeline in
                    Text("\(Int((timeline.date.timeIntervalSinceReferenceDate * 60).rounded()))")
                }
            }
        }
        host.advance(0.5)
        #expect(host.texts == ["30"])
        remote.set(true)
        host.advance(0.5)
        #expect(host.texts == ["31"])
        #expect(host.nextWake == nil)
        remote.set(false)
        host.advance(0.5)
        #expect(host.texts == ["90"])
    }

    @Test("a list of dates is gone through once, and a view that left wakes nothing")
    func explicit() {
        let dates = [0.5, 1].map { Date(timeIntervalSinceReferenceDate: $0) }
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(true, remote) { isThere in
                if isThere {
                    TimelineView(.explicit(dates)) { timeline in
                        Text("\(Int(timeline.date.timeIntervalSinceReferenceDate * 10))")
                    }
                }
            }
        }
        #expect(host.texts == ["0"])
        host.advance(0.7)
        #expect(host.texts == ["5"])
        remote.set(false)
        host.advance(1)
        #expect(host.texts == [] && host.nextWake == nil)
        remote.set(true)
        host.frame()
        #expect(host.texts == ["10"] && host.nextWake == nil)
    }

    @Test("dates are counted by the clock of the host")
    func dates() {
        let host = TestHost { Text("a") }
        host.advance(2)
        let now = Date()
        #expect(abs(now.timeIntervalSinceReferenceDate - 2) < 1e-9)
        #expect((now + 1).timeIntervalSince(now) == 1)
        #expect(now < Date.distantFuture && Date.distantPast < now)
        #expect((now - 1).timeIntervalSinceNow == -1)
    }
}
