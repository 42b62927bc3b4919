import BlockMetadata

/// A small block that has one of everything.
enum Sample {
    static let path = "Blocks/Cards/PileCards.swift"

    static let text = """
        import SwiftUI

        /// A pile of cards
        /// to leaf through.
        ///
        /// It takes `Item`s.
        /// And more.
        ///
        /// - It has a list.
        ///
        ///     PileCards(items: all) {
        ///         Card($0)
        ///     }
        ///
        /// ```baraja
        /// title: Pile Cards
        /// category: Cards
        /// os: iOS 18.0+
        /// level: beginner
        /// origin: original work
        /// origin-es: obra original
        /// version: 1.0.0
        /// search-en: pile, cards
        /// search-es: montón, tarjetas
        /// description-es: Un montón de tarjetas \\
        ///   para hojear.
        /// discussion-es:
        ///   - Acepta `Item`.
        ///   - - Tiene una lista.
        /// limits-en:
        ///   - It holds \\
        ///     paper only.
        /// limits-es:
        ///   - Solo admite papel.
        /// ```
        struct PileCards<Item, Card: View>: View {
            /// The data.
            /// - es: Los datos.
            let items: [Item]
            /// How far apart,
            /// in points.
            /// - es: La distancia,
            ///   en puntos.
            var spacing: CGFloat = -4.5
            /// Whether it is open.
            /// - es: Si está abierto.
            @Binding var isOpen: Bool
            /// Whether it turns.
            /// - es: Si gira.
            var turns = false
            /// Told of what was taken.
            /// - es: Recibe lo que se quitó.
            var onTake: (Item, PileCardsSide) -> Void = { _, _ in }
            /// Makes a card.
            /// - es: Crea una tarjeta.
            @ViewBuilder let card: (Item) -> Card

            static let limit = 3
            let kind = 1
            @State private var top = 0
            @Environment(\\.layoutDirection) private var direction
            private var count: Int { items.count }

            var body: some View { Text("\\(count)") }
        }

        /// The side.
        /// - es: El lado.
        nonisolated enum PileCardsSide: Equatable, Sendable {
            /// The front and the back.
            /// - es: El frente y el reverso.
            case front, back

            /// -1 or 1.
            /// - es: -1 o 1.
            var sign: CGFloat { self == .front ? -1 : 1 }
            private var hidden: Int { 1 }

            /// The side of a drag.
            /// - es: El lado de un arrastre.
            ///
            /// - Parameters:
            ///   - width: in points.
            static func side(
                width: CGFloat,  // points
                threshold: CGFloat = 0.5
            ) -> PileCardsSide? {
                nil
            }
        }

        private struct PileCardsHelper {}

        // MARK: - Demo

        /// The demo.
        struct PileCardsDemo: View {
            var body: some View { Text("Demo") }
        }

        #Preview("Pile") {
            PileCardsDemo()
        }

        #Preview {
            PileCardsDemo()
        }

        """

    static func read(_ text: String = text) -> (block: Block?, findings: [Diagnostic]) {
        BlockReader.read(path: path, text: text, hash: "00")
    }
}
