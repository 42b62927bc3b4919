import SwiftUI

/// A two-sided card that turns in 3D when `isFlipped` changes and never shows mirrored content.
///
/// The face on show follows the angle of every frame, so the faces swap while the card is edge-on. A flip
/// that is reversed half-way turns back from where it is, without losing its speed. The hidden face takes
/// no taps, no focus and is not read. With Reduce Motion on, the faces swap at once.
///
///     FlipCardTransition(isFlipped: isFlipped) {
///         FrontOfCard()
///     } back: {
///         BackOfCard()
///     }
///
/// ```baraja
/// title: Flip Card Transition
/// category: Transitions
/// os: iOS 18.0+
/// level: intermediate
/// origin: original work
/// origin-es: obra original
/// version: 1.0.0
/// search-en: flip, card, 3d rotation, two sided, front and back, turn over, animatable
/// search-es: voltear, tarjeta, rotación 3d, dos caras, anverso y reverso, girar
/// description-es: Una tarjeta de dos caras que gira en 3D cuando cambia `isFlipped` y nunca muestra su \
///   contenido invertido.
/// discussion-es: La cara visible depende del ángulo de cada fotograma, así que las caras se cambian \
///   cuando la tarjeta está de canto. Un giro que se invierte a medio camino vuelve desde donde está, \
///   sin perder velocidad. La cara oculta no recibe toques ni foco, y no se lee. Con Reducir \
///   movimiento activado, las caras se intercambian al instante.
/// limits-en:
///   - It turns about the vertical axis only, always for the same time.
///   - It does not turn by itself or by a gesture; its owner changes `isFlipped`.
///   - Both faces are built and kept, also the hidden one.
/// limits-es:
///   - Solo gira en torno al eje vertical, y siempre durante el mismo tiempo.
///   - No gira por sí sola ni con un gesto; quien la usa cambia `isFlipped`.
///   - Las dos caras se crean y se conservan, también la oculta.
/// ```
struct FlipCardTransition<Front: View, Back: View>: View {
    /// Whether the back is on show.
    /// - es: Si se ve el reverso.
    let isFlipped: Bool
    /// Makes the front.
    /// - es: Crea el anverso.
    @ViewBuilder let front: () -> Front
    /// Makes the back.
    /// - es: Crea el reverso.
    @ViewBuilder let back: () -> Back

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        FlipCardTransitionFaces(angle: isFlipped ? 180 : 0, front: front(), back: back())
            .animation(reduceMotion ? nil : .smooth(duration: 0.7), value: isFlipped)
    }
}

/// Both faces at one angle: 0° shows the front, 180° the back.
private struct FlipCardTransitionFaces<Front: View, Back: View>: View, Animatable {
    /// How far the card has turned, in degrees.
    var angle: Double
    let front: Front
    let back: Back

    nonisolated var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    var body: some View {
        let showsFront = FlipCardTransitionLogic.showsFront(at: angle)
        ZStack {
            face(front, isShown: showsFront, angle: angle)
            // Half a turn ahead, so that it reads the right way round when it faces us.
            face(back, isShown: !showsFront, angle: angle - 180)
        }
    }

    private func face(_ content: some View, isShown: Bool, angle: Double) -> some View {
        content
            .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
            .opacity(isShown ? 1 : 0)
            .allowsHitTesting(isShown)
            .accessibilityHidden(!isShown)
    }
}

/// The decisions of the card, apart from its looks.
/// - es: Las decisiones de la tarjeta, aparte de su aspecto.
nonisolated enum FlipCardTransitionLogic {
    /// Whether the front faces the viewer.
    /// - es: Si el anverso está de cara a quien mira.
    ///
    /// - Parameter angle: how far the card has turned, in degrees; a spring may pass 0 or 180.
    static func showsFront(at angle: Double) -> Bool { angle < 90 }
}

// MARK: - Demo

/// A membership card and a button that turns it over.
struct FlipCardTransitionDemo: View {
    @State private var isFlipped = false

    var body: some View {
        // Half-way the near edge is a sixth taller at each end: it must not pass over the button.
        VStack(spacing: 44) {
            FlipCardTransition(isFlipped: isFlipped) {
                FlipCardTransitionDemoFront()
            } back: {
                FlipCardTransitionDemoBack()
            }
            .frame(maxWidth: 380)
            Button("Flip", systemImage: "arrow.left.arrow.right") {
                isFlipped.toggle()
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
}

private struct FlipCardTransitionDemoFront: View {
    var body: some View {
        VStack(alignment: .leading) {
            Image(systemName: "creditcard.fill")
                .font(.largeTitle)
                .accessibilityHidden(true)
            Spacer(minLength: 12)
            Text("Membership")
                .font(.title)
                .bold()
                .lineLimit(1)
                .minimumScaleFactor(0.5)
        }
        .modifier(FlipCardTransitionDemoFace(start: .topLeading, end: .bottomTrailing))
    }
}

private struct FlipCardTransitionDemoBack: View {
    var body: some View {
        VStack(alignment: .leading) {
            Image(systemName: "qrcode")
                .font(.largeTitle)
                .accessibilityHidden(true)
            Spacer(minLength: 12)
            Group {
                Text("4929 0013 7264")
                    .font(.title3)
                    .monospacedDigit()
                    .bold()
                Text("Valid until 12/29")
                    .font(.callout)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.4)
        }
        // Indigo under the small text, which needs more contrast than purple gives it.
        .modifier(FlipCardTransitionDemoFace(start: .bottomLeading, end: .topTrailing))
    }
}

/// The ground that both faces share.
private struct FlipCardTransitionDemoFace: ViewModifier {
    let start: UnitPoint
    let end: UnitPoint
    @ScaledMetric(relativeTo: .title) private var height = 240.0

    func body(content: Content) -> some View {
        content
            .foregroundStyle(.white)
            .padding(24)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: height)
            .background(
                LinearGradient(colors: [.indigo, .purple], startPoint: start, endPoint: end),
                in: .rect(cornerRadius: 24)
            )
            .shadow(color: .black.opacity(0.15), radius: 12, y: 6)
    }
}

#Preview("Membership") {
    FlipCardTransitionDemo()
}
