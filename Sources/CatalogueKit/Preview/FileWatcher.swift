import Foundation

/// Tells when one of some files was saved, however the editor does that.
///
/// It is the folders that are watched: many editors write another file and rename it. Where a folder is
/// missing, the nearest one above it is watched until the folder is there.
final class FileWatcher: @unchecked Sendable {
    /// Editors save in several steps; a change is told once nothing has happened for so long, in milliseconds.
    private static let quiet: Int32 = 50

    private let descriptor: Int32
    /// The files as they were named, and behind symbolic links.
    private let files: Set<String>
    private let changed: @Sendable () -> Void
    /// What to look for in a watched folder: names of files, or of folders on the way to one.
    private var names: [Int32: Set<String>] = [:]

    /// Watches from now on, with a thread of its own.
    init(files paths: [String], changed: @escaping @Sendable () -> Void) throws(Failure) {
        let typed = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
        files = Set((typed + typed.map { $0.resolvingSymlinksInPath() }).map(\.path))
        self.changed = changed
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw Failure("files cannot be watched: the system's limit of inotify is reached")
        }
        watch()
        Thread.detachNewThread { [self] in run() }
    }

    private func watch() {
        names = [:]
        for file in files {
            var url = URL(fileURLWithPath: file)
            var number: Int32 = -1
            var name = ""
            while number < 0, url.path != "/" {
                name = url.lastPathComponent
                url.deleteLastPathComponent()
                number = inotify_add_watch(descriptor, url.path, Self.events)
            }
            if number >= 0 { names[number, default: []].insert(name) }
        }
    }

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
            | IN_MOVE_SELF)

    private func run() {
        while true {
            var isOurs = false
            repeat { isOurs = readEvents() || isOurs } while isWaiting(milliseconds: Self.quiet)
            guard isOurs else { continue }
            watch()
            changed()
        }
    }

    private func isWaiting(milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Waits for events; whether one concerns a file of ours.
    private func readEvents() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = read(descriptor, &bytes, bytes.count)
        var isOurs = false
        var offset = 0
        while offset < count {
            let (event, next) = Self.event(bytes, at: offset)
            offset = next
            let isAboutFolder = event.name.isEmpty
            isOurs = isOurs || isAboutFolder || names[event.folder]?.contains(event.name) == true
        }
        return isOurs
    }

    /// A `struct inotify_event`: the watch, the mask, a cookie, the length of the name, the name.
    private static func event(
        _ bytes: [UInt8], at offset: Int
    ) -> (event: (folder: Int32, name: String), next: Int) {
        let (folder, length) = bytes.withUnsafeBytes {
            (
                $0.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            )
        }
        let start = offset + 16
        let name = bytes[start..<start + length].prefix { $0 != 0 }
        return ((folder, String(decoding: name, as: UTF8.self)), start + length)
    }
}
