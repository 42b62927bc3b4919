import Foundation

/// A module of the runtime, as the page's build sees it.
struct RuntimeModule {
    let name: String
    let dependencies: [String]
    var isC: Bool { name == "CShims" }

    /// All of them, in groups: a group needs only those before it, so its modules compile side by side.
    static let groups: [[RuntimeModule]] = {
        let kernels = ["MotionKernel", "GestureKernel", "LayoutKernel", "DisplayKernel"]
        let swiftUI = ["CShims", "GeometryKernel"] + kernels
        return [
            [RuntimeModule(name: "CShims", dependencies: [])],
            [RuntimeModule(name: "GeometryKernel", dependencies: ["CShims"])],
            kernels.map { RuntimeModule(name: $0, dependencies: ["CShims", "GeometryKernel"]) },
            [RuntimeModule(name: "SwiftUI", dependencies: swiftUI)],
            [RuntimeModule(name: "WebHost", dependencies: swiftUI + ["SwiftUI"])],
        ]
    }()

    /// The module's sources under the repository's root, sorted.
    func sources(root: String) -> [String] {
        let folder = root + "/Sources/" + name
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (files ?? [])
            .filter { isC ? $0.hasSuffix(".c") || $0.hasSuffix(".h") : $0.hasSuffix(".swift") }
            .sorted().map { folder + "/" + $0 }
    }
}

/// FNV-1a, 64 bits: names what a cached module was made from.
struct ContentHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        value = (value ^ 0xff) &* 0x100_0000_01b3
    }

    var text: String { String(value, radix: 16) }
}
