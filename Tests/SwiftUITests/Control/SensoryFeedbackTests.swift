import DisplayKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("SensoryFeedback", .serialized)
struct SensoryFeedbackTests {
    private func host(
        _ remote: Remote<Int>, @ViewBuilder _ content: @escaping (Int) -> some View
    ) -> TestHost {
        TestHost { Controlled(0, remote, content: content) }
    }

    @Test("a feedback is played when the value changed, not at first and not for the same value")
    func value() {
        let remote = Remote<Int>()
        let host = host(remote) { Text("a").sensoryFeedback(.success, trigger: $0 / 2) }
        #expect(host.haptics == [])
        for value in [1, 2, 3, 4] {
            remote.set(value)
            host.settle()
        }
        #expect(host.haptics == [.success, .success])
    }

    @Test("a condition is told of the values and decides")
    func condition() {
        let remote = Remote<Int>()
        let host = host(remote) { value in
            Text("a").sensoryFeedback(.selection, trigger: value) { (old: Int, new: Int) -> Bool in
                old == 0 && new == 1
            }
        }
        for value in [1, 0, 3] {
            remote.set(value)
            host.settle()
        }
        #expect(host.haptics == [.selection])
    }

    @Test("a closure answers what is played, if anything")
    func closures() {
        let remote = Remote<Int>()
        let host = host(remote) { value in
            VStack {
                Text("a").sensoryFeedback(trigger: value) {
                    (old: Int, new: Int) -> SensoryFeedback? in new > old ? .increase : nil
                }
                Text("b").sensoryFeedback(trigger: value) { () -> SensoryFeedback? in
                    value == 3 ? .impact(flexibility: .soft) : nil
                }
            }
        }
        for value in [1, 0, 3] {
            remote.set(value)
            host.settle()
        }
        #expect(host.haptics == [.increase, .increase, .soft])
    }

    @Test("what a phone does not play is not played")
    func silent() {
        let remote = Remote<Int>()
        let host = host(remote) {
            Text("a").sensoryFeedback(.start, trigger: $0).sensoryFeedback(.stop, trigger: $0)
                .sensoryFeedback(.levelChange, trigger: $0)
        }
        remote.set(1)
        host.settle()
        #expect(host.haptics == [])
    }

    @Test("feedbacks are equal when their kind and intensity are")
    func equality() {
        #expect(SensoryFeedback.impact == .impact(weight: .medium))
        #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
        #expect(SensoryFeedback.impact(weight: .light, intensity: 0.5) != .impact(weight: .light))
        #expect(SensoryFeedback.start != .stop)
    }
}
