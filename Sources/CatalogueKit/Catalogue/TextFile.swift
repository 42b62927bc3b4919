import Foundation

/// A text file of the repository.
struct TextFile {
    /// From the repository's root, for example `Blocks/Cards/SwipeableCardStack.swift`.
    let path: String
    /// All of its bytes, a byte order mark too.
    let text: String

    /// All files below a folder whose names end so, by path. A folder that is not there has none.
    static func find(
        in repository: Repository, folder: String, endings: [String]
    ) throws -> [TextFile] {
        let root = repository.root + "/" + folder
        let inside = FileManager.default.enumerator(atPath: root)
        let paths = (inside?.compactMap { $0 as? String } ?? [])
            .filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
        return try paths.map { path in
            let place = folder + "/" + path
            let data = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/" + place))
            guard let text = String(validating: data, as: UTF8.self) else {
                throw Failure("\(place) is not UTF-8 text")
            }
            return TextFile(path: place, text: text)
        }
    }
}
