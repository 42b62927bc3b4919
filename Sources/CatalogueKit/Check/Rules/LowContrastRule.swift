import SwiftSyntax

/// Text in a colour that cannot be read on its ground; only what is certain in light and dark.
final class LowContrastRule: AccessibilityRule {
    override class var name: String { "low-contrast" }

    /// System colours on which white has less than 3:1, light and dark.
    private static let pale: Set = ["cyan", "green", "mint", "orange", "teal", "white", "yellow"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifierName == "background", let token = node.modifierToken,
            let ground = node.argument(nil)?.member
        else { return .visitChildren }
        let chain = Chain(around: node)
        guard ["Label", "Text"].contains(chain.rootName),
            let ink = chain.modifiers.prefix(while: { $0.id != node.id })
                .first(where: { ["foregroundColor", "foregroundStyle"].contains($0.modifierName) })?
                .argument(nil)?.member
        else { return .visitChildren }
        if ink == ground || (ink == "white" && Self.pale.contains(ground)) {
            report(
                token,
                "\(ink) text on \(ground) has too little contrast to be read; use .black or .primary "
                    + "text, or another ground")
        }
        return .visitChildren
    }
}
