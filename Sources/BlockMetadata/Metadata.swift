import SwiftSyntax

/// What the `baraja` comment says, checked.
struct Metadata {
    var title = ""
    var category = Category.cards
    /// Where the category is said, if it is one.
    var categoryPlace: AbsolutePosition?
    var minimumOS = ""
    var level = Level.beginner
    var origin = Localized(english: "", spanish: "")
    var version = ""
    var searchWords = Localized<[String]>(english: [], spanish: [])
    var summary = ""
    var discussion = ""
    var limits = Localized<[String]>(english: [], spanish: [])

    /// The keys that every block has.
    static let required = [
        "title", "category", "os", "level", "origin", "origin-es", "version", "search-en",
        "search-es", "description-es",
    ]

    /// The keys that a block may be without.
    static let optional = ["discussion-es", "limits-en", "limits-es"]
}

/// Reads the meaning of the keys.
struct MetadataReader {
    private let source: BlockSource
    private let entries: [MetadataComment.Entry]

    /// Reports unknown, missing and empty keys. `fence` is where the comment begins.
    init(_ comment: MetadataComment, fence: AbsolutePosition, _ source: BlockSource) {
        self.source = source
        entries = comment.entries
        let known = Metadata.required + Metadata.optional
        for entry in entries {
            if !known.contains(entry.key) {
                source.report(
                    entry.position,
                    "unknown key '\(entry.key)'; "
                        + Nearest.advice(for: entry.key, among: known, otherwise: "the keys are"))
            } else if entry.values.isEmpty {
                source.report(entry.position, "'\(entry.key)' has no value; write one")
            }
        }
        for key in Metadata.required where !entries.contains(where: { $0.key == key }) {
            source.report(fence, "the key '\(key)' is missing; add a line '\(key): …'")
        }
    }

    func read() -> Metadata {
        let category = choice("category", Category.allCases)
        return Metadata(
            title: text("title"), category: category ?? .cards,
            categoryPlace: category == nil ? nil : position("category"),
            minimumOS: system(),
            level: choice("level", Level.allCases) ?? .beginner,
            origin: Localized(english: text("origin"), spanish: text("origin-es")),
            version: version(),
            searchWords: Localized(english: words("search-en"), spanish: words("search-es")),
            summary: text("description-es"),
            discussion: values("discussion-es").map(\.text).joined(separator: "\n\n"),
            limits: limits())
    }

    /// Where a key stands.
    func position(_ key: String) -> AbsolutePosition? {
        entries.first { $0.key == key }?.position
    }

    private func values(_ key: String) -> [MetadataComment.Value] {
        entries.first { $0.key == key }?.values ?? []
    }

    private func text(_ key: String) -> String {
        let values = values(key)
        if values.count > 1 {
            source.report(values[1].position, "'\(key)' takes one value; remove the others")
        }
        return values.first?.text ?? ""
    }

    private func words(_ key: String) -> [String] {
        guard let value = values(key).first else { return [] }
        let words = value.text.split(separator: ",", omittingEmptySubsequences: false)
            .map { String($0.trimmed) }
        for (index, word) in words.enumerated() {
            if word.isEmpty {
                source.report(value.position, "'\(key)' has an empty word; remove a comma")
            } else if words[..<index].contains(word) {
                source.report(value.position, "'\(key)' has '\(word)' twice; remove one")
            }
        }
        return words
    }

    private func choice<Choice: RawRepresentable>(
        _ key: String, _ choices: [Choice]
    ) -> Choice? where Choice.RawValue == String {
        guard let value = values(key).first else { return nil }
        let typed = text(key)
        if let choice = Choice(rawValue: typed) { return choice }
        let list = choices.map(\.rawValue).joined(separator: ", ")
        source.report(value.position, "unknown \(key) '\(typed)'; use one of: \(list)")
        return nil
    }

    private func system() -> String {
        let typed = text("os")
        let number =
            typed.hasPrefix("iOS ") && typed.hasSuffix("+") ? typed.dropFirst(4).dropLast() : ""
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        if let value = values("os").first, parts.count != 2 || !parts.allSatisfy(Self.isNumber) {
            source.report(value.position, "'\(typed)' is no system; write it like 'iOS 18.0+'")
        }
        return typed
    }

    private func version() -> String {
        let typed = text("version")
        let parts = typed.split(separator: ".", omittingEmptySubsequences: false)
        if let value = values("version").first, parts.count != 3 || !parts.allSatisfy(Self.isNumber)
        {
            source.report(value.position, "'\(typed)' is no version; write it like '1.0.0'")
        }
        return typed
    }

    private static func isNumber(_ text: Substring) -> Bool {
        (text == "0" || !text.hasPrefix("0")) && UInt16(text) != nil
    }

    /// The limits in both languages, as many in one as in the other.
    private func limits() -> Localized<[String]> {
        let english = values("limits-en").map(\.text)
        let spanish = values("limits-es").map(\.text)
        if english.count != spanish.count,
            let place = position("limits-es") ?? position("limits-en")
        {
            source.report(
                place,
                "\(english.count) limits in English and \(spanish.count) in Spanish; "
                    + "write each in both languages")
        }
        return Localized(english: english, spanish: spanish)
    }
}
