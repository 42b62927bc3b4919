import SwiftUI

// Ordinary SwiftUI in Swift 6 mode where everything is on the main actor unless it says otherwise.

final class NotesModel {
    static let shared = NotesModel()
    var saved: [String] = []

    func save(_ text: String) { saved.append(text) }
}

nonisolated struct Note: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
}

nonisolated private struct TintNameKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    nonisolated var tintName: String {
        get { self[TintNameKey.self] }
        set { self[TintNameKey.self] = newValue }
    }
}

struct Inset: ViewModifier {
    @ScaledMetric private var amount: CGFloat = 6
    @State private var isWide = false

    func body(content: Content) -> some View {
        content
            .padding(.leading, isWide ? amount * 4 : amount)
            .onTapGesture(count: 2) { withAnimation(.bouncy) { isWide.toggle() } }
    }
}

struct NoteRow: View {
    let note: Note
    @Binding var tint: String
    @Environment(\.tintName) private var tintName

    var body: some View {
        Text("\(note.text) in \(tintName)")
            .modifier(Inset())
            .simultaneousGesture(
                TapGesture(count: 3).onEnded { tint = "red" },
                including: note.id == 2 ? .all : .subviews)
    }
}

struct NotesView: View {
    @State private var notes = [Note(id: 1, text: "Milk"), Note(id: 2, text: "Bread")]
    @GestureState private var isPressed = false
    @State private var scale = 1.0
    @State private var tint = "green"

    private var press: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isPressed) { _, isPressed, _ in isPressed = true }
            .onEnded { _ in remove() }
    }

    private func remove() {
        guard let last = notes.popLast() else { return }
        NotesModel.shared.save(last.text)
    }

    var body: some View {
        VStack {
            Text("Remove")
                .scaleEffect(scale)
                .gesture(press)
                .onChange(of: isPressed) {
                    withAnimation(.smooth(duration: 0.2)) { scale = isPressed ? 0.5 : 1 }
                }
            ForEach(notes) { note in
                if !note.text.isEmpty {
                    NoteRow(note: note, tint: $tint)
                }
            }
        }
        .environment(\.tintName, tint)
    }
}

#Preview("Notes") {
    NotesView()
}
