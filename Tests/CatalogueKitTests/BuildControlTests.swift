import Foundation
import Testing

@testable import CatalogueKit

/// A program that only ends when it is ended.
private let endless = Command(program: "/bin/sleep", arguments: ["infinity"], purpose: "waiting")

private func run(_ command: Command, _ control: BuildControl, isLasting: Bool) throws {
    _ = try Command.run(
        [command], folder: NSTemporaryDirectory(), control: control, isLasting: isLasting)
}

@Test("a superseded build ends its programs at once", .timeLimit(.minutes(10)))
func superseded() {
    let control = BuildControl()
    Thread.detachNewThread { control.supersede() }
    #expect(throws: Superseded.self) { try run(endless, control, isLasting: false) }
}

@Test("what others need is finished when a build is superseded, but not when all stops")
func lasting() throws {
    let control = BuildControl()
    control.supersede()
    let short = Command(program: "/bin/sh", arguments: ["-c", "exit 0"], purpose: "")
    try run(short, control, isLasting: true)
    #expect(throws: Superseded.self) { try run(short, control, isLasting: false) }
    control.stop()
    #expect(throws: Superseded.self) { try run(short, control, isLasting: true) }
}
