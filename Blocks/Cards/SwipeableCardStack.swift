import SwiftUI

/// A deck of cards; the top one is swiped away to reveal the next.
///
/// A drag or a flick decides by where it would come to rest. With Reduce Motion on, a swiped card fades
/// out instead of flying. VoiceOver and the keyboard swipe too: the top card has the actions "Swipe left"
/// and "Swipe right", and a focused deck takes the left and right arrow keys.
///
///     SwipeableCardStack(items: places, loops: true) { place, direction in
///         record(place, direction)
///     } card: { place in
///         PlaceCard(place: place)
///     }
///
/// ```baraja
/// title: Swipeable Card Stack
/// category: Cards
/// os: iOS 18.0+
/// level: intermediate
/// origin: original work
/// origin-es: obra original
/// version: 1.0.0
/// search-en: swipe, cards, deck, stack, tinder, drag, dismiss
/// search-es: deslizar, tarjetas, baraja, pila, arrastrar, descartar
/// description-es: Una baraja de tarjetas; al deslizar la de arriba aparece la siguiente.
/// discussion-es: Un arrastre o un gesto rápido decide según dónde acabaría. Con Reducir movimiento \
///   activado, la tarjeta se desvanece en lugar de salir volando. VoiceOver y el teclado también \
///   deslizan: la tarjeta de arriba ofrece las acciones «Swipe left» y «Swipe right», y la baraja \
///   con el foco responde a las flechas izquierda y derecha.
/// limits-en:
///   - Cards go to the left and to the right only, not up or down.
///   - The deck counts swipes, not identities; there is no undo, and items taken out before the top \
///     card shift the ones after them.
///   - The names of the actions are English until your app translates them.
///   - From right to left it counts on SwiftUI to mirror `offset`; no iPhone was there to check it.
/// limits-es:
///   - Las tarjetas solo salen hacia la izquierda o la derecha, no hacia arriba ni hacia abajo.
///   - La baraja cuenta deslizamientos, no identidades; no se puede deshacer, y quitar elementos \
///     anteriores a la tarjeta de arriba desplaza los siguientes.
///   - Los nombres de las acciones están en inglés hasta que tu app los traduzca.
///   - De derecha a izquierda cuenta con que SwiftUI refleje `offset`; no se ha comprobado en un iPhone.
/// ```
struct SwipeableCardStack<Item, Card: View>: View {
    /// The cards' data, from the top down.
    /// - es: Los datos de las tarjetas, de arriba abajo.
    let items: [Item]
    /// Whether the first item follows the last one.
    /// - es: Si después del último elemento vuelve el primero.
    var loops = false
    /// The share of the deck's width that the predicted end of the drag must reach.
    /// - es: La parte del ancho de la baraja que debe alcanzar el final previsto del arrastre.
    var threshold: CGFloat = 0.35
    /// Called once a swipe is decided, before the card has flown away.
    /// - es: Se llama en cuanto se decide el deslizamiento, antes de que la tarjeta salga.
    var onSwipe: (Item, SwipeableCardStackDirection) -> Void = { _, _ in }
    /// Makes the card of an item.
    /// - es: Crea la tarjeta de un elemento.
    @ViewBuilder let card: (Item) -> Card

