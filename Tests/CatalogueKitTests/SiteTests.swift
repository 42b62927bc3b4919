import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

/// What stands between the quotes of an attribute, for every time it is there.
private func values(of attribute: String, in document: String) -> [String] {
    document.components(separatedBy: " \(attribute)=\"").dropFirst().map {
        $0.components(separatedBy: "\"")[0]
    }
}

/// The path from the site's root that an address leads to from a page.
private func resolved(_ address: String, from folder: String) -> String {
    let plain = address.components(separatedBy: CharacterSet(charactersIn: "?#"))[0]
    let base = URL(string: "http://site/" + folder)
    return String((URL(string: plain, relativeTo: base)?.path ?? "").dropFirst())
}

@Test("a text is escaped where it enters markup, markup is not")
func escaping() {
    let tag: HTML = "<b>"
    let line: HTML = "<p title=\"\("a\"b'")\">\("1 < 2 & 3")\(tag)</p>"
    #expect(line.text == "<p title=\"a&quot;b&#39;\">1 &lt; 2 &amp; 3<b></p>")
}

@Test("every page in one language has its twin in the other and names it")
func languageTwins() throws {
    let pages = try SampleSite.pages()
    for route in SampleSite.routes {
        let document = try pages.document(route)
        #expect(document.contains("<html lang=\"\(route.language.rawValue)\">"))
        #expect(SampleSite.routes.contains(route.twin))
        let links = values(of: "href", in: document).map { resolved($0, from: route.folder) }
        let twin = route.twin.folder
        #expect(links.contains { $0 == twin || $0 + "/" == twin || $0 == String(twin.dropLast()) })
        #expect(document.contains("hreflang=\"en\""))
        #expect(document.contains("hreflang=\"es\""))
    }
}

@Test("nothing of one language stands on a page of the other")
func noMixing() throws {
    let pages = try SampleSite.pages()
    let pairs = try ["Si se repite.", "Las flechas deslizan.", "Sin deshacer.", "Parámetros"].map {
        spanish in
        (
            spanish,
            try #require(
                [
                    "Si se repite.": "Whether it loops.", "Las flechas deslizan.": "Arrows swipe.",
                    "Sin deshacer.": "No undo.", "Parámetros": "Parameters",
                ][spanish])
        )
    }
    let english = try pages.document(Route(.block("Deck"), .english))
    let spanish = try pages.document(Route(.block("Deck"), .spanish))
    for (one, other) in pairs {
        #expect(spanish.contains(one) && !english.contains(one), "\(one)")
        #expect(english.contains(other) && !spanish.contains(other), "\(other)")
    }
}

@Test("every address is relative, and every link to a page leads to one")
func relativeLinks() throws {
    let pages = try SampleSite.pages()
    let folders = Set(SampleSite.routes.map(\.folder))
    let made = ["assets/", "pictures/", "live/", "blocks/"]
    for route in SampleSite.routes {
        let document = try pages.document(route)
        #expect(!document.contains("http://") && !document.contains("https://"))
        for name in ["href", "src", "srcset", "content", "data-live", "data-index", "data-file"] {
            for address in values(of: name, in: document) where name != "content" {
                #expect(!address.hasPrefix("/"), "\(address) on \(route.file)")
                guard !address.hasPrefix("#") else { continue }
                let path = resolved(address, from: route.folder)
                let isPage = folders.contains(path) || folders.contains(path + "/")
                let isFile =
                    made.contains { path.hasPrefix($0) } || path.contains(".")
                #expect(isPage || isFile, "\(address) on \(route.file) leads to \(path)")
            }
        }
    }
}

@Test("with an address, search engines and previews get absolute ones, and 404 knows its root")
func withAddress() throws {
    let pages = try SampleSite.pages(address: "https://example.org/cards/")
    let document = try pages.document(Route(.block("Deck"), .spanish))
    #expect(
        document.contains(
            "<link rel=\"canonical\" href=\"https://example.org/cards/es/blocks/Deck/\">"))
    #expect(document.contains("https://example.org/cards/pictures/preview-Deck-es.png"))
    let missing = try pages.document(Route(.notFound, .english))
    #expect(missing.contains("href=\"/cards/assets/site.css\""))
    let map = Feeds(facts: pages.facts, routes: SampleSite.routes).sitemap
    #expect(map.contains("<loc>https://example.org/cards/</loc>"))
}

@Test("no page has a script, a style or a handler in itself, and its policy allows none")
func policy() throws {
    let pages = try SampleSite.pages()
    for route in SampleSite.routes + [Route(.notFound, .english), Route(.notFound, .spanish)] {
        let document = try pages.document(route)
        #expect(!document.contains("unsafe-inline") && !document.contains("'unsafe-eval'"))
        #expect(document.contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"))
        #expect(!document.contains("<style"))
        #expect(values(of: "style", in: document).isEmpty)
        let scripts = document.components(separatedBy: "<script").dropFirst()
        #expect(scripts.allSatisfy { $0.contains("src=") && $0.contains("\"></script>") })
        let handler = try Regex("<[^>]+ on[a-z]+=")
        #expect(document.firstMatch(of: handler) == nil)
    }
}

@Test("headings follow each other without a gap, and there is one of the first level")
func headings() throws {
    let pages = try SampleSite.pages()
    for route in SampleSite.routes {
        let levels = try pages.document(route).matches(of: /<h([1-6])[ >]/).compactMap {
            Int($0.1)
        }
        #expect(levels.count { $0 == 1 } == 1, "\(route.file)")
        #expect(levels.first == 1, "\(route.file)")
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(route.file)")
    }
}

