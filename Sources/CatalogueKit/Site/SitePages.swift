import BlockMetadata
import Foundation

/// All pages as text, and the files that go with them.
package struct SitePages {
    package let facts: SiteFacts

    package init(facts: SiteFacts) { self.facts = facts }

    /// Every page that can be linked to, in both languages.
    package static func routes(of blocks: [Block]) -> [Route] {
        let pages: [Route.Page] =
            [.gallery] + blocks.map { .block($0.name) } + [.compatibility, .about]
        return Language.allCases.flatMap { language in pages.map { Route($0, language) } }
    }

    var routes: [Route] { Self.routes(of: facts.blocks) }

    /// A page's document.
    package func document(_ route: Route) throws -> String {
        let page = PageContext(facts, route)
        switch route.page {
        case .gallery: return try GalleryPage(page: page).document()
        case .compatibility: return try CompatibilityPage(page: page).document()
        case .about: return try AboutPage(page: page).document()
        case .notFound: return NotFoundPage(page: page).document()
        case .block(let name):
            guard let block = facts.blocks.first(where: { $0.name == name }) else {
                throw Failure("there is no block named \(name)")
            }
            return try BlockPage(page: page, block: block).document()
        }
    }

    /// A page's Markdown twin.
    package func twin(_ route: Route) -> String { Twin(page: PageContext(facts, route)).text() }

    func write(to staging: SiteFolder) throws {
        for route in routes {
            try staging.write(try document(route), to: route.file)
            try staging.write(twin(route), to: route.folder + "index.md")
        }
        let feeds = Feeds(facts: facts, routes: routes)
        for language in Language.allCases {
            let missing = Route(.notFound, language)
            try staging.write(try document(missing), to: missing.file)
            try staging.write(
                try feeds.manifest(language),
                to: Route(.gallery, language).folder + "manifest.webmanifest")
        }
        try staging.write(feeds.sitemap, to: "sitemap.xml")
        try staging.write(feeds.robots, to: "robots.txt")
        try staging.write(feeds.llms, to: "llms.txt")
        try staging.write(try SearchIndex(facts.catalogue).json, to: "search.json")
    }
}
