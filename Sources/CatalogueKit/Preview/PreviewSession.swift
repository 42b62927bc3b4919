import Foundation

/// The builds of a running preview: at most one is wanted at a time, the one of the last save.
final class PreviewSession {
    private let preview: Preview
    private let server: PreviewServer
    private let mailbox: Mailbox<Preview.Message>
    /// Holds a folder for each build.
    private let folder: String
    private var state = PreviewState()
    private var number = 0
    private var control = BuildControl()
    private let builds = DispatchGroup()
    /// What the files held when the build on show was begun.
    private var texts: [Data?] = []

    init(
        _ preview: Preview, server: PreviewServer, mailbox: Mailbox<Preview.Message>
    ) throws {
        self.preview = preview
        self.server = server
        self.mailbox = mailbox
        folder = NSTemporaryDirectory() + "baraja-preview-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Builds after each save until the person stops it.
    func run() throws {
        try begin()
        while true {
            switch mailbox.next() {
            case .saved: if content() != texts { try begin() }
            case .built(number, let result): try show(result)
            case .built: break
            case .interrupted: return
            case .serverEnded: throw Failure("the preview's server ended")
            }
        }
    }

    /// Ends what runs, and removes what was made.
    func stop() {
        control.stop()
        builds.wait()
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func content() -> [Data?] {
        preview.files.map { FileManager.default.contents(atPath: $0) }
    }

    /// Gives up the build that is under way and begins one of the files as they are.
    private func begin() throws {
        control.supersede()
        control = BuildControl()
        number += 1
        texts = content()
        state.isBuilding = true
        try server.show(state)
        let build = PageBuild(
            files: preview.files, output: output(number), preview: preview.preview,
            mode: preview.mode, control: control,
            progress: { [report = preview.report] in report(.note($0)) })
        start(build, number: number)
    }

    private func output(_ number: Int) -> String { "\(folder)/\(number)" }

    private func start(_ build: PageBuild, number: Int) {
        let (mailbox, builds) = (mailbox, builds)
        builds.enter()
        let thread = Thread {
            let start = ContinuousClock.now
            let result = Result { try build.run() }.map {
                (ContinuousClock.now - start) / .seconds(1)
            }
            mailbox.post(.built(number: number, result: result))
            builds.leave()
        }
        // As deep as the main thread's: the parser goes down with the source.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func show(_ result: Result<Double, any Error>) throws {
        state.isBuilding = false
        switch result {
        case .success(let seconds):
            state.problems = []
            state.folder = output(number)
            state.build = "\(ProcessInfo.processInfo.processIdentifier).\(number)"
            try server.show(state)
            preview.report(.built(seconds: seconds))
            removeOldBuilds()
        case .failure(let error):
            state.problems = PreviewState.Problem.all(of: error)
            try server.show(state)
            preview.report(.failed(state.problems.map(\.text)))
        }
    }

    /// All but this one and the one before, of which a page may still be loading.
    private func removeOldBuilds() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let old = names.compactMap(Int.init).filter { $0 < number }.sorted().dropLast()
        for name in old { try? FileManager.default.removeItem(atPath: output(name)) }
    }
}
