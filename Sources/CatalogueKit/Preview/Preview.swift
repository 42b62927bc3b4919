import Foundation

/// Shows SwiftUI files in the browser while they are edited: builds, serves, watches, builds again.
package struct Preview {
    package enum Event: Equatable, Sendable {
        /// The page can be opened.
        case serving(port: Int)
        case note(String)
        case built(seconds: Double)
        /// What the last build has wrong, for the terminal.
        case failed([String])
    }

    let files: [String]
    let preview: String?
    let mode: BuildMode
    let port: Int
    let report: @Sendable (Event) -> Void

    package init(
        files: [String], preview: String?, mode: BuildMode, port: Int,
        report: @escaping @Sendable (Event) -> Void
    ) {
        self.files = files
        self.preview = preview
        self.mode = mode
        self.port = port
        self.report = report
    }

    enum Message: Sendable {
        case saved
        case built(number: Int, result: Result<Double, any Error>)
        case interrupted
        case serverEnded
    }

    /// Goes on until the person stops it.
    package func run() throws {
        let repository = try Repository.find()
        _ = try Toolchain.find()
        // A wrong path is told at once; a file that goes later is told in the page.
        _ = try SourceFiles.read(files)
        let mailbox = Mailbox<Message>()
        Interruption.watch { mailbox.post(.interrupted) }
        let watcher = try FileWatcher(files: files) { mailbox.post(.saved) }
        let server = try PreviewServer(repository: repository, port: port) {
            mailbox.post(.serverEnded)
        }
        report(.serving(port: server.port))
        let session = try PreviewSession(self, server: server, mailbox: mailbox)
        defer {
            session.stop()
            server.stop()
        }
        try withExtendedLifetime(watcher) { try session.run() }
    }
}
