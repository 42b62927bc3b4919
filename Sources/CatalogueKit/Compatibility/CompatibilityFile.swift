import BlockMetadata

/// The form of `Docs/compatibility.json`.
struct CompatibilityFile: Decodable {
    struct Text: Decodable {
        let en: String
        let es: String
    }

    struct Tier: Decodable {
        let title: Text
        let sections: [Section]
    }

    struct Section: Decodable {
        let title: Text?
        let rows: [Row]
        let remarks: [Text]
    }

    struct Row: Decodable {
        let names: [String]
        let state: Compatibility.State
        let note: Text?
    }

    let introduction: [Text]
    let tiers: [Tier]
}

extension Localized<String> {
    fileprivate init(_ text: CompatibilityFile.Text) {
        self.init(english: text.en, spanish: text.es)
    }
}

extension Compatibility {
    init(_ file: CompatibilityFile) {
        introduction = file.introduction.map { Localized($0) }
        tiers = file.tiers.map { tier in
            Tier(title: Localized(tier.title), sections: tier.sections.map { Section($0) })
        }
    }
}

extension Compatibility.Section {
    fileprivate init(_ section: CompatibilityFile.Section) {
        title = section.title.map { Localized($0) }
        remarks = section.remarks.map { Localized($0) }
        rows = section.rows.map { row in
            Compatibility.Row(
                names: row.names, state: row.state, note: row.note.map { Localized($0) })
        }
    }
}
