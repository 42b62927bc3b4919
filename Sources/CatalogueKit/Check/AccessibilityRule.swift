import SwiftSyntax

/// One thing that shuts people out, and how the source shows it.
class AccessibilityRule: SyntaxVisitor {
    /// The rule's name in messages and in comments that overrule it.
    class var name: String { "" }
    class var severity: Finding.Severity { .warning }

    let file: CheckedFile
    private(set) var findings: [Finding] = []

    required init(_ file: CheckedFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Walks the whole file once.
    final func run() -> [Finding] {
        walk(file.tree)
        return findings
    }

    /// Notes a finding at the first character of a node.
    final func report(_ node: some SyntaxProtocol, _ message: String) {
        let place = file.locations.location(for: node.positionAfterSkippingLeadingTrivia)
        findings.append(
            Finding(
                path: file.path, line: place.line, column: place.column,
                severity: Self.severity, rule: Self.name, message: message))
    }
}

extension AccessibilityRule {
    static let all: [AccessibilityRule.Type] = [
        UnlabelledControlRule.self, UnlabelledImageRule.self, TapWithoutButtonRule.self,
        GestureWithoutActionRule.self, FixedFontSizeRule.self, FixedTextHeightRule.self,
        MotionWithoutPreferenceRule.self, DirectionRule.self, SmallTargetRule.self,
        LowContrastRule.self,
    ]
}
