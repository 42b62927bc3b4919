import BlockMetadata

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
