import SwiftSyntax

/// A view in the source with the modifiers that follow it: `Text("a").font(.title).padding()`.
struct Chain {
    /// The first call or name, `Text("a")`.
    let root: ExprSyntax
    /// The calls that follow it, in order.
    let modifiers: [FunctionCallExprSyntax]
    /// All of it.
    let whole: ExprSyntax

    /// The chain in which a call stands, as its root or as one of its modifiers.
    init(around call: some ExprSyntaxProtocol) {
        var root = ExprSyntax(call)
        while let base = Self.base(of: root) { root = base }
        var modifiers: [FunctionCallExprSyntax] = []
        var whole = root
        while let member = whole.parent?.as(MemberAccessExprSyntax.self),
            let call = member.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == member.id
        {
            modifiers.append(call)
            whole = ExprSyntax(call)
        }
        self.root = root
        self.modifiers = modifiers
        self.whole = whole
    }

    /// What a modifier is called on; nil for the root, also for a name with a dot such as `Color.red`.
    private static func base(of expression: ExprSyntax) -> ExprSyntax? {
        expression.as(FunctionCallExprSyntax.self)?.calledExpression
            .as(MemberAccessExprSyntax.self)?.base
    }

    /// `Text`, for a root `Text("a")` or `Text`.
    var rootName: String? {
        let callee = root.as(FunctionCallExprSyntax.self)?.calledExpression ?? root
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    func has(_ names: Set<String>) -> Bool {
        modifiers.contains { names.contains($0.modifierName ?? "") }
    }

    /// The chains around this one, from the inside out: those whose closures or arguments hold it.
    var ancestors: [Chain] {
        var found: [Chain] = []
        var node = whole.parent
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self) {
                let chain = Chain(around: call)
                found.append(chain)
                node = chain.whole.parent
            } else {
                node = current.parent
            }
        }
        return found
    }
}

extension FunctionCallExprSyntax {
    /// `font` for `.font(.title)`.
    var modifierName: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The token that a message about a modifier points at.
    var modifierToken: TokenSyntax? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    /// `Image` for `Image(systemName: "star")`.
    var typeName: String? {
        let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.first?.isUppercase == true ? name : nil
    }

    func argument(_ label: String?) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// A closure by its label, among the arguments or behind them; nil is the first one behind them.
    func closure(_ label: String?) -> ClosureExprSyntax? {
        if label == nil { return trailingClosure }
        let behind = additionalTrailingClosures.first { $0.label.text == label }?.closure
        return behind ?? argument(label)?.as(ClosureExprSyntax.self)
    }
}

extension ExprSyntax {
    /// The value of a number that is written out.
    var number: Double? {
        if let minus = self.as(PrefixOperatorExprSyntax.self), minus.operator.text == "-" {
            return minus.expression.number.map { -$0 }
        }
        let digits =
            self.as(IntegerLiteralExprSyntax.self)?.literal.text
            ?? self.as(FloatLiteralExprSyntax.self)?.literal.text
        return digits.flatMap { Double($0.filter { $0 != "_" }) }
    }

    /// The text of a plain string literal.
    var string: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// `red` for `.red` and `Color.red`.
    var member: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}

extension SyntaxProtocol {
    /// The declaration of the type around the node, or the whole file.
    var enclosingType: Syntax {
        var node = Syntax(self)
        while let parent = node.parent, !node.is(StructDeclSyntax.self) { node = parent }
        return node
    }

    /// Whether one of the names is used anywhere inside.
    func mentions(_ names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
}
