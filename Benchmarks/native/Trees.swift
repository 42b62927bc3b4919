@testable import SwiftUI

/// Rows of plain boxes under one view that changes.
private struct Field: View {
    let rows: Int

    var body: some View {
        VStack(spacing: 0) {
            Lamp()
            ForEach(0..<rows, id: \.self) { _ in
                HStack(spacing: 0) {
                    ForEach(0..<8, id: \.self) { _ in Color.blue.frame(height: 1) }
                }
            }
        }
    }
}

/// The one thing that changes.
private enum Change: String, CaseIterable {
    case opacity = "an opacity changes"
    case colour = "a colour changes"
    case text = "a text changes"
}

private struct Lamp: View {
    @State private var isOn = false
    @MainActor static var change = Change.opacity
    /// Turns the lamp that was evaluated last on or off.
    @MainActor static var turn: () -> Void = {}

    var body: some View {
        Self.turn = { isOn.toggle() }
        let (isDim, isBlue, isLong) = (
            isOn && Self.change == .opacity, isOn && Self.change == .colour,
            isOn && Self.change == .text
        )
        return Text(isLong ? "a lamp that is on" : "a lamp")
            .foregroundStyle(isBlue ? Color.blue : .red)
            .frame(width: 40, height: 40)
            .opacity(isDim ? 0.5 : 1)
            .onTapGesture {}
    }
}

/// A frame in which one thing changes, and a touch, while the tree around it grows.
@MainActor
func trees() -> (changes: [(title: String, rows: [Row])], touches: [Row]) {
    let sizes = [5, 50, 500]
    let changes = Change.allCases.map { change in
        Lamp.change = change
        return (
            change.rawValue,
            sizes.map { size in
                var scene = QuietScene(AnyView(Field(rows: size)))
                return measure(name(scene), count: 200) {
                    scene.time += 1 / 60
                    Lamp.turn()
                    _ = scene.root.frame(at: scene.time)
                }
            }
        )
    }
    var touches: [Row] = []
    for size in sizes {
        var scene = QuietScene(AnyView(Field(rows: size)))
        touches.append(
            measure(name(scene), count: 20) {
                scene.time += 1
                scene.pointer(.down, 195, 4)
                scene.pointer(.cancel, 195, 4)
                _ = scene.root.frame(at: scene.time)
            })
    }
    return (changes, touches)
}

@MainActor
private func name(_ scene: QuietScene) -> String {
    "a tree of \(scene.root.counters.liveNodes) nodes"
}
