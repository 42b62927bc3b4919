import Foundation
import Lowering

/// Turns SwiftUI files into a static page.
package struct PageBuild: Sendable {
    /// Paths as typed.
    package var files: [String]
    /// The folder to make.
    package var output: String
    /// The preview to show first; nil for the first one.
    package var preview: String?
    package var mode: BuildMode
    /// Ends the build from another thread.
    package var control: BuildControl
    /// Told what happens, a line at a time.
    package var progress: @Sendable (String) -> Void

    package init(
        files: [String], output: String, preview: String?, mode: BuildMode,
        control: BuildControl = BuildControl(), progress: @escaping @Sendable (String) -> Void
    ) {
        self.files = files
        self.output = output
        self.preview = preview
        self.mode = mode
        self.control = control
        self.progress = progress
    }

    /// Builds the page. On any failure the output folder is as it was.
    package func run() throws {
        let inputs = try SourceFiles.read(files)
        let lowered = LargeStack.run { Lowering.lower(inputs) }
        guard lowered.findings.isEmpty else { throw Failure(lowered.findings) }
        let previews = try order(lowered.files)
        let repository = try Repository.find()
        let flags = Flags(
            toolchain: try Toolchain.find(), repository: repository, mode: mode)
        let folder = try OutputFolder(path: output, sources: files)
        defer { folder.discard() }
        let work = NSTemporaryDirectory() + "baraja-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: work) }
        let page = PageFiles(
            repository: repository, title: title(previews[0]), mode: mode,
            strings: lowered.files.reduce(into: []) { $0.formUnion($1.strings) })
        try page.check()
        let program = PageProgram(
            flags: flags, files: lowered.files, previews: previews, folder: work,
            control: control, progress: progress)
        let wasm = folder.staging + "/app.wasm"
        try program.build(output: wasm)
        let imports = try WasmImports(of: Data(contentsOf: URL(fileURLWithPath: wasm)))
        try page.write(to: folder.staging, parts: imports.parts)
        try folder.commit()
    }

    /// Compiles the files without making anything of them.
    ///
    /// - Throws: what the compiler says.
    package func typecheck() throws {
        let lowered = Lowering.lower(try SourceFiles.read(files))
        guard lowered.findings.isEmpty else { throw Failure(lowered.findings) }
        let flags = Flags(
            toolchain: try Toolchain.find(), repository: try Repository.find(), mode: mode)
        let work = NSTemporaryDirectory() + "baraja-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: work) }
        let previews = lowered.files.flatMap { file in file.previews.map { ($0, file.path) } }
        try PageProgram(
            flags: flags, files: lowered.files, previews: previews, folder: work,
            control: control, progress: progress
        ).typecheck()
    }

    private typealias Placed = (preview: LoweredPreview, path: String)

    /// All previews, the wanted one first.
    private func order(_ files: [LoweredFile]) throws -> [Placed] {
        var all: [Placed] = files.flatMap { file in file.previews.map { ($0, file.path) } }
        guard !all.isEmpty else {
            let list = files.map(\.path).joined(separator: ", ")
            throw Failure("no preview in \(list); add #Preview { YourView() }")
        }
        guard let preview else { return all }
        guard let index = all.firstIndex(where: { $0.preview.name == preview }) else {
            let names = all.compactMap(\.preview.name).map { "\"\($0)\"" }
            throw Failure(
                names.isEmpty
                    ? "no preview is named \"\(preview)\"; none of them has a name"
                    : "no preview is named \"\(preview)\"; there are: "
                        + names.joined(separator: ", "))
        }
        all.insert(all.remove(at: index), at: 0)
        return all
    }

    /// The file's name, not the preview's: the demo's own heading is often the same words, and would be read twice.
    private func title(_ first: Placed) -> String {
        let file = (first.path as NSString).lastPathComponent
        return (file as NSString).deletingPathExtension
    }
}
