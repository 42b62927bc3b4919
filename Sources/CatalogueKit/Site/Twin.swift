import BlockMetadata

/// The Markdown twin of a page: the same facts in the same order, for programs and for people who prefer it.
struct Twin {
    let page: PageContext

    func text() -> String {
        switch page.route.page {
        case .gallery: gallery
        case .block(let name):
            page.facts.blocks.first { $0.name == name }.map(block) ?? ""
        case .compatibility:
            """
            # \(page.say(.compatibilityTitle))

            \(page.say(.compatibilityLead))

            \(CompatibilityText(page: page).content)
            """
        case .about:
            """
            # \(page.say(.aboutTitle))

            \(page.say(.aboutLead))

            \(page.say(.aboutText))

            """
        case .notFound: ""
        }
    }

    // MARK: The gallery

    private var gallery: String {
        let shelves = Category.allCases.compactMap { category -> String? in
            let own = page.facts.blocks.filter { $0.category == category }
            guard !own.isEmpty else { return nil }
            return "## \(category.title[page.language])\n\n"
                + own.map(entry).joined(separator: "\n")
        }
        return """
            # \(page.say(.galleryTitle))

            \(page.say(.galleryLead))

            \(shelves.joined(separator: "\n\n"))

            """
    }

    /// A line of a list: the block's page, what it does and what it needs.
    func entry(_ block: Block) -> String {
        let folder = page.link(.block(block.name))
        return "- [\(block.title)](\(folder)index.md): \(block.summary[page.language]) "
            + "(\(block.minimumOS), \(block.level.title[page.language]))"
    }

    // MARK: A block

    private func block(_ block: Block) -> String {
        let path = BlockPage(page: page, block: block).filePath
        var parts = [
            "# \(block.title)", block.summary[page.language], facts(block),
            block.discussion[page.language],
            "```sh\nbaraja add \(block.name)\n```",
            "[\(page.say(.download, block.name + ".swift"))](\(page.link(path))) · "
                + "[\(page.say(.demo))](\(page.link(Live.folder(block.name))))",
            heading(.example), "```swift\n\(block.example)\n```",
            heading(.parameters), parameters(block),
        ]
        if !block.types.isEmpty { parts += [heading(.supportingTypes)] + types(block) }
        parts += [
            heading(.accessibility), promises(block), heading(.limits), limits(block),
            heading(.source), "```swift\n\(block.source)```",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func heading(_ title: Message) -> String { "## \(page.say(title))" }

    private func facts(_ block: Block) -> String {
        """
        - \(page.say(.category)): \(block.category.title[page.language])
        - \(page.say(.system)): \(block.minimumOS)
        - \(page.say(.level)): \(block.level.title[page.language])
        - \(page.say(.origin)): \(block.origin[page.language])
        - \(page.say(.version)): \(block.version)
        """
    }

    private func parameters(_ block: Block) -> String {
        let titles = [Message.name, .type, .standard, .description].map(page.say)
        let rows = block.parameters.map { parameter in
            [
                "`\(parameter.name)`", "`\(parameter.type)`",
                parameter.defaultValue.map { "`\($0)`" } ?? page.say(.required),
                parameter.description[page.language],
            ]
        }
        return ([titles, titles.map { _ in "---" }] + rows).map(Self.row).joined(separator: "\n")
    }

    /// A row of a table.
    static func row(_ cells: [String]) -> String {
        "| "
            + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }
            .joined(separator: " | ") + " |"
    }

    private func types(_ block: Block) -> [String] {
        block.types.map { type in
            let members = type.members.map {
                "- `\($0.declaration)`: \($0.description[page.language])"
            }
            return
                (["### `\(type.declaration)`", "", type.description[page.language], ""] + members)
                .joined(separator: "\n")
        }
    }

    private func promises(_ block: Block) -> String {
        guard !block.promises.isEmpty else { return page.say(.noPromises) }
        return block.promises.map { promise in
            "- \(promise.audience.title[page.language]): \(promise.text[page.language]) "
                + "(\(page.say(.keptBy)): “\(promise.test)”, `\(promise.path)`)"
        }.joined(separator: "\n")
    }

    private func limits(_ block: Block) -> String {
        let lines = block.limits[page.language]
        return lines.isEmpty
            ? page.say(.noLimits) : lines.map { "- \($0)" }.joined(separator: "\n")
    }
}
