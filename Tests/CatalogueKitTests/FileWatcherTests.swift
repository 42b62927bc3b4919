import Foundation
import Testing

@testable import CatalogueKit

/// A folder with a file `a.swift` that is watched.
private final class Watched {
    let folder = NSTemporaryDirectory() + "baraja-watch-" + UUID().uuidString
    let mailbox = Mailbox<Int>()
    private var watcher: FileWatcher?

    init(at path: String = "a.swift") throws {
        try makeFolder()
        let mailbox = mailbox
        watcher = try FileWatcher(files: [folder + "/" + path]) { mailbox.post(1) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func makeFolder(_ name: String = "") throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/" + name, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }

    func rename(_ old: String, to new: String) {
        _ = Foundation.rename(folder + "/" + old, folder + "/" + new)
    }
}

// Each of these ends when the change is told: without that it would wait for ever.

@Test("a file that is written in place is told", .timeLimit(.minutes(10)))
func writtenInPlace() throws {
    let watched = try Watched()
    try watched.write("1", to: "a.swift")
    #expect(watched.mailbox.next() == 1)
}

@Test("a file that is replaced by a renamed one is told", .timeLimit(.minutes(10)))
func renamedOver() throws {
    let watched = try Watched()
    try watched.write("1", to: "b.swift")
    watched.rename("b.swift", to: "a.swift")
    #expect(watched.mailbox.next() == 1)
}

@Test("a folder that is away for a while is watched when it is back", .timeLimit(.minutes(10)))
func folderComesBack() throws {
    let watched = try Watched(at: "x/y/a.swift")
    try watched.makeFolder("x")
    #expect(watched.mailbox.next() == 1)
    try watched.makeFolder("x/y")
    #expect(watched.mailbox.next() == 1)
    try watched.write("1", to: "x/y/a.swift")
    #expect(watched.mailbox.next() == 1)
    watched.rename("x", to: "z")
    #expect(watched.mailbox.next() == 1)
    watched.rename("z", to: "x")
    #expect(watched.mailbox.next() == 1)
    try watched.write("2", to: "x/y/a.swift")
    #expect(watched.mailbox.next() == 1)
}
