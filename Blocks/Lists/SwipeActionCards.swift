import SwiftUI

/// A column of cards with the system's swipe actions, outside a List: swipe a card to show its buttons, or
/// all the way to run the first one.
///
/// One card is open at a time; another swipe, a scroll and a tap elsewhere close it. VoiceOver offers the
/// actions by name, the keyboard reaches them too, and right-to-left layouts mirror them.
///
///     SwipeActionCards(items: tasks) { task in
///         TaskCard(task: task)
///     } actions: { task in
///         Button("Delete", systemImage: "trash", role: .destructive) { delete(task) }
///         Button("Pin", systemImage: "pin.fill") { pin(task) }
///             .tint(.orange)
///     }
///
/// ```baraja
/// title: Swipe Action Cards
/// category: Lists
/// os: iOS 27.0+
/// level: beginner
/// origin: original work
/// origin-es: obra original
/// version: 1.0.0
/// search-en: swipe actions, cards, swipe to delete, without list, lazy stack, row actions, ios 27
/// search-es: acciones al deslizar, tarjetas, deslizar para borrar, sin list, acciones de fila
/// description-es: Una columna de tarjetas con las acciones al deslizar del sistema, fuera de una List: \
///   desliza una tarjeta para ver sus botones, o hasta el final para ejecutar el primero.
/// discussion-es: Solo hay una tarjeta abierta; otro deslizamiento, el desplazamiento y un toque en otra \
///   parte la cierran. VoiceOver ofrece las acciones por su nombre, el teclado también llega a ellas, \
///   y si se lee de derecha a izquierda todo se refleja.
/// limits-en:
///   - It needs iOS 27, which has swipe actions outside a List.
///   - The actions are at the trailing edge, and a full swipe runs the first one; neither can be set.
///   - It scrolls by itself and does not belong inside another vertical scroll view.
/// limits-es:
///   - Necesita iOS 27, que ofrece acciones al deslizar fuera de una List.
///   - Las acciones están en el borde final y deslizar del todo ejecuta la primera; no se puede cambiar.
///   - Se desplaza por sí sola y no debe ir dentro de otra vista con desplazamiento vertical.
/// ```
@available(iOS 27, *)
struct SwipeActionCards<Item: Identifiable, Card: View, Actions: View>: View {
    /// The cards' data, from the top down.
    /// - es: Los datos de las tarjetas, de arriba abajo.
    let items: [Item]
    /// The space between two cards, in points.
    /// - es: El espacio entre dos tarjetas, en puntos.
    var spacing: CGFloat = 12
    /// Makes the card of an item.
    /// - es: Crea la tarjeta de un elemento.
    @ViewBuilder let card: (Item) -> Card
    /// Makes the buttons shown from the trailing edge, the first one outermost.
    /// - es: Crea los botones que aparecen desde el borde final; el primero, junto al borde.
    @ViewBuilder let actions: (Item) -> Actions

    var body: some View {
        ScrollView {
            LazyVStack(spacing: spacing) {
                ForEach(items) { item in
                    card(item)
                        .swipeActions(edge: .trailing, allowsFullSwipe: true) { actions(item) }
                }
            }
            .padding(16)
        }
        .swipeActionsContainer()
    }
}

/// What the demo's actions do to the items, apart from the looks.
/// - es: Lo que las acciones de la demo hacen con los elementos, aparte del aspecto.
nonisolated enum SwipeActionCardsLogic {
    /// The items without the one of that identity, in order.
    /// - es: Los elementos sin el de esa identidad, en orden.
    static func removing<Item: Identifiable>(_ id: Item.ID, from items: [Item]) -> [Item] {
        items.filter { $0.id != id }
    }

    /// The items with the one of that identity first; an unknown identity changes nothing.
    /// - es: Los elementos con el de esa identidad delante; si no existe, nada cambia.
    static func pinning<Item: Identifiable>(_ id: Item.ID, in items: [Item]) -> [Item] {
        items.filter { $0.id == id } + items.filter { $0.id != id }
    }
}

// MARK: - Demo

/// Four tasks to delete and to pin.
@available(iOS 27, *)
struct SwipeActionCardsDemo: View {
    var spacing: CGFloat = 12
    @State private var tasks = SwipeActionCardsDemoTask.all

    var body: some View {
        Group {
            if tasks.isEmpty {
                ContentUnavailableView {
                    Label("All done", systemImage: "checkmark.circle")
                } description: {
                    Text("Every task is gone.")
                } actions: {
                    Button("Start over") {
                        withAnimation { tasks = SwipeActionCardsDemoTask.all }
                    }
                    .buttonStyle(.borderedProminent)
                }
            } else {
                SwipeActionCards(items: tasks, spacing: spacing) { task in
                    SwipeActionCardsDemoCard(task: task)
                } actions: { task in
                    Button("Delete", systemImage: "trash", role: .destructive) {
                        withAnimation {
                            tasks = SwipeActionCardsLogic.removing(task.id, from: tasks)
                        }
                    }
                    Button("Pin", systemImage: "pin.fill") {
                        withAnimation {
                            tasks = SwipeActionCardsLogic.pinning(task.id, in: tasks)
                        }
                    }
                    .tint(.orange)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
}

private struct SwipeActionCardsDemoCard: View {
    let task: SwipeActionCardsDemoTask

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: task.symbol)
                .font(.title2)
                .foregroundStyle(task.color)
                .accessibilityHidden(true)
            Text(task.title)
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(20)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
        .accessibilityElement(children: .combine)
    }
}

private struct SwipeActionCardsDemoTask: Identifiable, Sendable {
    let id: Int
    let title: String
    let symbol: String
    let color: Color

    static let all = [
        Self(id: 1, title: "Water the plants", symbol: "leaf.fill", color: .green),
        Self(id: 2, title: "Call the dentist", symbol: "phone.fill", color: .blue),
        Self(id: 3, title: "Renew the bike pass", symbol: "bicycle", color: .orange),
        Self(id: 4, title: "Pick up the parcel", symbol: "shippingbox.fill", color: .purple),
    ]
}

@available(iOS 27, *)
#Preview("Tasks") {
    SwipeActionCardsDemo()
}
