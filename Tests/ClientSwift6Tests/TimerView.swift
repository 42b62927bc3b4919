import SwiftUI

// Ordinary SwiftUI in Swift 6 mode: what is shared is Sendable or on the main actor.

@MainActor
final class LapLog {
    var laps: [Int] = []
}

struct Lap: Identifiable, Hashable, Sendable {
    let id: Int
    let seconds: Int

    static let samples = [Lap(id: 1, seconds: 31), Lap(id: 2, seconds: 29)]
}

private struct UnitNameKey: EnvironmentKey {
    static let defaultValue = "s"
}

extension EnvironmentValues {
    var unitName: String {
        get { self[UnitNameKey.self] }
        set { self[UnitNameKey.self] = newValue }
    }
}

struct Highlighted: ViewModifier {
    let isOn: Bool
    @ScaledMetric(relativeTo: .title) private var width: CGFloat = 4

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, isOn ? width * 2 : width)
            .opacity(isOn ? 1 : 0.5)
    }
}

struct LapRow: View {
    let lap: Lap
    let isBest: Bool
    @Environment(\.unitName) private var unitName

    var body: some View {
        Text("Lap \(lap.id): \(lap.seconds) \(unitName)")
            .modifier(Highlighted(isOn: isBest))
    }
}

struct PauseToggle: View {
    @Binding var isPaused: Bool

    var body: some View {
        Text(isPaused ? "Resume" : "Pause")
            .onTapGesture { withAnimation(.snappy) { isPaused.toggle() } }
    }
}

struct TimerView: View {
    let log: LapLog
    @State private var laps = Lap.samples
    @State private var isPaused = false
    @GestureState(initialValue: 0) private var pull: CGFloat
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private var best: Lap.ID? { laps.min { $0.seconds < $1.seconds }?.id }

    private var pullDown: some Gesture {
        DragGesture()
            .updating($pull) { value, pull, transaction in
                transaction.animation = nil
                pull = value.translation.height
            }
            .onChanged { _ in isPaused = true }
            .onEnded { if $0.predictedEndTranslation.height > 80 { addLap() } }
    }

    private func addLap() {
        withAnimation(reduceMotion ? nil : .spring(duration: 0.3)) {
            laps.append(Lap(id: laps.count + 1, seconds: 25))
        } completion: {
            log.laps.append(laps.count)
        }
    }

    var body: some View {
        VStack {
            PauseToggle(isPaused: $isPaused)
            Text("Pull")
                .offset(y: pull)
                .gesture(pullDown)
            ForEach(laps) { lap in
                LapRow(lap: lap, isBest: lap.id == best)
            }
        }
        .animation(.easeInOut, value: isPaused)
        .onChange(of: laps) { _, new in log.laps.append(-new.count) }
        .environment(\.unitName, "sec")
    }
}

#Preview {
    TimerView(log: LapLog())
}
