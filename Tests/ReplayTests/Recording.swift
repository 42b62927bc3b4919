import Foundation

/// An interaction of `Tests/Replay`, such as `deck.json`.
struct Recording: Decodable {
    /// Frames a second.
    let rate: Double
    let frames: Int
    /// The size of the surface, in points.
    let width: Double
    let height: Double
    /// The environment at the start, as a page's flags and its index of the text size.
    let flags: Int
    let text: Int
    let events: [RecordedEvent]

    /// The repository's folder `Tests`.
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    static func read(_ name: String) throws -> Recording {
        let file = tests.appendingPathComponent("Replay/\(name).json")
        return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    }

    /// Leaves a trace where the replay in node looks for it, as little-endian words.
    static func write(_ trace: [UInt32], _ name: String) throws {
        let folder = tests.deletingLastPathComponent().appendingPathComponent(".build/replay")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data = trace.map { $0.littleEndian }.withUnsafeBytes { Data($0) }
        try data.write(to: folder.appendingPathComponent("\(name).bin"), options: .atomic)
    }
}

/// One event; which of the values it has depends on what it does.
struct RecordedEvent: Decodable {
    /// What happens.
    enum Verb: String, Decodable {
        case down, move, up, cancel, key, action, press, environment, resize
    }

    /// Seconds since the start.
    let time: Double
    let `do`: Verb

    // A pointer, in points of the surface
    let pointer: Int32?
    let x: Double?
    let y: Double?

    // A key, or an accessibility action or a button by its name
    let key: String?
    let name: String?

    // An environment
    let flags: Int?
    let text: Int?

    // A size, in points
    let width: Double?
    let height: Double?
}
