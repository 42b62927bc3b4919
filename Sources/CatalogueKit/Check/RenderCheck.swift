import Foundation
import Lowering

/// Opens each preview of some files in a browser, and waits until it is drawn or has failed.
package struct RenderCheck: Sendable {
    package var files: [String]
    package var progress: @Sendable (String) -> Void

    package init(files: [String], progress: @escaping @Sendable (String) -> Void) {
        self.files = files
        self.progress = progress
    }

    /// What is wrong with the previews, at their places.
    package func run() throws -> [Finding] {
        let inputs = try SourceFiles.read(files)
        let previews = Lowering.lower(inputs).files.flatMap { file in
            file.previews.map { (preview: $0, path: file.path) }
        }
        let repository = try Repository.find()
        let work = NSTemporaryDirectory() + "baraja-render-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: work) }
        let page = work + "/page"
        let build = PageBuild(
            files: files, output: page, preview: nil, mode: .debug, progress: progress)
        do {
            try build.run()
        } catch let failure as Failure where !failure.diagnostics.isEmpty {
            return failure.diagnostics.map { Finding($0, rule: "compiler") }
        }
        progress("opening \(previews.count == 1 ? "the preview" : "\(previews.count) previews")")
        let problems = try open(page, count: previews.count, repository: repository, work: work)
        return zip(previews, problems).compactMap { shown, problem in
            problem.map {
                Finding(
                    path: shown.path, line: shown.preview.line, column: 1, severity: .error,
                    rule: "render", message: "this preview fails: \($0)")
            }
        }
    }

    /// What went wrong with each preview, in order; nil for one that was drawn.
    private func open(
        _ page: String, count: Int, repository: Repository, work: String
    ) throws -> [String?] {
        let python = repository.root + "/.build/venv/bin/python"
        guard FileManager.default.isExecutableFile(atPath: python) else {
            throw Failure("the browser's driver is missing: run 'make setup'")
        }
        let command = Command(
            program: python,
            arguments: [repository.root + "/Scripts/preview/render.py", page, String(count)],
            purpose: "opening the previews")
        let result = try Command.run([command], folder: work)[0]
        let answer = try? JSONDecoder().decode([String?].self, from: Data(result.output.utf8))
        guard result.status == 0, let answer, answer.count == count else {
            throw Failure("the previews could not be opened in a browser:\n\(result.output)")
        }
        return answer
    }
}
