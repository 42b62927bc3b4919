import SwiftUI

/// One of each control, with counters of what they did.
struct Controls: View {
    @State private var presses = 0
    @State private var small = 0
    @State private var isOn = false
    @State private var isLocked = false

    var body: some View {
        VStack(spacing: 12) {
            Text("pressed \(presses), small \(small), \(isOn ? "on" : "off")")
            Button("Flip", systemImage: "arrow.left.arrow.right") { presses += 1 }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(isLocked)
            Button("Plain") { presses += 1 }
                .buttonStyle(.plain)
            Button("Shrinking") { presses += 1 }
                .buttonStyle(ControlsShrinking())
            Button("Bordered") { presses += 1 }
                .buttonStyle(.bordered)
                .buttonBorderShape(.capsule)
            Button("Delete", systemImage: "trash", role: .destructive) { presses += 1 }
                .buttonStyle(.bordered)
                .labelStyle(.iconOnly)
            Button("+") { small += 1 }
                .padding(.vertical, 20)
            Divider()
            Toggle("Reminders", systemImage: "bell", isOn: $isOn)
            Toggle("Lock", isOn: $isLocked)
                .toggleStyle(.button)
        }
        .padding()
    }
}

/// A button in something that scrolls, and an adjustable view; both are felt.
struct ControlsScrolling: View {
    @State private var presses = 0
    @State private var rating = 3

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                Text("pressed \(presses), rating \(rating)")
                Button("Wide") { presses += 1 }
                    .buttonStyle(ControlsShrinking())
                    .sensoryFeedback(.success, trigger: presses)
                Text("Stars")
                    .accessibilityLabel("Rating")
                    .accessibilityValue("\(rating) of 5")
                    .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
                    .sensoryFeedback(trigger: rating) { $1 > $0 ? .increase : .decrease }
                Color.orange.frame(height: 2000)
            }
        }
    }
}

struct ControlsShrinking: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .opacity(isEnabled ? 1 : 0.5)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

#Preview {
    Controls()
}

#Preview("Scrolling") {
    ControlsScrolling()
}
