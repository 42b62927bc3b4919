import SwiftUI

/// Rows in a scroll view, each with a way to delete it and to pin it.
struct SwipedRows: View {
    @State private var ids = Array(1...12)
    @State private var pins = 0

    var body: some View {
        VStack(spacing: 0) {
            Text("\(ids.count) rows, \(pins) pins").frame(height: 60)
                .accessibilityAddTraits(.isHeader)
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(ids, id: \.self) { id in row(id) }
                    Color.clear.frame(height: 600)
                }
                .padding(16)
            }
            .swipeActionsContainer()
        }
    }

    private func row(_ id: Int) -> some View {
        Text("Row \(id)").frame(maxWidth: .infinity).frame(height: 72)
            .background(Color(.secondarySystemBackground))
            .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {
                    withAnimation { ids = ids.filter { $0 != id } }
                }
                Button("Pin", systemImage: "pin.fill") { pins += 1 }.tint(.indigo)
            }
    }
}

#Preview("Rows") {
    SwipedRows()
}
