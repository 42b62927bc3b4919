import BlockMetadata

/// A block's contract and source as text for a terminal.
package struct BlockText {
    private let block: Block
    private let language: Language
    private let words: BlockWords

    package init(_ block: Block, language: Language) {
        self.block = block
        self.language = language
        words = BlockWords.in(language)
    }

    /// The badges in one line.
    package var badges: String {
        [
            block.category.title[language], block.minimumOS, block.level.title[language],
            block.origin[language], block.version,
        ].joined(separator: " · ")
    }

    /// Everything, from the title to the source.
    package var text: String {
        let parts = [
            ["\(block.title) (\(block.name))", badges, block.path],
            [block.summary[language]],
            [block.discussion[language]],
            section(words.example, [indented(block.example, by: 2)]),
            section(words.parameters, block.parameters.map(parameter)),
            section(words.types, block.types.map(type)),
            section(words.promises, promises),
            section(words.limits, block.limits[language].map { "  - \($0)" }),
            section(words.source, [withoutLastNewline(block.source)]),
        ]
        return parts.map { $0.filter { !$0.isEmpty }.joined(separator: "\n") }
            .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [title] + lines
    }

    private func parameter(_ parameter: Parameter) -> String {
        let value = parameter.defaultValue.map { " = \($0)" } ?? "  (\(words.required))"
        let builder = parameter.isViewBuilder ? "@ViewBuilder " : ""
        return "  \(builder)\(parameter.name): \(parameter.type)\(value)\n"
            + "      \(parameter.description[language])"
    }

    private func type(_ type: SupportingType) -> String {
        let members = type.members.map {
            "      \($0.declaration)\n          \($0.description[language])"
        }
        let head = ["  \(type.declaration)"]
        let description = type.description[language]
        return (head + (description.isEmpty ? [] : ["      \(description)"]) + members)
            .joined(separator: "\n")
    }

    private var promises: [String] {
        block.promises.map {
            "  - \($0.audience.title[language]): \($0.text[language])\n"
                + "      \(words.test): \($0.test) (\($0.path))"
        }
    }

    private func indented(_ text: String, by count: Int) -> String {
        let space = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
    }

    private func withoutLastNewline(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}

/// The headings of a contract.
struct BlockWords {
    let example: String
    let parameters: String
    let required: String
    let types: String
    let promises: String
    let test: String
    let limits: String
    let source: String

    static func `in`(_ language: Language) -> BlockWords {
        switch language {
        case .english:
            BlockWords(
                example: "Example", parameters: "Parameters", required: "required",
                types: "Types", promises: "Accessibility", test: "test", limits: "Known limits",
                source: "Source")
        case .spanish:
            BlockWords(
                example: "Ejemplo", parameters: "Parámetros", required: "obligatorio",
                types: "Tipos", promises: "Accesibilidad", test: "prueba",
                limits: "Límites conocidos", source: "Código fuente")
        }
    }
}
