import GeometryKernel
import SwiftUI
import TestHost

/// Moves a text when it appears.
private struct Mover: View {
    let animation: Animation
    @State private var isMoved = false

    var body: some View {
        Text("after").offset(x: isMoved ? 100 : 0)
            .onAppear { withAnimation(animation) { isMoved = true } }
    }
}

/// Motions that are what was asked for: without damping, or longer than anybody waits.
private let endlessMotions: [String: Set<String>] = [
    "negative": ["spring", "response spring", "bouncy spring", "stiff spring"],
    "enormous": [
        "linear", "delayed", "spring", "response spring", "bouncy spring", "interpolating spring",
    ],
    "tiny": ["faster", "response spring", "interpolating spring", "stiff spring"],
    "zero": ["response spring", "stiff spring"],
]

/// Animations and gestures of numbers that make no sense: all come to rest, at the end.
@MainActor
let badMotionViews: [BadView] = badLengths.flatMap { name, value in
    [
        ("linear", Animation.linear(duration: value)),
        ("delayed", Animation.linear(duration: 0.1).delay(value)),
        ("faster", Animation.linear(duration: 0.1).speed(value)),
        ("timing curve", .timingCurve(value, value, value, value, duration: 0.1)),
        ("spring", .spring(duration: value, bounce: value)),
        ("response spring", .spring(response: value, dampingFraction: value)),
        ("bouncy spring", .bouncy(duration: value, extraBounce: value)),
        (
            "interpolating spring",
            .interpolatingSpring(
                mass: value, stiffness: value, damping: value, initialVelocity: value)
        ),
        ("stiff spring", .interpolatingSpring(stiffness: 100, damping: value)),
    ].map { kind, animation in
        BadView(
            "\(kind) animation of \(name) numbers",
            isEndless: endlessMotions[name, default: []].contains(kind)
        ) {
            Mover(animation: animation)
        }
    } + [
        BadView("gestures that wait for \(name)") {
            Text("after")
                .gesture(DragGesture(minimumDistance: value))
                .onLongPressGesture(minimumDuration: value, maximumDistance: value) {}
        } check: { host in
            host.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 300, y: 422))
            host.press(CGPoint(x: 195, y: 422))
        },
        BadView("bound to \(name) numbers and animated back", isEndless: name == "enormous") {
            BadNumber(value: value)
        },
    ]
}

/// Goes to a number that makes no sense, and back, with an animation.
private struct BadNumber: View {
    let value: CGFloat
    @State private var isBad = false

    var body: some View {
        Text("after")
            .padding(isBad ? value : 10)
            .frame(width: isBad ? value : 100)
            .scaleEffect(isBad ? value : 1)
            .offset(x: isBad ? value : 0)
            .opacity(isBad ? value : 1)
            .onAppear {
                withAnimation {
                    isBad = true
                } completion: {
                    withAnimation { isBad = false }
                }
            }
    }
}
