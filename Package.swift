// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: The toolchain

/// Path of the toolchain's `usr` folder, whose SwiftSyntax the tools are built on.
///
/// Found in this order: `SWIFT_TOOLCHAIN_USR`, the library that this manifest runs on, `PATH`.
func toolchainUsr() -> String {
    let files = FileManager.default
    func hasSyntax(_ usr: String) -> Bool {
        files.fileExists(atPath: usr + "/lib/swift/host/SwiftSyntax.swiftmodule")
    }
    let environment = ProcessInfo.processInfo.environment
    if let usr = environment["SWIFT_TOOLCHAIN_USR"], hasSyntax(usr) { return usr }
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in maps.split(separator: "\n") {
        guard let start = line.firstIndex(of: "/") else { continue }
        let path = line[start...]
        guard let end = path.range(of: "/lib/swift/") else { continue }
        let usr = String(path[..<end.lowerBound])
        if hasSyntax(usr) { return usr }
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
        let swift = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
        let usr = swift.deletingLastPathComponent().deletingLastPathComponent().path
        if hasSyntax(usr) { return usr }
    }
    fatalError("no Swift toolchain with SwiftSyntax: set SWIFT_TOOLCHAIN_USR to its usr folder")
}

let syntaxModules = toolchainUsr() + "/lib/swift/host"

// MARK: Settings

/// Warnings are errors in every Swift target of ours.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The runtime is compiled without default isolation and in Swift 5 mode, so that clients of every mode
/// can use it.
let runtime: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

/// For targets on top of the toolchain's own SwiftSyntax.
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", syntaxModules])]
let syntaxLink: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxModules, "-Xlinker", "-rpath", "-Xlinker", syntaxModules])
]

#if os(macOS)
    let onApple = true
#else
    let onApple = false
#endif

// MARK: Targets

let kernels = ["GeometryKernel", "MotionKernel", "GestureKernel", "LayoutKernel", "DisplayKernel"]

func names(_ list: [String]) -> [Target.Dependency] { list.map { .byName(name: $0) } }

/// The runtime and its hosts. On Apple's systems the real SwiftUI takes their place.
let runtimeTargets: [Target] =
    [
        .target(name: "CShims"),
        .target(name: "GeometryKernel", dependencies: names(["CShims"]), swiftSettings: runtime),
    ]
    + kernels.dropFirst().map {
        .target(
            name: $0, dependencies: names(["CShims", "GeometryKernel"]), swiftSettings: runtime)
    } + [
        .macro(name: "PreviewMacros", swiftSettings: syntax, linkerSettings: syntaxLink),
        .target(
            name: "SwiftUI", dependencies: names(["CShims", "PreviewMacros"] + kernels),
            swiftSettings: runtime),
        .target(
            name: "TestHost", dependencies: names(["SwiftUI"] + kernels), swiftSettings: runtime),
        .target(
            name: "WebHost", dependencies: names(["SwiftUI", "CShims"] + kernels),
            swiftSettings: runtime),
    ]

let blocks: Target = .target(
    name: "Blocks", dependencies: onApple ? [] : names(["SwiftUI"]), path: "Blocks",
    swiftSettings: strict + [.swiftLanguageMode(.v6)])

let tools: [Target] = [
    .target(name: "BlockMetadata", swiftSettings: syntax, linkerSettings: syntaxLink),
    .target(
        name: "Lowering", dependencies: names(["BlockMetadata"]), swiftSettings: syntax,
        linkerSettings: syntaxLink),
    .target(
        name: "CatalogueKit", dependencies: names(["BlockMetadata", "Lowering"]),
        swiftSettings: syntax),
    .executableTarget(
        name: "baraja", dependencies: names(["CatalogueKit"]), swiftSettings: syntax,
        linkerSettings: syntaxLink),
]

let headless = ["TestHost", "SwiftUI"] + kernels

/// What `make bench` runs without a browser.
let benchmarks: [Target] = [
    .target(
        name: "AllocationCounter", path: "Benchmarks/allocations", publicHeadersPath: "include"),
    .executableTarget(
        name: "Benchmarks", dependencies: names(["AllocationCounter", "Blocks"] + headless),
        path: "Benchmarks/native", swiftSettings: runtime),
]

func tests(_ name: String, _ dependencies: [String], _ settings: [SwiftSetting]) -> Target {
    .testTarget(
        name: name, dependencies: names(dependencies), swiftSettings: settings)
}

/// The test suites, each beside the module whose name it carries.
let testTargets: [Target] =
    kernels.map {
        tests($0 + "Tests", $0 == "GeometryKernel" ? [$0] : [$0, "GeometryKernel"], runtime)
    } + [
        tests("SwiftUITests", headless, runtime),
        tests("TestHostTests", headless, runtime),
        tests("BlocksTests", ["Blocks"] + headless, strict),
        tests("ReplayTests", ["Blocks"] + headless, runtime),
        tests("ClientSwift5Tests", headless, strict + [.swiftLanguageMode(.v5)]),
        tests("ClientSwift6Tests", headless, strict),
        tests("ClientMainActorTests", headless, strict + [.defaultIsolation(MainActor.self)]),
        tests("PreviewMacrosTests", ["SwiftUI"], strict),
        .testTarget(
            name: "BlockMetadataTests", dependencies: names(["BlockMetadata"]),
            swiftSettings: syntax, linkerSettings: syntaxLink),
        .testTarget(
            name: "LoweringTests", dependencies: names(["Lowering"]), swiftSettings: syntax,
            linkerSettings: syntaxLink),
        .testTarget(
            name: "CatalogueKitTests",
            dependencies: names(["CatalogueKit", "BlockMetadata", "Lowering"]),
            swiftSettings: syntax, linkerSettings: syntaxLink),
        .testTarget(
            name: "CLITests", dependencies: names(["baraja"]), swiftSettings: syntax,
            linkerSettings: syntaxLink),
    ]

// MARK: Package

let package = Package(
    name: "baraja",
    platforms: [.iOS(.v18), .macOS(.v15)],
    targets: (onApple ? [] : runtimeTargets + testTargets + benchmarks) + [blocks] + tools,
    swiftLanguageModes: [.v6]
)
