import BlockMetadata

/// What every page has around its content: the head, the site's header and its footer.
struct Shell {
    let page: PageContext
    var title: String
    var description: String
    /// The picture that others show of the page, from the site's root.
    var picture: String
    /// Modules that the page needs besides the site's own.
    var scripts: [String] = []
    var content: HTML

    /// What the page may load: its own files and nothing else. The demos in it have their own policy.
    static let policy = """
        default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
        font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; \
        base-uri 'none'; form-action 'none'
        """

    func document() -> String {
        let markup: HTML = """
            <!doctype html>
            <html lang="\(page.language.rawValue)">
            <head>
            \(head)\
            </head>
            <body>
            <a class="skip" href="#content">\(page.say(.skip))</a>
            \(header)
            <main id="content" tabindex="-1">
            \(content)
            </main>
            \(footer)
            </body>
            </html>

            """
        return markup.text
    }

    // MARK: The head

    private var head: HTML {
        """
        <meta charset="utf-8">
        <title>\(title)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta http-equiv="Content-Security-Policy" content="\(HTML(raw: Self.policy))">
        <meta name="description" content="\(description)">
        <meta name="color-scheme" content="light dark">
        <meta name="theme-color" content="#f6f2ea" media="(prefers-color-scheme: light)">
        <meta name="theme-color" content="#151311" media="(prefers-color-scheme: dark)">
        <link rel="preload" href="\(page.link("assets/inter.woff2"))" as="font" type="font/woff2" crossorigin>
        <link rel="stylesheet" href="\(page.link("assets/site.css"))">
        <link rel="icon" href="\(page.link("assets/icon.svg"))" type="image/svg+xml">
        <link rel="apple-touch-icon" href="\(page.link("assets/icon-180.png"))">
        <link rel="manifest" href="\(page.link("\(prefix)manifest.webmanifest"))">
        \(places)\(preview)\(modules)
        """
    }

    private var prefix: String { Route(.gallery, page.language).folder }

    /// Where the page is, in both languages and as Markdown. A page that is not there is nowhere.
    private var places: HTML {
        guard page.route.page != .notFound else {
            return "<meta name=\"robots\" content=\"noindex\">\n"
        }
        let languages = Language.allCases.markup { language in
            let route = Route(page.route.page, language)
            return """
                <link rel="alternate" hreflang="\(language.rawValue)" \
                href="\(page.outside(route.folder))">

                """
        }
        let standard = page.outside(Route(page.route.page, .english).folder)
        return """
            <link rel="canonical" href="\(page.outside(page.route.folder))">
            \(languages)<link rel="alternate" hreflang="x-default" href="\(standard)">
            <link rel="alternate" type="text/markdown" href="index.md">

            """
    }

    private var preview: HTML {
        """
        <meta property="og:type" content="website">
        <meta property="og:site_name" content="Baraja">
        <meta property="og:title" content="\(title)">
        <meta property="og:description" content="\(description)">
        <meta property="og:image" content="\(page.outside(picture))">
        <meta property="og:image:width" content="1200">
        <meta property="og:image:height" content="630">
        <meta property="og:image:alt" content="\(title)">
        <meta property="og:locale" content="\(page.language == .english ? "en_GB" : "es_ES")">
        <meta name="twitter:card" content="summary_large_image">

        """
    }

    private var modules: HTML {
        (["site.js"] + scripts).markup {
            "<script type=\"module\" src=\"\(page.link("assets/" + $0))\"></script>\n"
        }
    }

    // MARK: Header and footer

    private var header: HTML {
        """
        <header class="top">
        <a class="brand" href="\(page.link(.gallery))">\(Drawing.mark)<span>Baraja</span></a>
        <nav aria-label="\(page.say(.navigation))">
        <ul>
        \(item(.gallery, .blocks))\(item(.compatibility, .compatibility))\(item(.about, .about))\
        </ul>
        </nav>
        \(languageSwitch)
        </header>
        """
    }

    private func item(_ target: Route.Page, _ name: Message) -> HTML {
        let isHere = page.route.page == target
        let mark: HTML = isHere ? " aria-current=\"page\"" : .none
        return "<li><a href=\"\(page.link(target))\"\(mark)>\(page.say(name))</a></li>\n"
    }

    private var languageSwitch: HTML {
        let twin = page.route.twin
        let folder = twin.page == .notFound ? Route(.gallery, twin.language).folder : twin.folder
        return """
            <a class="language" id="language" href="\(page.link(folder))" \
            lang="\(twin.language.rawValue)" hreflang="\(twin.language.rawValue)">\
            \(page.say(.otherLanguage))</a>
            """
    }

    private var footer: HTML {
        let twin: HTML =
            page.route.page == .notFound
            ? .none : "<li><a href=\"index.md\">\(page.say(.markdownTwin))</a></li>\n"
        return """
            <footer class="bottom">
            <p>\(page.say(.footer)) \(page.say(.offline))</p>
            <ul>
            \(twin)<li><a href="\(page.link("llms.txt"))">llms.txt</a></li>
            <li><a href="\(page.link("registry.json"))">registry.json</a></li>
            <li><a href="\(page.link("NOTICES.txt"))">\(page.say(.licence))</a></li>
            </ul>
            </footer>
            """
    }
}
