import GeometryKernel
import TestHost

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

private struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        Color.red.opacity(isOn ? 1 : 0.5).frame(width: 40, height: 40)
            .onTapGesture { isOn.toggle() }
    }
}

/// A frame in which one opacity changes, while the tree around it grows.
@MainActor
func trees() -> [Row] {
    [5, 50, 500].map { rows in
        let host = TestHost { Field(rows: rows) }
        let lamp = CGPoint(x: 195, y: host.root.contentSize.height / 2 - Double(rows) / 2)
        host.tap(lamp)
        host.settle()
        let nodes = host.counters.liveNodes
        var time = host.time
        return measure("one opacity in a tree of \(nodes) nodes", count: 50) {
            time += 1 / 60
            host.clearRecording()
            host.tap(lamp)
            host.frame()
        }
    }
}
