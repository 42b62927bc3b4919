import BlockMetadata

/// The page of one block: its demo, its contract, its source.
///
/// Each part is in a file of its own: `BlockPage+Demo`, `BlockPage+Contract`, `BlockPage+Source`.
struct BlockPage {
    let page: PageContext
    let block: Block

    func document() throws -> String {
        let sections = try sections
        let summary = Markdown.plain(block.summary[page.language])
        return Shell(
            page: page, title: "\(block.title) · Baraja", description: summary,
            picture: Picture.preview(block.name, page.language), scripts: ["block.js"],
            content: """
                <div class="block">
                \(try introduction)
                <div class="side">
                \(demo)
                \(contents(sections))
                </div>
                <div class="contract">
                \(sections.markup(section))</div>
                </div>
                """
        ).document()
    }

    // MARK: What it is

    private var introduction: HTML {
        get throws {
            """
            <header class="introduction">
            <p class="shelf-name"><a href="\(page.link(.gallery))?category=\(block.category.rawValue)">\
            \(Drawing.suit(block.category))\(block.category.title[page.language])</a></p>
            <h1>\(block.title)</h1>
            <p class="lead">\(try page.line(block.summary[page.language]))</p>
            \(badges)
            \(try page.blocks(block.discussion[page.language]))
            \(install)
            </header>
            """
        }
    }

    private var badges: HTML {
        let facts: [(Message, String)] = [
            (.system, block.minimumOS), (.level, block.level.title[page.language]),
            (.origin, block.origin[page.language]), (.version, block.version),
        ]
        let list = facts.markup { name, value in
            "<div><dt>\(page.say(name))</dt><dd>\(value)</dd></div>\n"
        }
        return "<dl class=\"badges\">\n\(list)</dl>"
    }

    private var install: HTML {
        """
        <div class="install" role="group" aria-label="\(page.say(.install))">
        <div class="command"><code id="install">baraja add \(block.name)</code>\
        \(copyButton(of: "install", label: .copyInstall))</div>
        <p class="note">\(page.say(.installNote))</p>
        <p><a class="button" href="\(page.link(filePath))" download>\(Drawing.arrow)\
        \(page.say(.download, block.name + ".swift"))</a></p>
        </div>
        """
    }

    // MARK: The sections

    struct Section {
        let id: String
        let title: Message
        let content: HTML
    }

    private var sections: [Section] {
        get throws {
            var all = [
                Section(id: "example", title: .example, content: example),
                Section(id: "parameters", title: .parameters, content: try parameters),
            ]
            if !block.types.isEmpty {
                all.append(
                    Section(id: "types", title: .supportingTypes, content: try supportingTypes))
            }
            return all + [
                Section(id: "accessibility", title: .accessibility, content: try promises),
                Section(id: "limits", title: .limits, content: try limits),
                Section(id: "demo-code", title: .demoCode, content: demoCode),
                Section(id: "source", title: .source, content: source),
                Section(id: "see-also", title: .seeAlso, content: try seeAlso),
            ]
        }
    }

    private func contents(_ sections: [Section]) -> HTML {
        let links = sections.markup { "<li><a href=\"#\($0.id)\">\(page.say($0.title))</a></li>\n" }
        return """
            <nav class="contents" aria-labelledby="contents-title">
            <h2 id="contents-title">\(page.say(.onThisPage))</h2>
            <ul>
            \(links)</ul>
            </nav>
            """
    }

    private func section(_ section: Section) -> HTML {
        """
        <section id="\(section.id)" aria-labelledby="\(section.id)-title">
        <h2 id="\(section.id)-title">\(page.say(section.title))</h2>
        \(section.content)
        </section>

        """
    }

    // MARK: Small parts

    /// A button that copies the text of an element, or the file that `path` names. Without JavaScript the
    /// style sheet hides it.
    func copyButton(of id: String, path: String? = nil, label: Message) -> HTML {
        let file: HTML = path.map { " data-file=\"\($0)\"" } ?? .none
        return """
            <button type="button" class="copy live" data-copy="\(id)"\(file) \
            aria-label="\(page.say(label))" data-done="\(page.say(.copied))" \
            data-failed="\(page.say(.copyFailed))">\(page.say(.copy))</button>
            """
    }

    /// Code in a box that scrolls sideways by itself, reachable by the keyboard.
    func code(_ id: String, _ content: HTML, title: String, buttons: HTML, class kind: HTML = "")
        -> HTML
    {
        """
        <div class="code \(kind)">
        <div class="bar"><span class="file">\(title)</span><span class="buttons">\(buttons)</span></div>
        <pre tabindex="0" role="region" aria-label="\(title)"><code id="\(id)">\(content)</code></pre>
        </div>
        """
    }
}
