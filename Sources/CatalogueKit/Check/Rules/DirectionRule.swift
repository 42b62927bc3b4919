import SwiftSyntax

/// Left and right are the wrong way round in half of the world's directions of reading.
final class DirectionRule: AccessibilityRule {
    override class var name: String { "fixed-direction" }

    /// Symbols that point somewhere, and their kin that follow the direction of reading.
    private static let symbols: [String: String] = {
        var names: [String: String] = [:]
        for shape in ["arrow", "chevron"] {
            for ending in ["", ".circle", ".circle.fill", ".square", ".square.fill"] {
                names["\(shape).left\(ending)"] = "\(shape).backward\(ending)"
                names["\(shape).right\(ending)"] = "\(shape).forward\(ending)"
            }
        }
        return names
    }()

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if ["systemName", "systemImage"].contains(node.label?.text),
            let name = node.expression.string, let instead = Self.symbols[name]
        {
            report(
                node.expression,
                "\"\(name)\" points the same way in every direction of reading; use \"\(instead)\"")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.modifierName == "environment", let token = node.modifierToken,
            node.arguments.first?.expression.trimmedDescription == "\\.layoutDirection",
            node.arguments.last?.expression.member == "leftToRight"
        {
            report(
                token, "this keeps readers of Arabic and Hebrew from their direction; leave it out")
        }
        return .visitChildren
    }
}
