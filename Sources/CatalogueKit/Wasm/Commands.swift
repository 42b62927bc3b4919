import Foundation

/// A program to run.
struct Command {
    let program: String
    let arguments: [String]
    /// What the person is told when the program fails without saying why.
    let purpose: String
}

/// What a program left behind.
struct CommandResult {
    let command: Command
    let status: Int32
    /// Standard output and standard error, as they came.
    let output: String
}

extension Command {
    /// Runs all at once and waits for all. Their output goes through files in `folder`.
    ///
    /// - Parameter isLasting: Whether others need the result even when this build is superseded.
    static func run(
        _ commands: [Command], folder: String, control: BuildControl = BuildControl(),
        isLasting: Bool = false
    ) throws -> [CommandResult] {
        let running = try commands.enumerated().map { index, command in
            let path = "\(folder)/output-\(index).txt"
            try Data().write(to: URL(fileURLWithPath: path))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: command.program)
            process.arguments = command.arguments
            // What a program that is ended leaves behind goes with the folder of its build.
            if !isLasting {
                process.environment = ProcessInfo.processInfo.environment.merging(
                    ["TMPDIR": folder], uniquingKeysWith: { $1 })
            }
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            process.standardOutput = file
            process.standardError = file
            process.standardInput = FileHandle.nullDevice
            try control.start(process, isLasting: isLasting)
            return (command, process, path)
        }
        let results = running.map { command, process, path in
            process.waitUntilExit()
            control.ended(process)
            let data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
            return CommandResult(
                command: command, status: process.terminationStatus,
                output: String(decoding: data, as: UTF8.self))
        }
        if !isLasting { try control.check() }
        return results
    }
}
