import Foundation

/// Compiles the runtime's modules for wasm, each only when something that it is made from has changed.
struct RuntimeBuild {
    let flags: Flags
    let control: BuildControl
    /// Told what is being compiled.
    let progress: (String) -> Void

    /// Where the modules are.
    var folder: String { flags.repository.cache + "/" + flags.mode.rawValue }

    /// The object files of all modules, in the order of linking.
    func objects() throws -> [String] {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let lock = FileLock(path: folder + "/lock")
        defer { lock.release() }
        var keys: [String: String] = [:]
        for group in RuntimeModule.groups {
            try build(group, keys: &keys)
        }
        return RuntimeModule.groups.joined().map { "\(folder)/\($0.name).o" }
    }

    private func build(_ group: [RuntimeModule], keys: inout [String: String]) throws {
        var stale: [RuntimeModule] = []
        for module in group {
            let key = try key(of: module, keys: keys)
            keys[module.name] = key
            let stored = try? String(contentsOfFile: keyPath(module), encoding: .utf8)
            if stored != key { stale.append(module) }
        }
        guard !stale.isEmpty else { return }
        progress("compiling \(stale.map(\.name).joined(separator: ", "))")
        for module in stale { try? FileManager.default.removeItem(atPath: keyPath(module)) }
        let results = try Command.run(
            stale.map(command), folder: folder, control: control, isLasting: true)
        for result in results where result.status != 0 {
            throw Failure("\(result.command.purpose) failed:\n\(result.output)")
        }
        for module in stale {
            try keys[module.name]?.write(
                toFile: keyPath(module), atomically: true, encoding: .utf8)
        }
        try control.check()
    }

    private func keyPath(_ module: RuntimeModule) -> String { "\(folder)/\(module.name).key" }

    private func command(_ module: RuntimeModule) -> Command {
        let sources = module.sources(root: flags.repository.root)
        let output = "\(folder)/\(module.name)"
        let purpose = "compiling the runtime's \(module.name)"
        guard !module.isC else {
            return Command(
                program: flags.toolchain.clang,
                arguments: flags.c + sources.filter { $0.hasSuffix("wasm.c") }
                    + ["-o", output + ".o"],
                purpose: purpose)
        }
        return Command(
            program: flags.toolchain.swiftc,
            arguments: flags.swift(module: module.name, modules: folder) + [
                "-emit-module", "-emit-module-path", output + ".swiftmodule", "-c", "-o",
                output + ".o",
            ] + sources,
            purpose: purpose)
    }

    /// Names everything that the module is made from.
    private func key(of module: RuntimeModule, keys: [String: String]) throws -> String {
        var hash = ContentHash()
        let toolchain = flags.toolchain
        hash.add((flags.c + flags.swift(module: module.name, modules: "")).joined().utf8)
        let date = try FileManager.default.attributesOfItem(atPath: toolchain.swiftc)
        hash.add("\(toolchain.usr) \(date[.size] ?? "") \(date[.modificationDate] ?? "")".utf8)
        for dependency in module.dependencies { hash.add((keys[dependency] ?? "").utf8) }
        for path in module.sources(root: flags.repository.root) {
            hash.add(path.utf8)
            hash.add(try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        return hash.text
    }
}
