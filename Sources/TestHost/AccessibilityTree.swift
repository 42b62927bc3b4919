import DisplayKernel
import SwiftUI

/// One thing that assistive technology finds.
package struct AccessibilityElement: Equatable {
    package var layer: UInt32
    package var role: String
    package var label: String
    package var value: String
    package var actions: [String]
    package var isFocusable: Bool
    package var isDisabled: Bool
    /// Whether a toggle is on; nil for everything else.
    package var isOn: Bool?
    /// The place of an item in its list; of a list how many items it has.
    package var level: Int
    package var depth: Int
}

extension TestHost {
    /// What assistive technology finds, in reading order; hidden parts are left out.
    package var accessibilityElements: [AccessibilityElement] {
        var result: [AccessibilityElement] = []
        collect(root.tree.root, depth: 0, into: &result)
        return result
    }

    /// The elements as text, one a line: role, label, value, actions; children are indented.
    package var accessibilityTree: String {
        accessibilityElements.map { element in
            var line = String(repeating: "  ", count: element.depth) + element.role
            if !element.label.isEmpty { line += " \"\(element.label)\"" }
            if !element.value.isEmpty { line += " value \"\(element.value)\"" }
            if !element.actions.isEmpty { line += " actions \(element.actions)" }
            if element.level > 0 { line += " \(element.level)" }
            if let isOn = element.isOn { line += isOn ? " on" : " off" }
            if element.isDisabled { line += " disabled" }
            let isReal = element.role == "button" || element.role == "toggle"
            if element.isFocusable && !isReal { line += " focusable" }
            return line
        }.joined(separator: "\n")
    }

    private func collect(
        _ layer: Layer, depth: Int, into result: inout [AccessibilityElement]
    ) {
        let semantics = layer.semantics
        if layer.kind == .mask || semantics.flags.contains(.hidden) { return }
        var depth = depth
        if let element = element(layer, semantics, depth) {
            result.append(element)
            depth += 1
        }
        if semantics.flags.contains(.element) { return }
        for child in layer.children { collect(child, depth: depth, into: &result) }
    }

    private func element(
        _ layer: Layer, _ semantics: SemanticsValue, _ depth: Int
    ) -> AccessibilityElement? {
        let isText = layer.kind == .text && !layer.text.isEmpty
        let isFocusable = semantics.flags.contains(.focusable)
        guard semantics.role != .none || isText || isFocusable else { return nil }
        return AccessibilityElement(
            layer: layer.id, role: isText ? "text" : "\(semantics.role)",
            label: isText ? layer.text : semantics.label.string, value: semantics.value.string,
            actions: semantics.actions.map { $0.name.string }, isFocusable: isFocusable,
            isDisabled: semantics.flags.contains(.disabled),
            isOn: semantics.role == .toggle ? semantics.flags.contains(.pressed) : nil,
            level: Int(semantics.headingLevel), depth: depth)
    }
}
