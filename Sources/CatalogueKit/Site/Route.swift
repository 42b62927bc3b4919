import BlockMetadata

/// A page of the site in a language, and where it lies.
package struct Route: Equatable, Sendable {
    package enum Page: Equatable, Sendable {
        case gallery
        case block(String)
        case compatibility
        case about
        /// What a server shows for an address that is not there, at any depth.
        case notFound
    }

    package var language: Language
    package var page: Page

    package init(_ page: Page, _ language: Language) {
        self.page = page
        self.language = language
    }

    /// The page's folder from the site's root, with a slash at its end; the root itself is empty.
    package var folder: String {
        let own =
            switch page {
            case .gallery, .notFound: ""
            case .block(let name): "blocks/\(name)/"
            case .compatibility: "compatibility/"
            case .about: "about/"
            }
        return (language == .english ? "" : "\(language.rawValue)/") + own
    }

    /// The page's file from the site's root.
    package var file: String { folder + (page == .notFound ? "404.html" : "index.html") }

    /// The same page in the other language.
    package var twin: Route { Route(page, language == .english ? .spanish : .english) }
}
