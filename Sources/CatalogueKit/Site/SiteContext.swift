import BlockMetadata

/// What every page of one build shares.
package struct SiteFacts {
    package var catalogue: Catalogue
    /// Where the site will be, for example `https://example.org/cards/`; nil when nobody said.
    package var address: String?
    package var markdown: Markdown
    /// Which names of SwiftUI the runtime offers.
    package var compatibility: Compatibility
    /// The demos' own parameters that are plain values, by the block's name.
    package var knobs: [String: [Knob]]

    package init(
        catalogue: Catalogue, address: String?, markdown: Markdown, compatibility: Compatibility,
        knobs: [String: [Knob]]
    ) {
        self.catalogue = catalogue
        self.address = address
        self.markdown = markdown
        self.compatibility = compatibility
        self.knobs = knobs
    }

    package var blocks: [Block] { catalogue.blocks }

    /// The path of the site on its server, with slashes at both ends.
    package var root: String {
        guard let address, let scheme = address.range(of: "://"),
            let slash = address[scheme.upperBound...].firstIndex(of: "/")
        else { return "/" }
        return String(address[slash...])
    }
}

/// A page that is being made: the words of its language, and addresses as seen from its place.
package struct PageContext {
    package let facts: SiteFacts
    package let route: Route

    package init(_ facts: SiteFacts, _ route: Route) {
        self.facts = facts
        self.route = route
    }

    package var language: Language { route.language }

    /// A text of the site's own.
    package func say(_ message: Message) -> String { message.text[language] }

    /// A text of the site's own with its gaps filled, in order.
    package func say(_ message: Message, _ values: String...) -> String {
        values.reduce(say(message)) { text, value in
            guard let gap = text.range(of: "%") else { return text }
            return text.replacingCharacters(in: gap, with: value)
        }
    }

    /// The address, from this page, of what lies at `path` from the site's root. An empty path is the root.
    ///
    /// Addresses are relative, so that no page need know where the site lies. The one exception is the page
    /// that a server shows for what is not there: it may be shown at any depth.
    package func link(_ path: String) -> String {
        if route.page == .notFound { return facts.root + path }
        let up = String(repeating: "../", count: route.folder.count { $0 == "/" })
        return path.isEmpty && up.isEmpty ? "./" : up + path
    }

    /// The address of another page in this language.
    package func link(_ page: Route.Page) -> String { link(Route(page, language).folder) }

    /// An address for those who read the page from elsewhere: absolute when the site's place is known.
    package func outside(_ path: String) -> String { facts.address.map { $0 + path } ?? link(path) }

    /// Markdown to markup.
    package func blocks(_ text: String) throws -> HTML { try facts.markdown.blocks(text) }
    package func line(_ text: String) throws -> HTML { try facts.markdown.line(text) }
}
