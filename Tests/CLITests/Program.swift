import Foundation

/// The built program, run in a folder as a person does, with a small checkout as its catalogue.
final class Program {
    /// The person's project.
    let project: Workspace
    /// Where the blocks come from.
    let catalogue: Workspace

    struct Answer {
        let status: Int32
        let output: String
        let errors: String
    }

    /// A catalogue with the blocks Tarjeta and Pila, and an empty project.
    init(projectName: String = "project") throws {
        catalogue = try Workspace([
            "Sources/CShims/include/CShims.h": "", "Web/index.html": "",
            "Blocks/Cards/Tarjeta.swift": Self.block("Tarjeta"),
            "Blocks/Lists/Pila.swift": Self.block("Pila"),
        ])
        project = try Workspace(["\(projectName)/Package.swift": ""])
        name = projectName
    }

    private let name: String

    /// The text of a block, with one line to change at each end.
    static func block(
        _ name: String, version: String = "1.0.0", first: String = "red", last: String = "1"
    )
        -> String
    {
        """
        import SwiftUI

        /// A card; «ñandú» and 🃏 are in its comment.
        ///
        /// ```baraja
        /// version: \(version)
        /// ```
        struct \(name): View {
            var color = Color.\(first)
            var body: some View {
                RoundedRectangle(cornerRadius: 12)
                    .fill(color)
                    .padding()
            }

            static let count = \(last)
        }

        """
    }

    /// The built program stands beside the running tests.
    private static let path: String = {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("baraja").path
    }()

    /// Runs a command in the project, or in a folder of it, and waits for its end.
    func run(_ words: String..., in folder: String = "") throws -> Answer {
        try finish(start(Self.path, words, in: folder))
    }

    /// Runs a command by a shell script, in which `"$@"` is the command.
    func run(by script: String, _ words: String...) throws -> Answer {
        try finish(start("/bin/sh", ["-c", script, "sh", Self.path] + words, in: ""))
    }

    /// A command that was started.
    struct Running {
        let process: Process
        let output = Pipe()
        let errors = Pipe()
    }

    func start(_ words: String...) throws -> Running { try start(Self.path, words, in: "") }

    private func start(_ program: String, _ words: [String], in folder: String) throws -> Running {
        let running = Running(process: Process())
        let process = running.process
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: project["\(name)/\(folder)"])
        process.environment = ProcessInfo.processInfo.environment
            .merging(["BARAJA_ROOT": catalogue.path]) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = running.output
        process.standardError = running.errors
        try process.run()
        return running
    }

    /// Reads what the command says, which is less than a pipe holds, and waits for its end.
    func finish(_ running: Running) throws -> Answer {
        func text(_ pipe: Pipe) throws -> String {
            String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
        let output = try text(running.output)
        let errors = try text(running.errors)
        running.process.waitUntilExit()
        return Answer(status: running.process.terminationStatus, output: output, errors: errors)
    }

    // MARK: Files of the project

    subscript(file: String) -> String? { project.read("\(name)/\(file)") }

    func path(_ file: String) -> String { project["\(name)/\(file)"] }

    func write(_ text: String, to file: String) throws {
        try project.write(text, to: "\(name)/\(file)")
    }

    /// Changes the catalogue's block.
    func publish(_ block: String, to file: String = "Cards/Tarjeta.swift") throws {
        try catalogue.write(block, to: "Blocks/" + file)
    }

    /// Puts something else in the place of a part of a file.
    func edit(_ file: String, _ part: String, to other: String) throws {
        try write((self[file] ?? "").replacingOccurrences(of: part, with: other), to: file)
    }

    func chmod(_ mode: Int, _ file: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(file))
    }

    /// Everything in the project: each file's content by its path; folders end with a slash.
    var tree: [String: String] {
        let root = path("")
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.reduce(into: [:]) { tree, name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
            tree[isFolder.boolValue ? name + "/" : name] = isFolder.boolValue ? "" : self[name]
        }
    }
}