@Test("ids are unique, and labels and contents name ids that are there")
func identities() throws {
    let pages = try SampleSite.pages()
    for route in SampleSite.routes {
        let document = try pages.document(route)
        let ids = values(of: "id", in: document)
        #expect(Set(ids).count == ids.count, "\(route.file)")
        let named =
            ["for", "aria-labelledby", "data-copy"].flatMap { values(of: $0, in: document) }
            + values(of: "href", in: document).filter { $0.hasPrefix("#") }.map {
                String($0.dropFirst())
            }
        #expect(named.allSatisfy(ids.contains), "\(route.file): \(Set(named).subtracting(ids))")
    }
}

@Test("the source on a page is the file's text, line by line")
func sourceText() {
    let markup = Highlight.lines(SampleSite.source).text
    let plain = markup.replacing(/<[^>]+>/, with: "")
        .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
        .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
        .replacingOccurrences(of: "&amp;", with: "&")
    #expect(plain == SampleSite.source)
    #expect(
        markup.components(separatedBy: "class=\"line\"").count - 1
            == SampleSite.source.count { $0 == "\n" })
    #expect(markup.contains("<span class=\"k\">import</span>"))
}

@Test("the twin of a block's page says all that the page says, and its links lead to twins")
func markdownTwins() throws {
    let pages = try SampleSite.pages()
    let twin = pages.twin(Route(.block("Deck"), .spanish))
    for text in [
        "# Deck & Co", "Una `baraja`", "| `loops` | `Bool` | `false` | Si se repite. |",
        "Las flechas deslizan.", "Sin deshacer.", "baraja add Deck", SampleSite.source,
        "(../../../blocks/Deck/Deck.swift)", "1.2.0",
    ] {
        #expect(twin.contains(text), "\(text)")
    }
    #expect(pages.twin(Route(.gallery, .english)).contains("(blocks/Flip/index.md)"))
}

@Test(
    "the compatibility page and its twin say of each name whether it is offered, in either language"
)
func compatibilityPage() throws {
    let pages = try SampleSite.pages()
    let spanish = try pages.document(Route(.compatibility, .spanish))
    for text in [
        "<span class=\"state partly\">en parte</span>", "<code>Text</code>, <code>Label</code>",
        "sin <code>tag</code>", "<code>id|tag</code>", "Una nota.", "aria-label=\"Vistas\"",
        "<dt>sí</dt><dd>2</dd>",
    ] {
        #expect(spanish.contains(text), "\(text)")
    }
    let twin = pages.twin(Route(.compatibility, .english))
    #expect(twin.contains("| `Text`, `Label` | yes |  |"))
    #expect(twin.contains("### Views"))
    #expect(twin.contains("A remark on it."))
}

@Test("a demo's plain properties are its knobs, where the block has parameters of their names")
func knobs() {
    let knobs = Knob.all(of: SampleSite.deck)
    #expect(knobs.map(\.name) == ["loops", "threshold"])
    #expect(knobs.map(\.kind) == [.flag(true), .number(0.35)])
    #expect(knobs.map(\.literal) == ["true", "0.35"])
    #expect(knobs[1].range == (0.05, 1, 0.05))
    #expect(Knob.all(of: SampleSite.flip).isEmpty)
}

@Test("the file with the knobs makes the demo with them and exports a function for each")
func knobSource() {
    let deck = SampleSite.deck
    let text = KnobSource(block: deck, knobs: Knob.all(of: deck)).text
    for line in [
        "    static var threshold: CGFloat = 0.35",
        "    _BarajaKnobs.loops = value != 0",
        "    _BarajaKnobs.threshold = CGFloat(value)",
        "        DeckDemo(loops: loops, threshold: threshold)",
        "@_cdecl(\"baraja_knob_loops\")", "#Preview(\"Knobs\") {",
    ] {
        #expect(text.contains(line), "\(line)")
    }
}

@Test("Markdown becomes markup without raw tags, a line without its paragraph")
func markdown() throws {
    let markdown = try Markdown()
    #expect(try markdown.line("a `b` < c").text == "a <code>b</code> &lt; c")
    #expect(try !markdown.blocks("<script>x</script>").text.contains("<script>"))
    let long = String(repeating: "word ", count: 40_000)
    #expect(try markdown.line(long).text.count > 190_000)
}

@Test("the files for programs are well formed")
func feeds() throws {
    let feeds = Feeds(facts: try SampleSite.facts(), routes: SampleSite.routes)
    let map = XMLCount(feeds.sitemap)
    #expect(map.isWellFormed)
    #expect(map.names["loc"] == SampleSite.routes.count)
    for language in BlockMetadata.Language.allCases {
        let manifest = try JSONSerialization.jsonObject(with: try feeds.manifest(language))
        #expect((manifest as? [String: Any])?["lang"] as? String == language.rawValue)
    }
    #expect(feeds.llms.contains("(blocks/Deck/index.md)"))
    #expect(feeds.robots.contains("Sitemap: sitemap.xml"))
}

/// Counts the elements of a text without an XML parser: enough for what we write ourselves.
private struct XMLCount {
    var names: [String: Int] = [:]
    var isWellFormed = true

    init(_ text: String) {
        var open: [String] = []
        for match in text.matches(of: /<(\/?)([a-z:]+)[^>]*?(\/?)>/) {
            let name = String(match.2)
            if match.1 == "/" {
                if open.popLast() != name { isWellFormed = false }
            } else {
                names[name, default: 0] += 1
                if match.3 != "/" { open.append(name) }
            }
        }
        if !open.isEmpty { isWellFormed = false }
    }
}
