import DisplayKernel

/// The name of a control that shows a symbol and no words.
///
/// SwiftUI reads descriptions of Apple's that a page does not have; here the words of the symbol's name
/// stand for them, "heart.fill" as "heart", and whoever wrote the views is told to give a label.
enum SymbolWords {
    static func name(of head: Node) -> DisplayText {
        guard let symbol = symbol(in: head) else { return .empty }
        head.root.warn("A control shows only a symbol: give it an accessibilityLabel(_:).")
        return words(of: symbol.bytes)
    }

    private static func symbol(in node: Node) -> SymbolNode? {
        if node.isLeaving || node.isInvisible { return nil }
        if (node as? SemanticsNode)?.properties.isHidden ?? false { return nil }
        var result = node as? SymbolNode
        node.forEachChild { if result == nil { result = symbol(in: $0) } }
        return result
    }

    private static func words(of name: DisplayText) -> DisplayText {
        var utf8 = name.utf8
        let fill = DisplayText(".fill").utf8
        if utf8.count > fill.count, utf8.suffix(fill.count).elementsEqual(fill) {
            utf8.removeLast(fill.count)
        }
        for index in utf8.indices where utf8[index] == 0x2E { utf8[index] = 0x20 }
        return DisplayText(utf8: utf8)
    }
}
