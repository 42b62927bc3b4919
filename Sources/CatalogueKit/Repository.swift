import Foundation

/// Where the runtime's sources, the browser half and the build folder are.
package struct Repository {
    package let root: String

    package init(root: String) { self.root = root }

    /// What `make setup` prepared for pages: fonts, icons, notices.
    package var assets: String { root + "/.build/assets" }
    package var web: String { root + "/Web" }
    /// Makes a release's wasm compress well.
    var functionOrder: String { root + "/Scripts/order-functions.py" }
    package var cache: String { root + "/.build/baraja/wasm" }

    /// `BARAJA_ROOT`, or the checkout that the running program was built in or is called from.
    package static func find() throws(Failure) -> Repository {
        if let root = ProcessInfo.processInfo.environment["BARAJA_ROOT"] {
            guard isRepository(root) else {
                throw Failure("BARAJA_ROOT is not a checkout of Baraja: \(root)")
            }
            return Repository(root: root)
        }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let source = URL(fileURLWithPath: #filePath)
        for start in [program, here, source] {
            var folder = start
            while folder.path != "/" {
                if isRepository(folder.path) { return Repository(root: folder.path) }
                folder.deleteLastPathComponent()
            }
        }
        throw Failure("Baraja's checkout was not found: set BARAJA_ROOT to its folder")
    }

    private static func isRepository(_ path: String) -> Bool {
        ["Sources/CShims/include/CShims.h", "Web/index.html"].allSatisfy {
            FileManager.default.fileExists(atPath: path + "/" + $0)
        }
    }
}
