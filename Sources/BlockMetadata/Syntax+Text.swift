import SwiftSyntax

extension SyntaxProtocol {
    /// The code in one line, without comments, as one would write it if it fitted.
    package var oneLine: String {
        var text = ""
        var space = false
        for token in tokens(viewMode: .sourceAccurate) {
            space = space || token.leadingTrivia.hasSpace
            let sticks = text.isEmpty || text.hasSuffix("(") || text.hasSuffix("[")
            let closes = token.text == ")" || token.text == "]"
            if closes, text.hasSuffix(",") { text.removeLast() }
            if space, !sticks, !closes { text += " " }
            text += token.text
            space = token.trailingTrivia.hasSpace
        }
        return text
    }
}

extension Trivia {
    fileprivate var hasSpace: Bool {
        contains { piece in
            switch piece {
            case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
    }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    /// Hidden from the caller.
    var isPrivate: Bool { has(.private) || has(.fileprivate) }
}

extension AttributeListSyntax {
    /// The names of the attributes, without `@`.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}
