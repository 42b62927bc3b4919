import BlockMetadata
import Testing

/// A change that breaks the sample, and what is said of it.
struct Broken: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let messages: [String]

    init(_ old: String, _ new: String, _ messages: String...) {
        self.old = old
        self.new = new
        self.messages = messages
    }

    var testDescription: String { "\(old.debugDescription) -> \(new.debugDescription)" }
    var text: String { Sample.text.replacing(old, with: new, maxReplacements: 1) }
}

@Test(
    "what is wrong with a file is said with its place",
    arguments: brokenComments + brokenParameters + brokenTypes + brokenFiles)
func brokenFile(_ broken: Broken) {
    #expect(Sample.text.contains(broken.old))
    let (block, findings) = Sample.read(broken.text)
    #expect(block == nil)
    let place = "Blocks/Cards/PileCards.swift:"
    #expect(findings.map(\.description) == broken.messages.map { place + $0 })
}

@Test("all faults of a file are said at once, by place")
func allAtOnce() {
    let text = Sample.text.replacing(
        "import SwiftUI\n", with: "import SwiftUI\nimport Foundation\n"
    )
    .replacing("/// - es: El lado.\n", with: "").replacing("level: beginner", with: "level: top")
    #expect(Sample.read(text).findings.map(\.line) == [2, 20, 69])
}

@Test("an empty file is told what a block needs")
func emptyFile() {
    #expect(
        Sample.read("").findings.map(\.message) == [
            "the file does not import SwiftUI; add 'import SwiftUI'",
            "the file has no preview; end it with '#Preview { PileCardsDemo() }'",
            "the file has no line '// MARK: - Demo'; put it before the demo view",
            "the file has no 'struct PileCards'; name file and block the same",
        ])
}

private let brokenComments = [
    Broken(
        "level: beginner", "level: easy",
        "19:5: error: unknown level 'easy'; use one of: beginner, intermediate, advanced"),
    Broken(
        "category: Cards", "category: Card",
        "17:5: error: unknown category 'Card'; use one of: Cards, Transitions, Lists"),
    Broken(
        "/// title: Pile Cards\n", "",
        "15:5: error: the key 'title' is missing; add a line 'title: …'"),
    Broken(
        "title:", "tittle:", "15:5: error: the key 'title' is missing; add a line 'title: …'",
        "16:5: error: unknown key 'tittle'; did you mean 'title'?"),
    Broken(
        "version: 1.0.0", "colour: red\n/// version: 1.0.0",
        "22:5: error: unknown key 'colour'; the keys are: title, category, os, level, origin, origin-es, version, search-en, search-es, description-es, discussion-es, limits-en, limits-es"
    ),
    Broken(
        "level: beginner", "level: beginner\n/// level: beginner",
        "20:5: error: 'level' is there twice; keep one"),
    Broken("origin: original work", "origin:", "20:5: error: 'origin' has no value; write one"),
    Broken(
        "origin: original work", "original work",
        "15:5: error: the key 'origin' is missing; add a line 'origin: …'",
        "20:5: error: this is no 'key: value'; a value that goes on ends its line with \\"),
    Broken(
        "os: iOS 18.0+", "os: iOS 18",
        "18:5: error: 'iOS 18' is no system; write it like 'iOS 18.0+'"),
    Broken(
        "os: iOS 18.0+", "os: iOS 27.0+",
        "36:1: error: 'os' says 'iOS 27.0+'; write '@available(iOS 27, *)' before the type"),
    Broken(
        "version: 1.0.0", "version: 1.0", "22:5: error: '1.0' is no version; write it like '1.0.0'"),
    Broken(
        "pile, cards", "pile,, pile", "23:5: error: 'search-en' has an empty word; remove a comma",
        "23:5: error: 'search-en' has 'pile' twice; remove one"),
    Broken(
        "///   - Solo admite papel.\n", "///   - Solo admite papel.\n///   - Y nada más.\n",
        "33:5: error: 1 limits in English and 2 in Spanish; write each in both languages"),
    Broken(
        "Solo admite papel.", "Solo admite papel. \\",
        "34:5: error: the last value does not end; remove its last \\"),
    Broken(
        "limits-en:", "limits-en: One.",
        "31:7: error: 'limits-en' has a value and a list; make the value the list's first item"),
    Broken(
        "title: Pile Cards", "title:\n///   - One\n///   - Two",
        "18:7: error: 'title' takes one value; remove the others"),
    Broken(
        "/// discussion-es:\n///   - Acepta `Item`.\n///   - - Tiene una lista.\n", "",
        "15:5: error: the discussion has no Spanish twin; add a line 'discussion-es: …'"),
    Broken("/// ```\n", "", "15:5: error: the comment does not end; add a line ```"),
    Broken(
        "```baraja", "```swift",
        "36:1: error: the block has no metadata; end its doc comment with a ```baraja comment"),
    Broken(
        "/// A pile of cards\n/// to leaf through.\n///\n/// It takes `Item`s.\n/// And more.\n///\n/// - It has a list.\n///\n",
        "", "19:5: error: 'discussion-es' has no English twin; write paragraphs after the summary",
        "28:1: error: the block has no summary; begin its doc comment with one"),
    Broken(
        "category: Cards", "category: Lists",
        "17:5: error: the category is 'Lists' and the folder 'Cards'; move the file or change the category"
    ),
    Broken(
        "///     PileCards(items: all) {\n///         Card($0)\n///     }\n///\n", "",
        "32:1: error: the block has no example; set one in by four spaces in its doc comment"),
]

