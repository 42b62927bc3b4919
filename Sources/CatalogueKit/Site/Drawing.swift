import BlockMetadata

/// The few pictures that pages carry in themselves, all our own.
enum Drawing {
    /// The sign of the site: two cards.
    static let mark: HTML = """
        <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">\
        <rect class="under" x="11" y="5" width="16" height="22" rx="3.5" transform="rotate(12 19 16)"/>\
        <rect class="over" x="5" y="5" width="16" height="22" rx="3.5"/>\
        <circle class="pip" cx="13" cy="16" r="4"/></svg>
        """

    /// An arrow into a tray, on links that download.
    static let arrow: HTML = """
        <svg class="arrow" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">\
        <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14"/></svg>
        """

    /// The suit of a category, after those of a Spanish deck: a coin, a cup, a sword.
    static func suit(_ category: Category) -> HTML {
        let shape: HTML =
            switch category {
            case .cards:
                "<circle cx=\"12\" cy=\"12\" r=\"8\"/><circle cx=\"12\" cy=\"12\" r=\"3\"/>"
            case .transitions:
                """
                <path d="M5 4h14c0 6-2.5 9-7 9S5 10 5 4z"/><path d="M12 13v5M7.500 20h9M9 20c0-1.500 1.300-2 3-2s3 .5 3 2"/>
                """
            case .lists:
                "<path d=\"M12 2l2.500 4v9h-5V6zM6 15h12M12 15v7\"/>"
            }
        return """
            <svg class="suit" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">\
            \(shape)</svg>
            """
    }
}
