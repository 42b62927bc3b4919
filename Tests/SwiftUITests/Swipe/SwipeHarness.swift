import DisplayKernel
import GeometryKernel
import SwiftUI
import TestHost

/// Rows with two trailing buttons, as the reports of public row components have them: 358 by 72 points,
/// the first one at (16, 16).
struct SwipeRows: View {
    var leads = false
    var scrolls = true
    var allowsFullSwipe = true
    var hasContainer = true
    let log: Log
    let remote: Remote<[Int]>

    var body: some View {
        Controlled([1, 2, 3, 4, 5, 6], remote) { ids in
            if hasContainer {
                column(ids).swipeActionsContainer()
            } else {
                column(ids)
            }
        }
    }

    private func column(_ ids: [Int]) -> some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(ids, id: \.self) { row($0) }
                Text("footer").frame(height: scrolls ? 600 : 20)
            }
            .padding(16)
        }
    }

    private func row(_ id: Int) -> some View {
        Text("row \(id)")
            .frame(maxWidth: .infinity)
            .frame(height: 72)
            .contentShape(Rectangle())
            .onTapGesture { log.note("tap \(id)") }
            .background(Color.white)
            .swipeActions(edge: leads ? .leading : .trailing, allowsFullSwipe: allowsFullSwipe) {
                Button("Delete", systemImage: "trash", role: .destructive) {
                    log.note("delete \(id)")
                    remote.set(remote.binding.wrappedValue.filter { $0 != id })
                }
                Button("Pin", systemImage: "pin.fill") { log.note("pin \(id)") }.tint(.orange)
            } onPresentationChanged: { isShown in
                log.note("\(isShown ? "open" : "close") \(id)")
            }
    }
}

/// A user at a column of rows.
@MainActor
struct SwipeUser {
    let log = Log()
    let remote = Remote<[Int]>()
    let host: TestHost

    init(
        leads: Bool = false, scrolls: Bool = true, allowsFullSwipe: Bool = true,
        hasContainer: Bool = true, _ environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var values = EnvironmentValues()
        environment(&values)
        let (log, remote) = (log, remote)
        host = TestHost(size: CGSize(width: 390, height: 844), environment: values) {
            SwipeRows(
                leads: leads, scrolls: scrolls, allowsFullSwipe: allowsFullSwipe,
                hasContainer: hasContainer, log: log, remote: remote)
        }
        host.settle()
    }

    /// Where a closed row's middle is.
    func middle(_ index: Int) -> CGPoint { CGPoint(x: 195, y: 52 + 84 * Double(index - 1)) }

    /// How far a row's content is from its place.
    func shift(_ id: Int) -> Double { (host.middle(of: "row \(id)")?.x ?? .nan) - 195 }

    var ids: [Int] { remote.binding.wrappedValue }

    /// The ids of the rows that are not closed.
    var open: [Int] { ids.filter { abs(shift($0)) > 0.5 } }

    func drag(_ index: Int, by dx: Double, lift: Bool = true, duration: Double = 0.25) {
        let start = CGPoint(x: dx < 0 ? 350 : 40, y: middle(index).y)
        host.drag(
            from: start, to: CGPoint(x: start.x + dx, y: start.y), duration: duration, hold: 0.2,
            lift: lift)
    }

    func settle() { _ = host.settle() }

    func take() -> [String] {
        defer { log.entries = [] }
        return log.entries
    }
}