    /// How many cards were swiped: the position of the top card.
    @State private var top = 0
    /// How far the finger is from where it went down, in points of the screen.
    @State private var drag = CGSize.zero
    @State private var lastDirection = SwipeableCardStackDirection.right
    /// Where the last card left the deck, above or below its place.
    @State private var lastHeight: CGFloat = 0
    @State private var size = CGSize.zero
    @GestureState private var isDragging = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        ZStack {
            ForEach(positions, id: \.self) { position in
                placed(position)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { size = $0 }
        .gesture(swipeGesture)
        .onChange(of: isDragging) { _, isDragging in
            // A drag that ended has put the card back or away. One that the system took has not.
            if !isDragging && drag != .zero { settle() }
        }
        .focusable()
        .onKeyPress(.leftArrow) { swipe(.left) ? .handled : .ignored }
        .onKeyPress(.rightArrow) { swipe(.right) ? .handled : .ignored }
    }

    private func placed(_ position: Int) -> some View {
        card(items[position % items.count])
            .scaleEffect(1 - 0.06 * depth(position))
            .rotationEffect(.degrees(mirror * tilt(position)))
            .offset(x: mirror * shift(position).width, y: shift(position).height)
            .transaction { if reduceMotion { $0.animation = nil } }
            .opacity(opacity(position))
            .zIndex(-Double(position))
            .accessibilityElement(children: .combine)
            .accessibilityHidden(position != top)
            .accessibilityAction(named: "Swipe left") { _ = swipe(.left) }
            .accessibilityAction(named: "Swipe right") { _ = swipe(.right) }
    }

    // MARK: Where the cards are

    private var positions: [Int] {
        SwipeableCardStackLogic.positions(top: top, count: items.count, loops: loops)
    }

    /// Offsets and rotations mirror in right-to-left layouts; the finger does not.
    private var mirror: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

    /// How far the drag has come towards a swipe, from 0 to 1.
    private var progress: CGFloat {
        let distance = threshold * size.width
        return distance > 0 ? min(abs(drag.width) / distance, 1) : 0
    }

    /// 0 for the top card and those swiped away; cards behind rise as the top one leaves.
    private func depth(_ position: Int) -> CGFloat {
        guard position > top else { return 0 }
        return CGFloat(position - top) - (reduceMotion ? 0 : progress)
    }

    private func tilt(_ position: Int) -> Double {
        guard !reduceMotion, size.width > 0 else { return 0 }
        if position == top { return 14 * drag.width / size.width }
        return position < top ? 18 * lastDirection.sign : 0
    }

    private func shift(_ position: Int) -> CGSize {
        if position > top {
            return CGSize(width: 0, height: depth(position) * (0.03 * size.height + 14))
        }
        if reduceMotion { return .zero }
        if position == top { return CGSize(width: drag.width, height: drag.height / 4) }
        return CGSize(width: 1.5 * size.width * lastDirection.sign, height: lastHeight)
    }

    private func opacity(_ position: Int) -> Double {
        if position > top { return min(max(3 - depth(position), 0), 1) }
        guard reduceMotion else { return 1 }
        // Nothing moves with Reduce Motion: a drag shows by how far the card has faded.
        return position == top ? 1 - 0.3 * progress : 0
    }

    // MARK: Swiping

    private var swipeGesture: some Gesture {
        DragGesture(minimumDistance: 8)
            .updating($isDragging) { _, isDragging, _ in isDragging = true }
            .onChanged { if hasTop { drag = $0.translation } }
            .onEnded { value in
                let direction = SwipeableCardStackLogic.direction(
                    predictedEnd: value.predictedEndTranslation.width, width: size.width,
                    threshold: threshold)
                if let direction, swipe(direction) { return }
                settle()
            }
    }

    private var hasTop: Bool { loops ? !items.isEmpty : top < items.count }

    /// Sends the top card away; false when there is none.
    private func swipe(_ direction: SwipeableCardStackDirection) -> Bool {
        guard hasTop else { return false }
        let item = items[top % items.count]
        withAnimation(reduceMotion ? .easeInOut(duration: 0.2) : .snappy(duration: 0.4)) {
            lastDirection = direction
            lastHeight = drag.height / 4
            drag = .zero
            top += 1
        }
        onSwipe(item, direction)
        return true
    }

    /// Brings the top card back to its place.
    private func settle() {
        withAnimation(
            reduceMotion ? .easeInOut(duration: 0.2) : .spring(duration: 0.4, bounce: 0.3)
        ) {
            drag = .zero
        }
    }
}

/// Where a card was swiped: a side of the screen, also in right-to-left layouts.
/// - es: Hacia dónde se deslizó una tarjeta: un lado de la pantalla, también si se lee de
///   derecha a izquierda.
nonisolated enum SwipeableCardStackDirection: Equatable, Sendable {
    /// The side of the screen.
    /// - es: El lado de la pantalla.
    case left, right

    /// -1 for left, 1 for right.
    /// - es: -1 a la izquierda, 1 a la derecha.
    var sign: CGFloat { self == .left ? -1 : 1 }
}

/// The decisions of the deck, apart from its looks.
/// - es: Las decisiones de la baraja, aparte de su aspecto.
nonisolated enum SwipeableCardStackLogic {
    /// The direction of a swipe, or nil when the drag was none.
    /// - es: El sentido del deslizamiento, o nil si el arrastre no llegó a serlo.
    ///
    /// - Parameters:
    ///   - predictedEnd: where the drag would come to rest, in points from where it began.
    ///   - width: the deck's width in points.
    ///   - threshold: the share of the width that makes a swipe.
    static func direction(
        predictedEnd: CGFloat, width: CGFloat, threshold: CGFloat = 0.35
    ) -> SwipeableCardStackDirection? {
        guard width > 0, abs(predictedEnd) >= width * threshold else { return nil }
        return predictedEnd < 0 ? .left : .right
    }

    /// The positions to show: from the card just swiped through three behind the top one.
    /// - es: Las posiciones visibles: de la tarjeta recién deslizada a la tercera por
    ///   detrás de la de arriba.
    static func positions(top: Int, count: Int, loops: Bool) -> [Int] {
        guard count > 0 else { return [] }
        let first = max(top - 1, 0)
        let last = loops ? top + 3 : min(top + 3, count - 1)
        return first <= last ? Array(first...last) : []
    }
}

// MARK: - Demo

/// Five places to swipe through, and what became of them.
struct SwipeableCardStackDemo: View {
    var loops = true
    var threshold: CGFloat = 0.35
    @State private var passed = 0
    @State private var liked = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Where next?")
                .font(.title2)
                .bold()
                .accessibilityAddTraits(.isHeader)
            SwipeableCardStack(
                items: SwipeableCardStackDemoPlace.all, loops: loops, threshold: threshold
            ) { _, direction in
                if direction == .left { passed += 1 } else { liked += 1 }
            } card: { place in
                SwipeableCardStackDemoCard(place: place)
            }
            .frame(maxWidth: 360, maxHeight: 480)
            .padding(.bottom, 56)
            HStack(spacing: 40) {
                Label("\(passed)", systemImage: "xmark")
                    .accessibilityLabel("Passed \(passed)")
                Label("\(liked)", systemImage: "heart.fill")
                    .accessibilityLabel("Liked \(liked)")
            }
            .font(.title3)
            .monospacedDigit()
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
}

private struct SwipeableCardStackDemoCard: View {
    let place: SwipeableCardStackDemoPlace

