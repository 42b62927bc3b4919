import BlockMetadata

/// The front page: all blocks by category, with search and filters.
struct GalleryPage {
    let page: PageContext

    func document() throws -> String {
        Shell(
            page: page, title: page.say(.galleryTitle),
            description: page.say(.galleryDescription),
            picture: Picture.preview("site", page.language), scripts: ["gallery.js"],
            content: """
                <div class="hero">
                <div class="words">
                <h1>\(page.say(.galleryHeading))</h1>
                <p class="lead">\(page.say(.galleryLead))</p>
                </div>
                \(hand)
                </div>
                \(controls)
                <div class="found"><p id="count" role="status">\(count)</p>
                <button type="button" id="clear" class="quiet live" disabled>\(page.say(.clear))</button></div>
                <div id="results">
                \(try Category.allCases.markup(shelf))</div>
                """
        ).document()
    }

    private var blocks: [Block] { page.facts.blocks }

    private var count: String {
        blocks.count == 1 ? page.say(.countOne) : page.say(.countMany, String(blocks.count))
    }

    /// The first blocks, fanned out like cards in a hand. The style sheet leaves it out where there is no room.
    private var hand: HTML {
        """
        <div class="hand" aria-hidden="true">
        \(blocks.prefix(3).reversed().markup { Picture.markup($0, in: page, alt: "", isLazy: true) })
        </div>
        """
    }

    // MARK: Search and filters

    /// Without JavaScript they would do nothing, and the style sheet hides them.
    private var controls: HTML {
        """
        <div role="search" class="controls live" id="controls" data-index="\(page.link("search.json"))" \
        data-one="\(page.say(.countOne))" data-many="\(page.say(.countMany))" \
        data-none="\(page.say(.countNone))">
        <div class="search">
        <label for="search">\(page.say(.search))</label>
        <input id="search" type="search" autocomplete="off" autocapitalize="off" spellcheck="false" \
        enterkeyhint="search" placeholder="\(page.say(.searchHint))" aria-keyshortcuts="/">
        <kbd aria-hidden="true">/</kbd>
        </div>
        \(categories)
        \(select("level", .level, .anyLevel, levels))
        \(select("os", .system, .anySystem, systems))
        </div>
        """
    }

    private var categories: HTML {
        let choices = ([nil] + Category.allCases.map(Optional.some)).markup { category in
            let value = category?.rawValue ?? ""
            let name = category?.title[page.language] ?? page.say(.anyCategory)
            let checked: HTML = category == nil ? " checked" : .none
            return """
                <label class="chip"><input type="radio" name="category" value="\(value)"\(checked)>\
                <span>\(category.map(Drawing.suit) ?? .none)\(name)</span></label>

                """
        }
        return """
            <fieldset class="chips">
            <legend>\(page.say(.category))</legend>
            <div>\(choices)</div>
            </fieldset>
            """
    }

    private typealias Choice = (value: String, name: String)

    private var levels: [Choice] {
        Level.allCases.map { ($0.rawValue, $0.title[page.language]) }
    }

    /// Systems by their number: a block that needs iOS 18 runs on iOS 27 too.
    private var systems: [Choice] {
        Set(blocks.map { MinimumOS($0.minimumOS).major }).sorted()
            .map { (String($0), "iOS \($0)") }
    }

    private func select(
        _ id: String, _ label: Message, _ any: Message, _ choices: [Choice]
    ) -> HTML {
        """
        <div class="field">
        <label for="\(id)">\(page.say(label))</label>
        <select id="\(id)"><option value="">\(page.say(any))</option>\
        \(choices.markup { "<option value=\"\($0.value)\">\($0.name)</option>" })</select>
        </div>
        """
    }

    // MARK: The shelves

    private func shelf(_ category: Category) throws -> HTML {
        let own = blocks.filter { $0.category == category }
        guard !own.isEmpty else { return .none }
        return """
            <section class="shelf" data-category="\(category.rawValue)" \
            aria-labelledby="\(category.rawValue.lowercased())">
            <h2 id="\(category.rawValue.lowercased())">\(Drawing.suit(category))\
            \(category.title[page.language])</h2>
            <ul class="cards">
            \(try own.markup(card))</ul>
            </section>

            """
    }

    private func card(_ block: Block) throws -> HTML {
        """
        <li class="card" data-name="\(block.name)" data-level="\(block.level.rawValue)" \
        data-os="\(MinimumOS(block.minimumOS).major)">
        <article>
        <div class="picture" data-pinta="\(block.category.pinta)">\
        \(Picture.markup(block, in: page, alt: "", isLazy: true))</div>
        <div class="words">
        <h3><a href="\(page.link(.block(block.name)))">\(block.title)</a></h3>
        <p>\(try page.line(block.summary[page.language]))</p>
        <p class="facts">\(block.minimumOS) · \(block.level.title[page.language])</p>
        </div>
        </article>
        </li>

        """
    }
}

/// The number in a minimum system such as `iOS 18.0+`.
struct MinimumOS {
    let major: Int

    init(_ text: String) {
        let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }
        major = Int(digits) ?? 0
    }
}

extension Category {
    /// Gaps in the line around a card, which tell the suits of a Spanish deck apart in the hand.
    var pinta: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
