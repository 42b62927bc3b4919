import BlockMetadata

/// The page that is photographed for what others show of a page: 1200 by 630 pixels.
enum PreviewCard {
    /// Of the whole site: its blocks fanned out like a hand of cards.
    static func site(_ page: PageContext) -> String {
        let hand = page.facts.blocks.prefix(3).reversed()
        return document(
            page, title: page.say(.galleryHeading), lead: page.say(.tagline),
            pictures: hand.map { Picture.still($0, "light") })
    }

    static func block(_ block: Block, _ page: PageContext) throws -> String {
        document(
            page, title: block.title, lead: Markdown.plain(block.summary[page.language]),
            facts: "\(block.minimumOS) · \(block.level.title[page.language])",
            pictures: [Picture.still(block, "dark"), Picture.still(block, "light")])
    }

    private static func document(
        _ page: PageContext, title: String, lead: String, facts: String = "", pictures: [String]
    ) -> String {
        let images = pictures.markup { "<img src=\"../\($0)\" alt=\"\">" }
        let markup: HTML = """
            <!doctype html>
            <html lang="\(page.language.rawValue)">
            <meta charset="utf-8">
            <title>\(title)</title>
            <link rel="stylesheet" href="../assets/site.css">
            <body class="preview">
            <div class="words">
            <p class="brand">\(Drawing.mark)<span>Baraja</span></p>
            <h1>\(title)</h1>
            <p class="lead">\(lead)</p>
            <p class="facts">\(facts)</p>
            </div>
            <div class="hand">\(images)</div>
            </body>
            </html>

            """
        return markup.text
    }
}