    var body: some View {
        VStack {
            Spacer(minLength: 0)
            Image(systemName: place.symbol)
                .font(.system(size: 88))
                .accessibilityHidden(true)
            Spacer(minLength: 0)
            Text(place.name)
                .font(.title)
                .bold()
                .padding(.horizontal, 20)
                .padding(.vertical, 10)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.black.opacity(0.6), in: .rect(cornerRadius: 18))
        }
        .foregroundStyle(.white)
        .padding(14)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            LinearGradient(colors: place.colors, startPoint: .top, endPoint: .bottom),
            in: .rect(cornerRadius: 28)
        )
        .shadow(color: .black.opacity(0.15), radius: 12, y: 6)
    }
}

private struct SwipeableCardStackDemoPlace: Sendable {
    let name: String
    let symbol: String
    let colors: [Color]

    static let all = [
        Self(name: "Kyoto", symbol: "leaf.fill", colors: [.pink, .purple]),
        Self(name: "Reykjavik", symbol: "snowflake", colors: [.cyan, .blue]),
        Self(name: "Marrakesh", symbol: "sun.max.fill", colors: [.orange, .red]),
        Self(name: "Lisbon", symbol: "tram.fill", colors: [.yellow, .orange]),
        Self(name: "Patagonia", symbol: "mountain.2.fill", colors: [.teal, .indigo]),
    ]
}

#Preview("Where next?") {
    SwipeableCardStackDemo()
}
