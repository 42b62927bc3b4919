import SwiftUI

/// A long list with a way to its end, and a row that scrolls across.
struct LongList: View {
    let count: Int
    @State private var drags = 0

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Text("To 500, \(drags) drags").frame(height: 60).contentShape(Rectangle())
                    .onTapGesture { withAnimation(.smooth) { proxy.scrollTo(500, anchor: .top) } }
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 8) {
                        ForEach(1000..<2000) { index in
                            Text("Card \(index)").frame(width: 120, height: 80)
                                .background(Color.orange)
                        }
                    }
                }
                .frame(height: 80)
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 8) {
                        ForEach(0..<count, id: \.self) { index in
                            Text("Row \(index)").padding(.horizontal, 20)
                                .frame(
                                    width: 390, height: index % 3 == 0 ? 60 : 44,
                                    alignment: .leading
                                )
                                .background(Color(.secondarySystemBackground))
                                .gesture(DragGesture().onEnded { _ in drags += 1 })
                        }
                    }
                }
                .accessibilityLabel("Rows")
            }
        }
    }
}

#Preview("100") {
    LongList(count: 100)
}

#Preview("10000") {
    LongList(count: 10_000)
}

#Preview("100000") {
    LongList(count: 100_000)
}

#Preview("RTL") {
    ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
            ForEach(0..<1000) { index in Text("\(index)").frame(width: 65, height: 100) }
        }
    }
    .environment(\.layoutDirection, .rightToLeft)
}
