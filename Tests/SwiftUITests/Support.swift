import GeometryKernel
import SwiftUI
import TestHost

/// What views under test tell the test.
@MainActor
final class Log {
    var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }
}

extension TestHost {
    /// The ops of the recorded frames, one readable line each.
    var opLines: [String] { frames.flatMap { $0 }.map(\.description) }

    /// The ops that the closure and the frame after it send.
    func ops(of change: () -> Void) -> [String] {
        clearRecording()
        change()
        frame()
        return opLines
    }

    /// Where the middle of a text is.
    func middle(of text: String) -> CGPoint? {
        frame(of: text).map { CGPoint(x: $0.midX, y: $0.midY) }
    }
}

/// A view that a test changes from outside, through the binding it hands out.
@MainActor
final class Remote<Value> {
    fileprivate(set) var binding: Binding<Value>!

    /// Writes without an animation.
    func set(_ value: Value) {
        binding.wrappedValue = value
    }
}

/// Shows what a closure makes of a value that the test holds the other end of.
struct Controlled<Value, Content: View>: View {
    @State private var value: Value
    private let remote: Remote<Value>
    private let content: (Value) -> Content

    init(
        _ initial: Value, _ remote: Remote<Value>,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        _value = State(wrappedValue: initial)
        self.remote = remote
        self.content = content
    }

    var body: some View {
        remote.binding = $value
        return content(value)
    }
}
