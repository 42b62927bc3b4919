import SwiftUI

/// A card with a button on each face, in the same place, and one beside it that turns the card.
struct FlipButtons: View {
    @State private var isFlipped = false
    @State private var fronts = 0
    @State private var backs = 0

    var body: some View {
        VStack(spacing: 60) {
            Text("front \(fronts), back \(backs)")
            FlipCardTransition(isFlipped: isFlipped) {
                FlipButtonsFace(title: "On the front", color: .yellow) { fronts += 1 }
            } back: {
                FlipButtonsFace(title: "On the back", color: .mint) { backs += 1 }
            }
            Button("Turn over") { isFlipped.toggle() }
        }
    }
}

struct FlipButtonsFace: View {
    let title: String
    let color: Color
    let action: () -> Void

    var body: some View {
        Button(title, action: action)
            .foregroundStyle(.black)
            .frame(width: 300, height: 200)
            .background(color)
    }
}

#Preview {
    FlipButtons()
}
