import BlockMetadata

/// The page of SwiftUI's names, each offered, partly offered or not.
struct CompatibilityPage {
    let page: PageContext

    func document() throws -> String {
        Shell(
            page: page, title: "\(page.say(.compatibility)) · Baraja",
            description: page.say(.compatibilityLead),
            picture: Picture.preview("site", page.language), scripts: [],
            content: """
                <div class="prose wide">
                <h1>\(page.say(.compatibilityTitle))</h1>
                <p class="lead">\(page.say(.compatibilityLead))</p>
                <div lang="en">
                \(try tables)
                </div>
                </div>
                """
        ).document()
    }

    /// Each table in a box of its own, which scrolls where the page is too narrow for it.
    private var tables: HTML {
        get throws {
            let markup = try page.blocks(page.facts.compatibility).text
            let parts = markup.components(separatedBy: "<table>")
            var out = parts[0]
            for (index, part) in parts.dropFirst().enumerated() {
                out += """
                    <div class="scroller" tabindex="0" role="region" \
                    aria-label="\(page.say(.compatibility)) \(index + 1)"><table>
                    """
                out += part.replacingOccurrences(of: "</table>", with: "</table></div>")
            }
            return HTML(raw: out)
        }
    }
}

/// The page on how it works and what it cannot do.
struct AboutPage {
    let page: PageContext

    func document() throws -> String {
        Shell(
            page: page, title: "\(page.say(.aboutTitle)) · Baraja",
            description: page.say(.aboutLead), picture: Picture.preview("site", page.language),
            content: """
                <div class="prose">
                <h1>\(page.say(.aboutTitle))</h1>
                <p class="lead">\(page.say(.aboutLead))</p>
                \(try page.blocks(page.say(.aboutText)))
                </div>
                """
        ).document()
    }
}

/// What a server shows for an address that is not there.
struct NotFoundPage {
    let page: PageContext

    func document() -> String {
        Shell(
            page: page, title: "\(page.say(.notFoundTitle)) · Baraja",
            description: page.say(.notFoundText), picture: Picture.preview("site", page.language),
            content: """
                <div class="prose missing">
                \(Drawing.mark)
                <h1>\(page.say(.notFoundTitle))</h1>
                <p class="lead">\(page.say(.notFoundText))</p>
                <p><a class="button" href="\(page.link(.gallery))">\(page.say(.toBlocks))</a></p>
                </div>
                """
        ).document()
    }
}
