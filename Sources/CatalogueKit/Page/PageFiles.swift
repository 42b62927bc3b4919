import Foundation

/// Everything of a page but its wasm: the browser half, fonts, symbols in use, notices.
struct PageFiles {
    let repository: Repository
    let title: String
    let mode: BuildMode
    /// All string literals of the author's files; symbol names are among them.
    let strings: Set<String>

    /// Writes the files into a folder.
    func write(to folder: String) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: repository.assets + "/complete") else {
            throw Failure("fonts and icons are missing: run 'make setup'")
        }
        try copyBrowserHalf(to: folder)
        try files.copyItem(atPath: repository.assets + "/fonts", toPath: folder + "/fonts")
        try SymbolTable(repository: repository).json(of: strings)
            .write(to: URL(fileURLWithPath: folder + "/symbols.json"))
        try index().write(toFile: folder + "/index.html", atomically: false, encoding: .utf8)
        try notices().write(toFile: folder + "/NOTICES.txt", atomically: false, encoding: .utf8)
    }

    /// Debug pages get the readable modules, release pages the minified ones that `make setup` made of them.
    private func copyBrowserHalf(to folder: String) throws {
        let files = FileManager.default
        let minified = repository.assets + "/web"
        for name in try files.contentsOfDirectory(atPath: repository.web).sorted()
        where name.hasSuffix(".js") || name.hasSuffix(".css") {
            let source = "\(repository.web)/\(name)"
            guard mode == .release else {
                try files.copyItem(atPath: source, toPath: "\(folder)/\(name)")
                continue
            }
            guard
                files.contentsEqual(atPath: source, andPath: "\(minified)/sources/\(name)")
            else {
                throw Failure("the minified Web/\(name) is missing or outdated: run 'make setup'")
            }
            try files.copyItem(atPath: "\(minified)/\(name)", toPath: "\(folder)/\(name)")
        }
    }

    private func index() throws -> String {
        try String(contentsOfFile: repository.web + "/index.html", encoding: .utf8)
            .replacingOccurrences(of: "{{LANG}}", with: "en")
            .replacingOccurrences(of: "{{TITLE}}", with: escaped(title))
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// The licences of what the page carries.
    private func notices() throws -> String {
        let folder = repository.assets + "/notices"
        let license = try String(contentsOfFile: repository.root + "/LICENSE", encoding: .utf8)
        var text = "Baraja\n\n" + license
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let notice = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            text += "\n---\n\n\(name.dropLast(4))\n\n\(notice)"
        }
        return text
    }
}
