import BlockMetadata
import Foundation

/// The files for programs: what a crawler, a model, a browser that installs the site may ask for.
struct Feeds {
    let facts: SiteFacts
    /// All pages but those that are shown for what is not there.
    let routes: [Route]

    /// A page seen from the site's root.
    private func page(_ language: Language) -> PageContext {
        PageContext(facts, Route(.gallery, language))
    }

    private func place(_ path: String) -> String { (facts.address ?? "") + path }

    /// Without a known address the places are relative to the map, which people can read and crawlers cannot.
    var sitemap: String {
        let entries = routes.map { route in
            let others = Language.allCases.map { language in
                """
                    <xhtml:link rel="alternate" hreflang="\(language.rawValue)" \
                href="\(HTML.escaped(place(Route(route.page, language).folder)).text)"/>
                """
            }
            return """
                  <url>
                    <loc>\(HTML.escaped(place(route.folder)).text)</loc>
                \(others.joined(separator: "\n"))
                  </url>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" \
            xmlns:xhtml="http://www.w3.org/1999/xhtml">
            \(entries.joined(separator: "\n"))
            </urlset>

            """
    }

    var robots: String { "User-agent: *\nAllow: /\nSitemap: \(place("sitemap.xml"))\n" }

    var llms: String {
        let english = page(.english)
        let spanish = page(.spanish)
        let twin = Twin(page: english)
        func other(_ page: Route.Page, _ name: Message) -> String {
            "- [\(english.say(name))](\(Route(page, .english).folder)index.md)"
        }
        return """
            # Baraja

            > \(english.say(.llmsLead))

            ## \(english.say(.blocks))

            \(facts.blocks.map(twin.entry).joined(separator: "\n"))

            ## \(english.say(.source))

            \(facts.blocks.map { "- [\($0.name).swift](\(Route(.block($0.name), .english).folder)\($0.name).swift)" }
                .joined(separator: "\n"))

            ## Optional

            \(other(.about, .about))
            \(other(.compatibility, .compatibility))
            - [registry.json](registry.json)
            - [\(spanish.say(.galleryTitle))](es/index.md)

            """
    }

    func manifest(_ language: Language) throws -> Data {
        let page = page(language)
        let up = language == .english ? "" : "../"
        let icons: [[String: String]] =
            [["src": up + "assets/icon.svg", "type": "image/svg+xml", "sizes": "any"]]
            + ["180", "512"].map {
                [
                    "src": "\(up)assets/icon-\($0).png", "type": "image/png",
                    "sizes": "\($0)x\($0)",
                ]
            }
        let fields: [String: Any] = [
            "name": page.say(.galleryTitle), "short_name": "Baraja", "lang": language.rawValue,
            "description": page.say(.galleryDescription), "start_url": "./", "scope": up + "./",
            "display": "standalone", "background_color": "#f6f2ea", "theme_color": "#f6f2ea",
            "icons": icons,
        ]
        return try JSONSerialization.data(
            withJSONObject: fields, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    }
}
