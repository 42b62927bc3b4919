import SwiftUI

// Ordinary SwiftUI in Swift 5 mode: nothing here says on which actor it runs.

/// Not Sendable, shared and changeable: what code of that time does.
final class VoteRecord {
    static var shared = VoteRecord()
    var votes: [String] = []
}

struct VoteItem: Identifiable {
    let id: Int
    var name: String
}

private struct AccentKey: EnvironmentKey {
    static var defaultValue = Color.blue
}

extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct Boxed: ViewModifier {
    var isActive: Bool
    @ScaledMetric private var inset: CGFloat = 8
    @Environment(\.accent) private var accent

    func body(content: Content) -> some View {
        content
            .padding(inset)
            .background(isActive ? accent : Color.white, in: .rect(cornerRadius: inset))
    }
}

extension View {
    func boxed(_ isActive: Bool = false) -> some View { modifier(Boxed(isActive: isActive)) }
}

struct VoteRow: View {
    let item: VoteItem
    @Binding var votes: Int
    @GestureState private var pull = CGSize.zero

    private var gesture: some Gesture {
        DragGesture(minimumDistance: 4)
            .updating($pull) { value, state, _ in state = value.translation }
            .onEnded { value in
                if value.translation.width > 40 {
                    withAnimation(.easeOut(duration: 0.2)) { votes += 2 }
                }
            }
    }

    var body: some View {
        HStack {
            Text(item.name)
            Text("\(votes)")
        }
        .boxed(pull != .zero)
        .offset(x: pull.width)
        .gesture(gesture)
        .onTapGesture { votes += 1 }
    }
}

struct VoteView: View {
    @State private var votes = [0, 0]
    @State private var changes = 0
    @Environment(\.layoutDirection) var direction

    static let items = [VoteItem(id: 0, name: "Tea"), VoteItem(id: 1, name: "Coffee")]

    var total: Int { votes.reduce(0, +) }

    func votes(for item: VoteItem) -> Binding<Int> {
        Binding(get: { votes[item.id] }, set: { votes[item.id] = $0 })
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Self.items) { item in
                VoteRow(item: item, votes: votes(for: item))
            }
            if total > 0 {
                Text("Total \(total)")
            }
            Text(direction == .rightToLeft ? "mirrored" : "plain")
        }
        .onChange(of: total) { old, new in
            changes += 1
            VoteRecord.shared.votes.append("\(old) to \(new)")
        }
        .environment(\.accent, .orange)
    }
}

#Preview("Votes") {
    VoteView()
}