private let brokenParameters = [
    Broken(
        "    /// The data.\n", "",
        "38:5: error: parameter 'items' has no description; write one in a /// line before it"),
    Broken(
        "    /// - es: Los datos.\n", "",
        "38:5: error: parameter 'items' has no Spanish description; add a line '/// - es: …'"),
    Broken(
        "turns = false", "turns = side()",
        "50:9: error: the type of 'turns' is not to be seen; write it after a colon"),
    Broken(
        "@State private var top", "@State var top",
        "60:5: error: @State keeps a value of the view's own; make it private"),
    Broken(
        "private var top = 0", "private var top: Int",
        "60:5: error: 'top' is private and has no value, which hides the initialiser; give it one"),
    Broken(
        "let items: [Item]", "let items: [Item], others: [Item]",
        "39:5: error: several properties in one line; write each by itself"),
    Broken(
        "    static let limit = 3\n", "    init() {}\n",
        "58:5: error: an initialiser here replaces the memberwise one; move it into an extension"),
]

private let brokenTypes = [
    Broken(
        "/// - es: El lado.\n", "",
        "68:1: error: 'enum PileCardsSide: Equatable, Sendable' has no Spanish description; add a line '/// - es: …'"
    ),
    Broken(
        "    /// - es: -1 o 1.\n", "",
        "75:5: error: 'var sign: CGFloat' has no Spanish description; add a line '/// - es: …'"),
    Broken(
        "    /// The front and the back.\n    /// - es: El frente y el reverso.\n", "",
        "70:5: error: 'case front, back' has no description; write one in a /// line before it",
        "70:5: error: 'case front, back' has no Spanish description; add a line '/// - es: …'"),
    Broken(
        "struct PileCardsHelper", "struct Helper",
        "92:16: error: 'Helper' may clash with another file's; begin its name with 'PileCards'"),
    Broken(
        "private struct PileCardsHelper {}", "func help() {}",
        "92:1: error: 'help' may clash with another file's; move it into a type, or make it private"
    ),
]

private let brokenFiles = [
    Broken(
        "import SwiftUI\n", "import SwiftUI\n#if canImport(UIKit)\nimport UIKit\n#endif\n",
        "3:1: error: a block imports only SwiftUI; remove 'import UIKit'"),
    Broken(
        "private struct PileCardsHelper {}", "extension View {}",
        "92:1: error: 'extension View' may clash with another file's; make it private"),
    Broken(
        "import SwiftUI\n", "import SwiftUI\nimport Foundation\n",
        "2:1: error: a block imports only SwiftUI; remove 'import Foundation'"),
    Broken(
        "import SwiftUI\n", "", "1:1: error: the file does not import SwiftUI; add 'import SwiftUI'"
    ),
    Broken(
        "struct PileCards<Item", "struct PileCardsView<Item",
        "108:1: error: the file has no 'struct PileCards'; name file and block the same"),
    Broken(
        "// MARK: - Demo", "// The demo",
        "108:1: error: the file has no line '// MARK: - Demo'; put it before the demo view"),
    Broken(
        "struct PileCardsDemo", "struct PileCardsShow",
        "94:1: error: the demo has no view; add 'struct PileCardsDemo: View'"),
    Broken(
        "#Preview(\"Pile\") {\n    PileCardsDemo()\n}\n\n#Preview {\n    PileCardsDemo()\n}\n", "",
        "101:1: error: the file has no preview; end it with '#Preview { PileCardsDemo() }'"),
    Broken(
        "    let items: [Item]\n", "    let items: [Item\n",
        "39:21: error: expected ']' to end array type"),
]
