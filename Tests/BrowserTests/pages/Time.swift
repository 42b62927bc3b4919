import SwiftUI

/// What waits and ticks, a reader of its own size, and a gesture made of a body.
struct Time: View {
    @State private var state = "idle"
    @State private var ticks = 0
    @State private var isTicking = false
    @State private var pulls = 0

    var body: some View {
        VStack {
            Text("\(state), \(ticks) ticks, \(pulls) pulls")
            Button("Wait") {
                state = "waiting"
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { state = "waited" }
            }
            Button("Tick") { isTicking.toggle() }
            if isTicking { Ticker { ticks += 1 } }
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) wide")
            }
            .frame(width: 240, height: 40)
            Text("Pull")
                .frame(width: 200, height: 60)
                .background(.yellow)
                .gesture(Pull { pulls += 1 })
        }
    }
}

struct Ticker: View {
    let action: () -> Void
    private let timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("ticking").onReceive(timer) { _ in action() }
    }
}

struct Pull: Gesture {
    let action: () -> Void
    @State private var count = 0

    var body: some Gesture<DragGesture.Value> {
        DragGesture().onEnded { _ in
            count += 1
            // Every second one counts.
            if count.isMultiple(of: 2) { action() }
        }
    }
}

#Preview {
    Time()
}

/// A view that contains itself.
struct Endless: View {
    var body: some View {
        VStack {
            Text("before")
            AnyView(Endless())
        }
    }
}

#Preview("Endless") {
    Endless()
}
