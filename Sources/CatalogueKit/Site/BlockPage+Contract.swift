import BlockMetadata

/// What the block takes and what it promises.
extension BlockPage {
    // MARK: Parameters

    var parameters: HTML {
        get throws {
            guard !block.parameters.isEmpty else { return "<p>\(page.say(.noParameters))</p>" }
            return """
                <table class="stacked" role="table">
                <thead role="rowgroup">
                <tr role="row">\(heading(.name))\(heading(.type))\(heading(.standard))\
                \(heading(.description))</tr>
                </thead>
                <tbody role="rowgroup">
                \(try block.parameters.markup(row))</tbody>
                </table>
                """
        }
    }

    private func heading(_ name: Message) -> HTML {
        "<th scope=\"col\" role=\"columnheader\">\(page.say(name))</th>"
    }

    private func row(_ parameter: Parameter) throws -> HTML {
        let standard: HTML =
            parameter.defaultValue.map { "<code>\($0)</code>" }
            ?? "<span class=\"soft\">\(page.say(.required))</span>"
        let builder: HTML =
            parameter.isViewBuilder
            ? " <span class=\"soft\">\(page.say(.viewBuilder))</span>" : .none
        return """
            <tr role="row">
            <th scope="row" role="rowheader"><code>\(parameter.name)</code></th>
            <td role="cell" data-label="\(page.say(.type))"><code>\(breakable(parameter.type))</code>\(builder)</td>
            <td role="cell" data-label="\(page.say(.standard))">\(standard)</td>
            <td role="cell">\(try page.line(parameter.description[page.language]))</td>
            </tr>

            """
    }

    /// A type that may be broken where a word begins in it.
    private func breakable(_ type: String) -> HTML {
        var out = HTML.none
        var last: Character = " "
        for character in type {
            if character.isUppercase && last.isLowercase { out += "<wbr>" }
            out += HTML.escaped(String(character))
            last = character
        }
        return out
    }

    var supportingTypes: HTML {
        get throws {
            try block.types.markup { type in
                """
                <div class="type">
                <h3><code>\(type.declaration)</code></h3>
                <p>\(try page.line(type.description[page.language]))</p>
                <dl>
                \(try type.members.markup(member))</dl>
                </div>

                """
            }
        }
    }

    private func member(_ member: SupportingType.Member) throws -> HTML {
        """
        <dt><code>\(member.declaration)</code></dt>
        <dd>\(try page.line(member.description[page.language]))</dd>

        """
    }

    // MARK: Promises and limits

    var promises: HTML {
        get throws {
            guard !block.promises.isEmpty else { return "<p>\(page.say(.noPromises))</p>" }
            let groups = try Audience.allCases.markup { audience in
                let own = block.promises.filter { $0.audience == audience }
                guard !own.isEmpty else { return .none }
                return """
                    <div><dt>\(audience.title[page.language])</dt>
                    \(try own.markup(promise))</div>

                    """
            }
            return """
                <p>\(page.say(.accessibilityLead))</p>
                <dl class="promises">
                \(groups)</dl>
                """
        }
    }

    private func promise(_ promise: Promise) throws -> HTML {
        """
        <dd>\(try page.line(promise.text[page.language]))
        <details><summary>\(page.say(.keptBy))</summary>
        <p lang="en">\(promise.test)<br><code>\(promise.path)</code></p></details></dd>

        """
    }

    var limits: HTML {
        get throws {
            let lines = block.limits[page.language]
            guard !lines.isEmpty else { return "<p>\(page.say(.noLimits))</p>" }
            return "<ul>\n\(try lines.markup { "<li>\(try page.line($0))</li>\n" })</ul>"
        }
    }

    // MARK: Others

    /// The blocks of the same category, then those that share words with this one, then the rest.
    var related: [Block] {
        let words = Set(block.searchWords.english)
        func closeness(_ other: Block) -> Int {
            (other.category == block.category ? 100 : 0)
                + words.intersection(other.searchWords.english).count
        }
        return page.facts.blocks.filter { $0.name != block.name }
            .sorted { (closeness($0), $1.name) > (closeness($1), $0.name) }
            .prefix(3).map { $0 }
    }

    var seeAlso: HTML {
        get throws {
            let others = try related.markup { other in
                """
                <li><a href="\(page.link(.block(other.name)))">\(other.title)</a>: \
                \(try page.line(other.summary[page.language]))</li>

                """
            }
            return """
                <ul>
                \(others)<li><a href="\(page.link(.compatibility))">\(page.say(.compatibility))</a>: \
                \(page.say(.compatibilityLead))</li>
                <li><a href="\(page.link(.about))">\(page.say(.about))</a>: \(page.say(.aboutLead))</li>
                </ul>
                """
        }
    }
}
