import SwiftIfConfig
import SwiftSyntax

/// What `#if` sees when a file is built for the page: wasm32, Embedded Swift, only SwiftUI to import.
///
/// `DEBUG` is set, since authors often keep their previews inside `#if DEBUG`.
struct PageConfiguration: BuildConfiguration {
    func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
    func hasFeature(name: String) -> Bool { name == "Embedded" }
    func hasAttribute(name: String) -> Bool { name != "MainActor" }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        ["SwiftUI", "Swift"].contains(importPath.first?.1)
    }
    func isActiveTargetOS(name: String) -> Bool { name == "none" }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "wasm32" }
    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "Wasm" }
    var targetPointerBitWidth: Int { 32 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(5) }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
