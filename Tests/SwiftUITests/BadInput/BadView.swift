import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// A view that nobody should write, and what it gives all the same.
@MainActor
struct BadView {
    let name: String
    /// What the author is told, each once.
    var warnings: [String] = []
    /// Whether it moves for as long as it is looked at.
    var isEndless = false
    /// What a user sees, back to front; nil where the case has another point.
    var texts: [String]?
    let view: () -> AnyView
    /// What else must hold.
    var check: (TestHost) -> Void = { _ in }

    init(
        _ name: String, warnings: [String] = [], isEndless: Bool = false,
        texts: [String]? = ["after"],
        @ViewBuilder view: @escaping () -> some View, check: @escaping (TestHost) -> Void = { _ in }
    ) {
        self.name = name
        self.warnings = warnings
        self.isEndless = isEndless || warnings == [stillChanging]
        self.texts = texts
        self.view = { AnyView(view()) }
        self.check = check
    }
}

/// Something plain behind the bad part: it must come on screen whatever stands before it.
struct After: View {
    var body: some View { Text("after") }
}

/// Lengths that no layout can honour.
let badLengths: [(name: String, value: CGFloat)] = [
    ("NaN", .nan), ("infinite", .infinity), ("minus infinite", -.infinity), ("negative", -50),
    ("enormous", 1e300), ("tiny", .leastNonzeroMagnitude), ("zero", 0),
]

let stillChanging = """
    State was still changing after 64 rounds in one frame; look for a body, onChange or \
    onGeometryChange that writes what it depends on.
    """
let containsItself = """
    Views stand in each other more than 512 deep, and what is deeper is not shown; look for a \
    body that contains its own view.
    """
