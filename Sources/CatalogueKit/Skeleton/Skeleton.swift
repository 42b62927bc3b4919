import BlockMetadata

/// The file of a block that does not exist yet: a small card that opens, with all that a block says of itself.
package struct Skeleton {
    package let name: String
    package let title: String
    package let category: Category

    /// - Parameter title: nil makes one of the name's words.
    package init(name: BlockName, title: String?, category: Category) throws(Failure) {
        self.name = name.text
        self.title = title ?? name.title
        self.category = category
        guard !self.title.isEmpty, !self.title.contains(where: { $0.isNewline || $0 == "\\" })
        else { throw Failure("a title is one line that is not empty, without \\") }
    }

    /// Parts of the sentences that an author should replace; `check --strict` finds those that are left.
    static let placeholders = [
        "that opens to show more.", "The heading is a button:", "que se abre para mostrar más.",
        "El encabezado es un botón:", "It opens in place only", "Solo se abre en su lugar",
        "expand, collapse, disclosure", "expandir, contraer, desplegar",
    ]

    private var article: String { "aeiou".contains(title.lowercased().first ?? " ") ? "An" : "A" }

    /// The title inside a sentence; `3D` and `RSVP` stay as they are.
    private var noun: String {
        title.split(separator: " ").map { word in
            word.dropFirst().contains { $0.isUppercase || $0.isNumber }
                || word.first?.isNumber == true
                ? String(word) : word.lowercased()
        }.joined(separator: " ")
    }

    package var text: String { documentation + view + demo }

    private var documentation: String {
        """
        import SwiftUI

        /// \(article) \(noun) that opens to show more.
        ///
        /// The heading is a button: it works by touch, mouse and keyboard, and VoiceOver says whether the
        /// card is open. With Reduce Motion on, it opens without moving.
        ///
        ///     \(name)(title: "Opening hours", systemImage: "clock") {
        ///         Text("Every day from 9 to 5")
        ///     }
        ///
        /// ```baraja
        /// title: \(title)
        /// category: \(category.rawValue)
        /// os: iOS 18.0+
        /// level: beginner
        /// origin: original work
        /// origin-es: obra original
        /// version: 1.0.0
        /// search-en: \(noun), expand, collapse, disclosure
        /// search-es: \(noun), expandir, contraer, desplegar
        /// description-es: Una tarjeta que se abre para mostrar más.
        /// discussion-es: El encabezado es un botón: responde al tacto, al ratón y al teclado, y VoiceOver \\
        ///   dice si la tarjeta está abierta. Con Reducir movimiento activado, se abre sin moverse.
        /// limits-en:
        ///   - It opens in place only; the words "Open" and "Closed" are English until your app \\
        ///     translates them.
        /// limits-es:
        ///   - Solo se abre en su lugar; las palabras «Open» y «Closed» están en inglés hasta que tu app \\
        ///     las traduzca.
        /// ```

        """
    }

    private var view: String {
        """
        struct \(name)<Details: View>: View {
            /// The heading, always on show.
            /// - es: El encabezado, siempre a la vista.
            let title: String
            /// The symbol beside the heading.
            /// - es: El símbolo junto al encabezado.
            let systemImage: String
            /// The space around the content, in points.
            /// - es: El espacio alrededor del contenido, en puntos.
            var padding: CGFloat = 20
            /// Makes what the open card shows below the heading.
            /// - es: Crea lo que la tarjeta abierta muestra bajo el encabezado.
            @ViewBuilder let details: () -> Details

            @State private var isOpen = false
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion

            var body: some View {
                VStack(alignment: .leading, spacing: 16) {
                    Button {
                        isOpen.toggle()
                    } label: {
                        heading
                    }
                    .buttonStyle(.plain)
                    .accessibilityValue(isOpen ? "Open" : "Closed")
                    if isOpen {
                        details()
                    }
                }
                .padding(padding)
                .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
                .animation(reduceMotion ? nil : .snappy, value: isOpen)
            }

            private var heading: some View {
                HStack(spacing: 12) {
                    Image(systemName: systemImage)
                        .accessibilityHidden(true)
                    Text(title)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: "chevron.down")
                        .rotationEffect(.degrees(isOpen ? 180 : 0))
                        .accessibilityHidden(true)
                }
                .font(.headline)
                .contentShape(.rect)
            }
        }


        """
    }

    private var demo: String {
        """
        // MARK: - Demo

        /// One card on a plain ground.
        struct \(name)Demo: View {
            var body: some View {
                \(name)(title: "Opening hours", systemImage: "clock") {
                    Text("Every day from 9 to 5, on Sundays from 10 to 2.")
                }
                .frame(maxWidth: 380)
                .padding(24)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(.systemGroupedBackground))
            }
        }

        #Preview("Opening hours") {
            \(name)Demo()
        }

        """
    }
}
