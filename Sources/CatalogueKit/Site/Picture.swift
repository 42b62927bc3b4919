import BlockMetadata

/// The photographs of a block's demo, taken when the site is built.
enum Picture {
    /// In pixels: a phone's screen at twice its size.
    static let width = 720
    static let height = 1280

    /// From the site's root; `scheme` is `light` or `dark`.
    static func still(_ block: Block, _ scheme: String) -> String {
        "pictures/\(block.name)-\(scheme).webp"
    }

    /// What others show of a page, from the site's root.
    static func preview(_ name: String, _ language: Language) -> String {
        "pictures/preview-\(name)-\(language.rawValue).png"
    }

    /// The demo as it looks in the reader's colour scheme.
    ///
    /// - Parameter isLazy: whether it may come late; not for what is seen at once.
    static func markup(_ block: Block, in page: PageContext, alt: String, isLazy: Bool) -> HTML {
        """
        <picture>\
        <source srcset="\(page.link(still(block, "dark")))" media="(prefers-color-scheme: dark)">\
        <img src="\(page.link(still(block, "light")))" width="\(width)" height="\(height)" \
        alt="\(alt)" decoding="async"\(isLazy ? " loading=\"lazy\"" : .none)></picture>
        """
    }
}
