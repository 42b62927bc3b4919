import Foundation

/// How much the compiler optimises.
package enum BuildMode: String, Sendable {
    case debug
    case release
}

/// The flags of every Swift module of a page.
struct Flags {
    let toolchain: Toolchain
    let repository: Repository
    let mode: BuildMode

    private var cHeaders: String { repository.root + "/Sources/CShims/include" }

    /// Calls stay calls, above all those of retain, which would else be written out wherever an object is kept: a
    /// seventh of a page's code. Frames take as long as with them.
    private let calls = "-inline-threshold=-20"

    /// The same for Swift's own optimiser, which also makes no copy of a function for each closure it is called with.
    private let fewCopies = [
        "-Xfrontend", "-sil-inline-caller-benefit-reduction-factor", "-Xfrontend", "1000",
        "-Xllvm", "-sil-disable-pass=closure-specialize",
    ]

    /// For `swiftc`; `modules` is where the modules to import are.
    ///
    /// Private imports let code that is specialised in another module see what the `some View` of a client is.
    func swift(module: String, modules: String) -> [String] {
        [
            "-target", "wasm32-unknown-none-wasm", "-swift-version", "5", "-parse-as-library",
            "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
            "-wmo", mode == .release ? "-Osize" : "-Onone", "-enable-private-imports",
            "-Xfrontend", "-disable-stack-protector", "-package-name", "baraja",
            "-suppress-warnings", "-diagnostic-style=llvm", "-no-color-diagnostics",
            "-module-name", module, "-I", modules, "-I", cHeaders,
            "-Xcc", "-isystem", "-Xcc", toolchain.wasiInclude, "-Xcc", "-D__wasi__",
        ] + (mode == .release ? ["-lto=llvm-full", "-Xllvm", calls] + fewCopies : [])
    }

    /// Without link-time optimisation: the types of its stand-ins for Swift functions need only agree in wasm.
    var c: [String] {
        [
            "-target", "wasm32-unknown-none-wasm", "-Os", "-isystem", toolchain.wasiInclude,
            "-D__wasi__", "-I", cHeaders, "-c",
        ]
    }

    /// Bytes of the stack, for views 512 deep. It lies below the data: past its end the page traps, where it would
    /// write over the data otherwise. Data below 2^20 has addresses of three bytes.
    private let stackSize = 512 << 10

    /// A release is compiled as one at link time, equal functions merged and paths to traps moved out of line;
    /// loops count as they are written, since other counters cost code before them.
    func link(objects: [String], output: String) -> [String] {
        let options = ["-enable-merge-functions", "-hot-cold-split", "-disable-lsr", calls]
        let optimising = options.flatMap { ["-mllvm", $0] }
        return ["--no-entry", "--gc-sections", "--stack-first", "-z", "stack-size=\(stackSize)"]
            + (mode == .release ? optimising + [strip] : ["--strip-debug"])
            + ["-o", output] + objects
            + [
                "-L" + toolchain.wasiLibraries, "-lc", toolchain.builtins, toolchain.unicodeTables,
            ]
    }

    /// `BARAJA_WASM_NAMES=1` keeps the functions' names, for `Scripts/size-report.py`.
    private var keepsNames: Bool {
        ProcessInfo.processInfo.environment["BARAJA_WASM_NAMES"] == "1"
    }

    private var strip: String { keepsNames ? "--strip-debug" : "--strip-all" }

    /// Flattening first lets the optimiser find more equal code. No address is computed from below 0 to below
    /// 1024, where only the end of the stack lies: that folds offsets into loads. A large function with one caller
    /// stays by itself, where `functionOrder` can put it next to its like.
    ///
    /// Only features that engines have had since 2021: `--all-features` makes modules that older ones refuse.
    func optimise(_ input: String, output: String) -> [String] {
        [
            "--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz", "--converge",
            "--one-caller-inline-max-function-size", "20", "--enable-bulk-memory",
            "--enable-nontrapping-float-to-int",
            "--enable-sign-ext", "--enable-mutable-globals", input, "-o", output,
        ] + (keepsNames ? ["-g"] : [])
    }
}
