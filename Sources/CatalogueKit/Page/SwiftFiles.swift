import Foundation

/// The files that a command works on when it is told none.
package enum SwiftFiles {
    /// The files that were named; without any, the Swift files of the current folder.
    package static func named(_ operands: [String]) throws(Failure) -> [String] {
        guard operands.isEmpty else { return operands }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
        let files = names.filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != "Package.swift"
        }
        guard !files.isEmpty else {
            throw Failure("there is no Swift file in this folder; name one")
        }
        return files.sorted()
    }
}
