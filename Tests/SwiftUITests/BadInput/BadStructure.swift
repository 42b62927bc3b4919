import GeometryKernel
import SwiftUI
import TestHost

private struct ContainsItself: View {
    var body: some View { AnyView(VStack { ContainsItself() }) }
}

private struct Ping: View {
    var body: some View { AnyView(Pong()) }
}

private struct Pong: View {
    var body: some View { AnyView(Ping()) }
}

/// So many views in each other as no person writes, but a program may.
private struct Nest: View {
    let depth: Int
    var body: some View {
        if depth == 0 { return AnyView(After()) }
        return AnyView(Nest(depth: depth - 1))
    }
}

/// Stacks in each other, lined up in one way or another.
private struct Stacks: View {
    let depth: Int
    var isRow = false
    var body: some View {
        if depth == 0 { return AnyView(After()) }
        let next = Stacks(depth: depth - 1, isRow: isRow)
        return isRow
            ? AnyView(HStack(alignment: .lastTextBaseline) { next })
            : AnyView(VStack(alignment: .leading) { next }.padding(1))
    }
}

private struct WritesInBody: View {
    @State private var count = 0
    var body: some View {
        count += 1
        return Text("after")
    }
}

private struct ReadsAndWritesInBody: View {
    @State private var count = 0
    var body: some View {
        count = count &+ 1
        return VStack {
            Color.red.frame(height: count.isMultiple(of: 2) ? 1 : 2)
            After()
        }
    }
}

private struct ChangesForEver: View {
    @State private var count = 0
    var body: some View {
        Text("after")
            .offset(x: CGFloat(count % 2))
            .onAppear { count = 1 }
            .onChange(of: count) { count &+= 1 }
    }
}

private struct TwoThatAnswer: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
        Text("after")
            .onAppear { a = 1 }
            .onChange(of: a) { b = a &+ 1 }
            .onChange(of: b) { a = b &+ 1 }
            .padding(.leading, CGFloat((a + b) % 3))
    }
}

private struct GrowsBySize: View {
    @State private var height: CGFloat = 10
    var body: some View {
        VStack {
            After()
            Color.red.frame(height: height)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 + 1 }
        }
    }
}

private struct SwapsBySize: View {
    @State private var isWide = false
    var body: some View {
        After()
            .frame(width: isWide ? 100 : 200)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { isWide = $0 > 150 }
    }
}

private struct AppearsForEver: View {
    @State private var id = 0
    var body: some View {
        Text("after").onAppear { id &+= 1 }.id(id)
    }
}

private struct WritesItsOwnBinding: View {
    @Binding var value: Int
    var body: some View {
        Text("after").onAppear { value = value }.onChange(of: value) { value = value }
    }
}

private struct OwnsTheBinding: View {
    @State private var value = 0
    var body: some View {
        WritesItsOwnBinding(
            value: Binding(
                get: { value },
                set: { new in
                    value = new
                    value += 1
                }))
    }
}

private struct NeverEqual: View {
    @State private var value = CGFloat.nan
    @State private var count = 0
    var body: some View {
        Text(verbatim: count < 1000 ? "after" : "changed \(count) times")
            .onChange(of: value) { count += 1 }
            .onAppear { value = .nan }
            .id(CGFloat.nan)
    }
}

private struct Row: Identifiable {
    let id: CGFloat
    let name: String
}

/// Trees and state that never come to an end, and data that is not what it should be.
@MainActor
let badStructureViews: [BadView] = [
    BadView("a view in its own body", warnings: [containsItself], texts: []) { ContainsItself() },
    BadView("two views in each other", warnings: [containsItself], texts: []) { Ping() },
    BadView("views 400 deep") { Nest(depth: 400) },
    BadView("columns 60 deep", texts: ["before", "after"]) {
        VStack {
            Text("before"); Stacks(depth: 60)
        }
    },
    BadView("rows 10 deep", texts: ["before", "after"]) {
        HStack(alignment: .firstTextBaseline) {
            Text("before"); Stacks(depth: 10, isRow: true)
        }
    },
    BadView("state written in body", warnings: [stillChanging]) { WritesInBody() },
    BadView("state read and written in body", warnings: [stillChanging]) {
        ReadsAndWritesInBody()
    },
    BadView("onChange that changes its value", warnings: [stillChanging]) { ChangesForEver() },
    BadView("two onChange that answer each other", warnings: [stillChanging]) { TwoThatAnswer() },
    BadView("a view that grows by its size", warnings: [stillChanging]) { GrowsBySize() },
    BadView("a view whose size flips", warnings: [stillChanging]) { SwapsBySize() },
    BadView("a view that is new whenever it appears", warnings: [stillChanging]) {
        AppearsForEver()
    },
    BadView("a binding that writes itself", warnings: [stillChanging]) { OwnsTheBinding() },
    BadView("a value that never equals itself", warnings: []) { NeverEqual() },
    BadView("rows of one identity", texts: ["a", "b", "c"]) {
        ForEach(["a", "b", "c"].map { Row(id: 1, name: $0) }) { Text($0.name) }
    },
    BadView("lazy rows of one identity", texts: ["a", "b", "c"]) {
        ScrollView {
            LazyVStack { ForEach(["a", "b", "c"].map { Row(id: 1, name: $0) }) { Text($0.name) } }
        }
    },
    BadView("rows whose identity is NaN", texts: ["a", "b"]) {
        ForEach([Row(id: .nan, name: "a"), Row(id: .nan, name: "b")]) { Text($0.name) }
    },
    BadView("no rows at all") {
        VStack {
            ForEach([Row]()) { Text($0.name) }
            ScrollView { LazyVStack { ForEach(0..<0) { Text("\($0)") } } }.frame(height: 50)
            LazyVGrid(columns: []) { ForEach(0..<3) { _ in Color.red.frame(height: 1) } }
            LazyHGrid(rows: []) { EmptyView() }
            HStack {}
            ZStack {}
            Group {}
            After()
        }
    },
    BadView("gradients without colours, masks and overlays of nothing") {
        VStack {
            LinearGradient(colors: [], startPoint: .top, endPoint: .top)
            AngularGradient(colors: [], center: .center)
            Color.red.mask { EmptyView() }.overlay {}.background {}
            Path().stroke(.red, lineWidth: 1)
            After()
        }
    },
    BadView("texts and symbols of nothing", texts: nil) {
        VStack {
            Text("")
            Text(verbatim: "\n\n\n")
            Text(verbatim: "\u{0}\u{FEFF}\u{202E}\u{1F468}\u{200D}\u{1F469}\u{10FFFF}")
            Image(systemName: "")
            Image(systemName: "no.such.symbol")
            Label("", systemImage: "")
            Text("a").lineLimit(-1)
            Text("a").lineLimit(0)
            Text("a").lineLimit(.max)
            Button("") {}
            Toggle("", isOn: .constant(true))
        }
    },
    BadView("a text of a million letters", texts: nil) {
        ScrollView { Text(verbatim: String(repeating: "abcd efgh ", count: 100_000)) }
    },
    BadView("a button of no size that swipes", texts: nil) {
        Button("a") {}.frame(width: 0, height: 0)
            .swipeActions {
                Button("") {}
                EmptyView()
            }
            .swipeActionsContainer()
    } check: { host in
        host.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 10, y: 422))
        host.tap(CGPoint(x: 195, y: 422))
    },
    BadView("ten thousand views side by side", texts: nil) {
        HStack(spacing: 0) { ForEach(0..<10_000) { _ in Color.red } }
    },
]
