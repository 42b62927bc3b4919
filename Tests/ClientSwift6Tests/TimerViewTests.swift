import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("A client in Swift 6 mode", .serialized)
struct TimerViewTests {
    private let log = LapLog()
    private let host: TestHost

    init() {
        let log = log
        host = TestHost { TimerView(log: log) }
        host.settle()
    }

    @Test("a tap changes the state through its binding")
    func toggle() {
        host.tap("Pause")
        #expect(host.settle())
        #expect(host.texts.contains("Resume"))
        host.tap("Resume")
        #expect(host.settle())
        #expect(host.texts.contains("Pause"))
    }

    @Test("a pull adds a row, which is the best; the observer and the completion hear of it once")
    func pull() throws {
        #expect(host.texts.contains("Lap 2: 29 sec"))
        #expect(host.opacity(of: "Lap 2: 29 sec") == 1)
        let pull = try #require(host.frame(of: "Pull"))
        host.drag(
            from: CGPoint(x: pull.midX, y: pull.midY), to: CGPoint(x: pull.midX, y: pull.midY + 120)
        )
        #expect(host.settle())
        #expect(host.opacity(of: "Lap 3: 25 sec") == 1)
        #expect(host.opacity(of: "Lap 2: 29 sec") == 0.5)
        #expect(log.laps == [-3, 3])
    }

    @Test("a cancelled pull leaves the state of the gesture at its beginning")
    func cancelled() throws {
        let before = try #require(host.frame(of: "Pull"))
        let start = CGPoint(x: before.midX, y: before.midY)
        host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 50), lift: false)
        host.frame()
        #expect(try #require(host.frame(of: "Pull")).midY - before.midY == 50)
        host.cancel()
        #expect(host.settle())
        #expect(try #require(host.frame(of: "Pull")).midY == before.midY)
        #expect(log.laps == [])
    }

    @Test("the file's preview, which has no name, is found and shows the view")
    func preview() throws {
        let entry = try #require(
            _PreviewEntry.all().first {
                $0.name == nil && $0.file == "ClientSwift6Tests/TimerView.swift"
            })
        let preview = TestHost { entry.make() }
        #expect(preview.texts == host.texts)
    }
}
