/// What a block says of itself: everything that its page, the registry and the command show of it.
///
/// All of it is read from the block's one source file, except the promises, which are read from the tests
/// that keep them.
package struct Block: Equatable, Sendable {
    /// The name of the view and of its file, for example `SwipeableCardStack`.
    package var name: String
    /// The title for people, the same in all languages.
    package var title: String
    package var category: Category
    /// The lowest system version, for example `iOS 18.0+`.
    package var minimumOS: String
    package var level: Level
    /// Where the work comes from, for example `original work`.
    package var origin: Localized<String>
    /// The version of the contract, for example `1.0.0`.
    package var version: String
    /// Words under which people look for the block.
    package var searchWords: Localized<[String]>
    /// One sentence or two, as Markdown.
    package var summary: Localized<String>
    /// What follows the summary in the doc comment, as Markdown without the example; empty when nothing does.
    package var discussion: Localized<String>
    /// The example of the doc comment.
    package var example: String
    package var parameters: [Parameter]
    /// The block's other types that its caller meets, in the order of the file.
    package var types: [SupportingType]
    /// The names of the file's `#Preview`s, in order; an unnamed one is empty.
    package var previews: [String]
    /// The lines of the demo and the previews: from `// MARK: - Demo` to the end of the file.
    package var demo: String
    package var limits: Localized<[String]>
    /// What the block promises to people, each line with the test that keeps it.
    package var promises: [Promise]
    /// The whole file, byte for byte.
    package var source: String
    /// The file's place in the repository, for example `Blocks/Cards/SwipeableCardStack.swift`.
    package var path: String
    /// SHA-256 of the file, 64 lower-case hexadecimal digits.
    package var hash: String
}

/// A value in the languages of the site.
package struct Localized<Value> {
    package var english: Value
    package var spanish: Value

    package init(english: Value, spanish: Value) {
        self.english = english
        self.spanish = spanish
    }

    package subscript(language: Language) -> Value {
        language == .english ? english : spanish
    }
}

extension Localized: Equatable where Value: Equatable {}
extension Localized: Sendable where Value: Sendable {}

/// The languages of the site.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case spanish = "es"
}

/// The shelf on which a block stands.
package enum Category: String, CaseIterable, Sendable {
    case cards = "Cards"
    case transitions = "Transitions"
    case lists = "Lists"

    package var title: Localized<String> {
        switch self {
        case .cards: Localized(english: "Cards", spanish: "Tarjetas")
        case .transitions: Localized(english: "Transitions", spanish: "Transiciones")
        case .lists: Localized(english: "Lists", spanish: "Listas")
        }
    }
}

/// How much SwiftUI a reader of the block's source should know.
package enum Level: String, CaseIterable, Sendable {
    case beginner
    case intermediate
    case advanced

    package var title: Localized<String> {
        switch self {
        case .beginner: Localized(english: "Beginner", spanish: "Principiante")
        case .intermediate: Localized(english: "Intermediate", spanish: "Intermedio")
        case .advanced: Localized(english: "Advanced", spanish: "Avanzado")
        }
    }
}

/// A parameter of the block's memberwise initialiser.
package struct Parameter: Equatable, Sendable {
    package var name: String
    /// The type as the compiler prints it, for example `(Item) -> Card`.
    package var type: String
    /// The default as the source has it; nil when the parameter is required.
    package var defaultValue: String?
    /// Whether it is marked `@ViewBuilder`.
    package var isViewBuilder: Bool
    package var description: Localized<String>
}

/// A type beside the block, with its members.
package struct SupportingType: Equatable, Sendable {
    /// Its first line without the brace, for example `enum SwipeableCardStackDirection: Equatable, Sendable`.
    package var declaration: String
    package var description: Localized<String>
    package var members: [Member]

    package struct Member: Equatable, Sendable {
        /// The member without its body.
        package var declaration: String
        package var description: Localized<String>
    }
}

/// A line of the accessibility contract.
package struct Promise: Equatable, Sendable {
    package var audience: Audience
    package var text: Localized<String>
    /// The sentence of the test that keeps the promise.
    package var test: String
    /// The test's file in the repository.
    package var path: String
}

/// For whom a promise is.
package enum Audience: String, CaseIterable, Sendable {
    case screenReader = "screen-reader"
    case keyboard
    case motion
    case pointer
    case text
    case direction
    case contrast

    package var title: Localized<String> {
        switch self {
        case .screenReader: Localized(english: "Screen reader", spanish: "Lector de pantalla")
        case .keyboard: Localized(english: "Keyboard", spanish: "Teclado")
        case .motion: Localized(english: "Reduce Motion", spanish: "Reducir movimiento")
        case .pointer: Localized(english: "Touch and mouse", spanish: "Tacto y ratón")
        case .text: Localized(english: "Large text", spanish: "Texto grande")
        case .direction: Localized(english: "Right to left", spanish: "De derecha a izquierda")
        case .contrast:
            Localized(english: "Contrast and dark mode", spanish: "Contraste y modo oscuro")
        }
    }
}
