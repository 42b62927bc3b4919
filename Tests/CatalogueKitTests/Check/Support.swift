@testable import CatalogueKit

/// The lines, from 1, that a rule finds fault with in the body of a view.
func lines(_ rule: AccessibilityRule.Type, _ body: String) -> [Int] {
    rule.init(CheckedFile(path: "a.swift", text: body)).run().map(\.line)
}
