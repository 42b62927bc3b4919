import Foundation

/// The programs and libraries that make a page: found where Debian and Swift's archives put them.
package struct Toolchain {
    /// The Swift toolchain's `usr` folder.
    package let usr: String
    package let wasiInclude: String
    package let wasiLibraries: String
    /// clang's helpers that the C library calls.
    package let builtins: String
    package let wasmOpt: String

    package var swiftc: String { usr + "/bin/swiftc" }
    package var clang: String { usr + "/bin/clang" }
    package var linker: String { usr + "/bin/wasm-ld" }
    package var unicodeTables: String {
        usr + "/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
    }

    /// Looks in the usual places; fails with the name of what is missing.
    package static func find() throws(Failure) -> Toolchain {
        Toolchain(
            usr: try swift(),
            wasiInclude: try existing("/usr/include/wasm32-wasi", "wasi-libc"),
            wasiLibraries: try existing("/usr/lib/wasm32-wasi", "wasi-libc"),
            builtins: try clangBuiltins(),
            wasmOpt: try program("wasm-opt", "binaryen"))
    }

    /// The Python that runs the scripts of ours that a command needs.
    static func python() throws(Failure) -> String { try program("python3", "python3") }

    private static func existing(_ path: String, _ package: String) throws(Failure) -> String {
        guard FileManager.default.fileExists(atPath: path) else { throw missing(path, package) }
        return path
    }

    private static func missing(_ what: String, _ package: String) -> Failure {
        Failure("\(what) is missing (Debian package \(package)): run 'make setup'")
    }

    private static func clangBuiltins() throws(Failure) -> String {
        let root = "/usr/lib"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        for version in versions.filter({ $0.hasPrefix("llvm-") }).sorted() {
            let clang = "\(root)/\(version)/lib/clang"
            for release in (try? FileManager.default.contentsOfDirectory(atPath: clang)) ?? [] {
                let path = "\(clang)/\(release)/lib/wasi/libclang_rt.builtins-wasm32.a"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        throw missing("libclang_rt.builtins-wasm32.a", "libclang-rt-14-dev-wasm32")
    }

    private static func searchPath() -> [String] {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    private static func program(_ name: String, _ package: String) throws(Failure) -> String {
        for folder in searchPath() + ["/usr/bin", "/usr/local/bin"] {
            let path = folder + "/" + name
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw missing(name, package)
    }

    /// The toolchain of this very program: its SwiftSyntax is loaded from there. Otherwise PATH.
    private static func swift() throws(Failure) -> String {
        func holds(_ usr: String) -> Bool {
            FileManager.default.isExecutableFile(atPath: usr + "/bin/wasm-ld")
        }
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        for line in maps.split(separator: "\n") where line.contains("/lib/swift/host/") {
            guard let slash = line.firstIndex(of: "/"),
                let end = line.range(of: "/lib/swift/host/")
            else { continue }
            let usr = String(line[slash..<end.lowerBound])
            if holds(usr) { return usr }
        }
        for folder in searchPath() {
            let swift = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
            let usr = swift.deletingLastPathComponent().deletingLastPathComponent().path
            if holds(usr) { return usr }
        }
        throw Failure("no Swift toolchain with wasm-ld found: put its 'usr/bin' into PATH")
    }
}
