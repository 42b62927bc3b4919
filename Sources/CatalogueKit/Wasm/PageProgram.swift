import Foundation
import Lowering

/// Compiles the author's files with the runtime and links the page's wasm.
struct PageProgram {
    static let module = "BarajaPage"

    let flags: Flags
    let files: [LoweredFile]
    /// In the order of the page: the first is shown unless the address says otherwise.
    let previews: [(preview: LoweredPreview, path: String)]
    /// A folder for this build alone.
    let folder: String
    let control: BuildControl
    let progress: (String) -> Void

    /// Writes `output`.
    func build(output: String) throws {
        let object = folder + "/page.o"
        let objects = try compile(["-c", "-o", object]) + [object]
        progress("linking")
        let linked = flags.mode == .release ? folder + "/linked.wasm" : output
        try runOrFail(
            Command(
                program: flags.toolchain.linker,
                arguments: flags.link(objects: objects, output: linked),
                purpose: "linking the page"))
        guard flags.mode == .release else { return }
        let optimised = folder + "/optimised.wasm"
        try runOrFail(
            Command(
                program: flags.toolchain.wasmOpt,
                arguments: flags.optimise(linked, output: optimised),
                purpose: "optimising the page"))
        try runOrFail(
            Command(
                program: try Toolchain.python(),
                arguments: [flags.repository.functionOrder, optimised, output],
                purpose: "putting the page's functions in order"))
    }

    /// Writes nothing.
    func typecheck() throws {
        _ = try compile(["-typecheck"])
    }

    /// Compiles the author's files; gives the runtime's objects.
    private func compile(_ action: [String]) throws -> [String] {
        let runtime = RuntimeBuild(flags: flags, control: control, progress: progress)
        let objects = try runtime.objects()
        progress("compiling \(files.map(\.path).joined(separator: ", "))")
        let sources = try writeSources()
        let compile = Command(
            program: flags.toolchain.swiftc,
            arguments: flags.swift(module: Self.module, modules: runtime.folder)
                + action + sources.map(\.path),
            purpose: "compiling the page")
        let compiled = try run(compile)
        guard compiled.status == 0 else {
            throw CompilerOutput(compiled.output, sources: sources).failure
        }
        return objects
    }

    private func run(_ command: Command) throws -> CommandResult {
        try Command.run([command], folder: folder, control: control)[0]
    }

    private func runOrFail(_ command: Command) throws {
        let result = try run(command)
        guard result.status == 0 else {
            throw Failure("\(command.purpose) failed:\n\(result.output)")
        }
    }

    /// Writes the lowered files and the main file. Their names differ even when the author's do not.
    private func writeSources() throws -> [CompiledSource] {
        var sources: [CompiledSource] = []
        for (index, file) in files.enumerated() {
            let path = "\(folder)/\(index)-\((file.path as NSString).lastPathComponent)"
            try file.edited.text.write(toFile: path, atomically: false, encoding: .utf8)
            sources.append(CompiledSource(path: path, file: file))
        }
        let main = folder + "/_main.swift"
        try mainText.write(toFile: main, atomically: false, encoding: .utf8)
        sources.append(CompiledSource(path: main, file: nil))
        return sources
    }

    /// Hands the previews to the host when the page calls `baraja_main`. Of the files a page knows the names, not where
    /// they lay.
    private var mainText: String {
        let entries = previews.map { preview, path in
            let name = preview.name.map { String(reflecting: $0) } ?? "nil"
            let file = (path as NSString).lastPathComponent
            return "        _PreviewEntry(name: \(name), file: \(String(reflecting: file)), "
                + "line: \(preview.line), make: { AnyView(\(preview.type).content()) }),"
        }
        return """
            import SwiftUI
            import WebHost

            @_expose(wasm, "baraja_main") @_cdecl("baraja_main")
            public func _barajaMain() {
                _mount([
            \(entries.joined(separator: "\n"))
                ])
            }
            """
    }
}
