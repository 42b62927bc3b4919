import Foundation

/// Everything of a page but its wasm: the browser half, fonts, symbols in use, notices.
struct PageFiles {
    let repository: Repository
    let title: String
    let mode: BuildMode
    /// All string literals of the author's files; symbol names are among them.
    let strings: Set<String>

    /// Refuses to go on without what `make setup` makes.
    func check() throws(Failure) {
        guard FileManager.default.fileExists(atPath: repository.assets + "/complete") else {
            throw Failure("fonts and icons are missing: run 'make setup'")
        }
        if mode == .release { try checkBundle() }
    }

    /// Writes the files into a folder, in a release with those optional parts of the browser half.
    func write(to folder: String, parts: [String]) throws {
        let files = FileManager.default
        try copyBrowserHalf(to: folder)
        if mode == .release {
            let bundle = (["baraja"] + parts).joined(separator: "+")
            try files.copyItem(
                atPath: "\(browserHalf)/bundles/\(bundle).js", toPath: folder + "/baraja.js")
        }
        try files.copyItem(atPath: repository.assets + "/fonts", toPath: folder + "/fonts")
        try SymbolTable(repository: repository).json(of: strings)
            .write(to: URL(fileURLWithPath: folder + "/symbols.json"))
        try index().write(toFile: folder + "/index.html", atomically: false, encoding: .utf8)
        try Self.notices(repository).write(
            toFile: folder + "/NOTICES.txt", atomically: false, encoding: .utf8)
    }

    /// The browser half that the mode ships: debug pages get the readable modules, release pages one
    /// module that `make setup` made of those that the page needs.
    private var browserHalf: String {
        mode == .release ? repository.assets + "/web" : repository.web
    }

    private func copyBrowserHalf(to folder: String) throws {
        for name in browserFiles(in: browserHalf) where !name.hasSuffix(".html") {
            try FileManager.default.copyItem(
                atPath: "\(browserHalf)/\(name)", toPath: "\(folder)/\(name)")
        }
    }

    /// Refuses a bundle that was made of other files than those in `Web`.
    private func checkBundle() throws(Failure) {
        let sources = browserHalf + "/sources"
        let names = browserFiles(in: repository.web)
        let isRight = names.allSatisfy {
            FileManager.default.contentsEqual(
                atPath: "\(repository.web)/\($0)", andPath: "\(sources)/\($0)")
        }
        guard isRight, browserFiles(in: sources) == names else {
            throw Failure("the bundle of the browser half is missing or outdated: run 'make setup'")
        }
    }

    private func browserFiles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            [".js", ".css", ".html"].contains { name.hasSuffix($0) }
        }
    }

    private func index() throws -> String {
        try String(contentsOfFile: browserHalf + "/index.html", encoding: .utf8)
            .replacingOccurrences(of: "{{LANG}}", with: "en")
            .replacingOccurrences(of: "{{TITLE}}", with: escaped(title))
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// The licences of what the page carries.
    static func notices(_ repository: Repository) throws -> String {
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
