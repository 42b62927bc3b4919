import BlockMetadata

/// The page of SwiftUI's names, each offered fully, partly or not.
struct CompatibilityPage {
    let page: PageContext

    func document() throws -> String {
        Shell(
            page: page, title: "\(page.say(.compatibility)) · Baraja",
            description: page.say(.compatibilityLead),
            picture: Picture.preview("site", page.language),
            content: """
                <div class="prose wide">
                <h1>\(page.say(.compatibilityTitle))</h1>
                <p class="lead">\(page.say(.compatibilityLead))</p>
                \(counts)
                \(try tables)
                </div>
                """
        ).document()
    }

    private var counts: HTML {
        let rows = page.facts.compatibility.rows
        return """
            <dl class="badges">
            \(Compatibility.State.allCases.markup { state in
                let names = rows.filter { $0.state == state }.reduce(0) { $0 + $1.names.count }
                return "<div><dt>\(state.title[page.language])</dt><dd>\(names)</dd></div>\n"
            })</dl>
            """
    }

    /// Made from the page's twin, so that both say the same. Each table is in a box of its own, which scrolls
    /// where the page is too narrow for it.
    private var tables: HTML {
        get throws {
            let text = CompatibilityText(page: page)
            let parts = try page.blocks(text.content).text.components(separatedBy: "<table>")
            let titles = text.sectionTitles
            let markup = parts.enumerated().map { index, part in
                guard index > 0 else { return part }
                let box: HTML = """
                    <div class="scroller" tabindex="0" role="region" aria-label="\(titles[index - 1])">
                    """
                return box.text + "<table>"
                    + part.replacingOccurrences(of: "</table>", with: "</table></div>")
            }
            let marked = Compatibility.State.allCases.reduce(markup.joined()) { text, state in
                let title = state.title[page.language]
                return text.replacingOccurrences(
                    of: "<td>\(title)</td>",
                    with: "<td><span class=\"state \(state.rawValue)\">\(title)</span></td>")
            }
            return HTML(raw: marked)
        }
    }
}

/// The tables of SwiftUI's names as Markdown.
struct CompatibilityText {
    let page: PageContext

    private var data: Compatibility { page.facts.compatibility }
    private var language: Language { page.language }

    /// The titles of the tables, in order; a section without one has its tier's.
    var sectionTitles: [String] {
        data.tiers.flatMap { tier in
            tier.sections.map { ($0.title ?? tier.title)[language] }
        }
    }

    /// All but the page's own title. Links to other files of the repository lead nowhere here, and go.
    var content: String {
        text.replacing(/\[([^\]]+)\]\([^):]+\)/) { String($0.1) }
    }

    private var text: String {
        (data.introduction.map { $0[language] } + data.tiers.flatMap(tier)).joined(
            separator: "\n\n")
            + "\n"
    }

    private func tier(_ tier: Compatibility.Tier) -> [String] {
        ["## \(tier.title[language])"]
            + tier.sections.flatMap { section in
                (section.title.map { ["### \($0[language])"] } ?? []) + [table(section.rows)]
                    + section.remarks.map { $0[language] }
            }
    }

    private func table(_ rows: [Compatibility.Row]) -> String {
        let titles = [Message.name, .state, .note].map(page.say)
        let cells = rows.map { row in
            [
                row.names.map { "`\($0)`" }.joined(separator: ", "), row.state.title[language],
                row.note?[language] ?? "",
            ]
        }
        return ([titles, titles.map { _ in "---" }] + cells).map(Twin.row).joined(separator: "\n")
    }
}
