import Foundation
import Lowering

/// Reads the author's files.
enum SourceFiles {
    /// Reads all, or says of the first that cannot be read why.
    static func read(_ paths: [String]) throws(Failure) -> [SourceInput] {
        var inputs: [SourceInput] = []
        for path in paths {
            inputs.append(SourceInput(path: path, text: try read(path)))
        }
        let real = paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
        for (index, path) in real.enumerated() where real[..<index].contains(path) {
            throw Failure("\(paths[index]) is given twice")
        }
        return inputs
    }

    private static func read(_ path: String) throws(Failure) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure("\(path): no such file")
        }
        guard !isFolder.boolValue else {
            throw Failure("\(path) is a folder; name the Swift files in it")
        }
        guard path.hasSuffix(".swift") else { throw Failure("\(path) is not a Swift file") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure("\(path) cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Failure("\(path) is not UTF-8 text; save it as UTF-8")
        }
        return text
    }
}
