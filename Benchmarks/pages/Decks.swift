import SwiftUI

/// The deck over any number of items.
struct LongDeck: View {
    let count: Int

    var body: some View {
        SwipeableCardStack(items: Array(0..<count), loops: true) { index in
            Text("Card \(index)")
                .font(.title)
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(index % 2 == 0 ? Color.indigo : Color.teal, in: .rect(cornerRadius: 28))
        }
        .padding(40)
    }
}

#Preview("5") {
    LongDeck(count: 5)
}

#Preview("1000") {
    LongDeck(count: 1000)
}

#Preview("1000000") {
    LongDeck(count: 1_000_000)
}
