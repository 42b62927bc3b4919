import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// How views with a transition come and go.
@MainActor
@Suite("Transitions", .serialized)
struct TransitionTests {
    private let shown = Remote<Bool>()
    private let log = Log()

    /// A box of 100 by 40 with a transition, in the middle of 400 by 200.
    private func mount(
        _ transition: AnyTransition, isShown initial: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) -> TestHost {
        let (shown, log) = (shown, log)
        return TestHost(size: CGSize(width: 400, height: 200), environment: environment) {
            Controlled(initial, shown) { isShown in
                ZStack {
                    if isShown {
                        Text("it").frame(width: 100, height: 40).contentShape(Rectangle())
                            .onTapGesture { log.note("tap") }
                            .onAppear { log.note("appear") }
                            .onDisappear { log.note("disappear") }
                            .transition(transition)
                    }
                }
            }
        }
    }

    private func set(_ value: Bool, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { shown.set(value) }
    }

    private func half(_ host: TestHost) {
        host.frame()
        host.advance(0.5)
    }

    private func middle(_ host: TestHost) -> CGPoint {
        let point = host.middle(of: "it") ?? CGPoint(x: -999, y: -999)
        return CGPoint(x: point.x.rounded(), y: point.y.rounded())
    }

    @Test("move comes from its edge and goes back over it")
    func move() {
        let host = mount(.move(edge: .leading))
        set(true)
        half(host)
        #expect(middle(host) == CGPoint(x: 150, y: 100))
        host.settle()
        #expect(middle(host) == CGPoint(x: 200, y: 100))
        set(false)
        half(host)
        #expect(middle(host) == CGPoint(x: 150, y: 100))
        host.settle()
        #expect(host.texts == [])
    }

    @Test("slide comes from the leading edge and goes over the trailing one")
    func slide() {
        let host = mount(.slide)
        set(true)
        half(host)
        #expect(middle(host).x == 150)
        host.settle()
        set(false)
        half(host)
        #expect(middle(host).x == 250)
    }

    @Test("the leading edge is on the right where one reads from there")
    func mirrored() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let host = mount(.slide, environment: environment)
        set(true)
        half(host)
        #expect(middle(host).x == 250)
    }

    @Test("push comes from its edge, goes over the opposite one, and fades")
    func push() {
        let host = mount(.push(from: .bottom))
        set(true)
        half(host)
        #expect(middle(host).y == 120)
        #expect(abs(host.opacity(of: "it") - 0.5) < 0.03)
        host.settle()
        set(false)
        half(host)
        #expect(middle(host).y == 80)
    }

    @Test("scale, offset and opacity together")
    func combined() {
        let host = mount(
            .scale(scale: 0.5).combined(with: .offset(x: 40)).combined(with: .opacity))
        set(true)
        half(host)
        #expect(middle(host).x == 220)
        #expect(abs((host.frame(of: "it")?.height ?? 0) / 22 - 0.75) < 0.1)
        #expect(abs(host.opacity(of: "it") - 0.5) < 0.03)
        host.settle()
        #expect(middle(host).x == 200)
    }

    @Test("an asymmetric transition comes one way and goes another")
    func asymmetric() {
        let host = mount(
            .asymmetric(insertion: .move(edge: .top), removal: .offset(x: 60)))
        set(true)
        half(host)
        #expect(middle(host) == CGPoint(x: 200, y: 80))
        host.settle()
        set(false)
        half(host)
        #expect(middle(host) == CGPoint(x: 230, y: 100))
    }

    @Test("identity neither fades nor stays")
    func identity() {
        let host = mount(.identity, isShown: true)
        set(false)
        host.frame()
        #expect(host.texts == [])
        #expect(log.entries == ["appear", "disappear"])
    }

    @Test("without an animation a transition does nothing")
    func plain() {
        let host = mount(.slide)
        set(true, nil)
        host.frame()
        #expect(middle(host).x == 200)
        set(false, nil)
        host.frame()
        #expect(host.texts == [])
    }

    @Test("a transition with an animation of its own needs no other")
    func ownAnimation() {
        let host = mount(.slide.animation(.linear(duration: 1)))
        set(true, nil)
        half(host)
        #expect(middle(host).x == 150)
        host.settle()
        set(false, nil)
        half(host)
        #expect(middle(host).x == 250)
        host.settle()
        #expect(host.texts == [])
    }

    private struct Tilt: ViewModifier {
        let x: Double
        func body(content: Content) -> some View { content.offset(x: x).opacity(x == 0 ? 1 : 0) }
    }

    @Test("a modifier in two states is a transition")
    func modifier() {
        let host = mount(.modifier(active: Tilt(x: 80), identity: Tilt(x: 0)))
        set(true)
        half(host)
        #expect(middle(host).x == 240)
        #expect(abs(host.opacity(of: "it") - 0.5) < 0.03)
    }

    private struct Drop: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(y: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    @Test("a transition of one's own is told the phases")
    func custom() {
        let host = mount(AnyTransition(Drop()))
        set(true)
        half(host)
        #expect(middle(host).y == 80)
        #expect(abs(host.opacity(of: "it") - 0.75) < 0.03)
        host.settle()
        set(false)
        half(host)
        #expect(middle(host).y == 120)
    }

    @Test("motion is replaced by a fade while Reduce Motion is on")
    func reduced() {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        let host = mount(.slide, environment: environment)
        set(true)
        half(host)
        #expect(middle(host).x == 200)
        #expect(abs(host.opacity(of: "it") - 0.5) < 0.03)
    }

    @Test("a view that leaves is not hit, and not found by assistive technology")
    func outOfReach() {
        let host = mount(.opacity, isShown: true)
        host.tap(CGPoint(x: 200, y: 100))
        #expect(log.entries == ["appear", "tap"])
        #expect(host.accessibilityTree == "text \"it\"")
        set(false)
        half(host)
        host.tap(CGPoint(x: 200, y: 100))
        #expect(log.entries == ["appear", "tap"])
        #expect(host.texts == ["it"])
        #expect(host.accessibilityTree == "")
        host.settle()
        #expect(log.entries == ["appear", "tap", "disappear"])
    }

    @Test("a view that comes back while it leaves is a new one, and both end well")
    func returning() {
        let host = mount(.slide, isShown: true)
        let nodes = host.counters.liveNodes
        set(false)
        half(host)
        set(true)
        host.frame()
        host.advance(0.25)
        #expect(host.texts == ["it", "it"])
        host.settle()
        #expect(host.texts == ["it"])
        #expect(middle(host).x == 200)
        #expect(host.counters.liveNodes == nodes)
    }

    @Test("a view that is removed while it comes turns round where it is")
    func turningRound() {
        let host = mount(.move(edge: .leading))
        set(true, .smooth(duration: 1))
        host.frame()
        host.advance(0.3)
        let before = middle(host).x
        #expect(before > 110 && before < 190)
        set(false, .smooth(duration: 1))
        host.frame()
        #expect(abs(middle(host).x - before) <= 3)
        host.advance(0.8)
        #expect(middle(host).x < before - 5)
        host.settle()
        #expect(host.texts == [])
    }

    @Test(
        "B11: a completion comes exactly once, after the removal",
        arguments: [AnimationCompletionCriteria.removed, .logicallyComplete])
    func completion(criteria: AnimationCompletionCriteria) {
        for transition in [AnyTransition.slide, .opacity, .identity] {
            let host = mount(transition, isShown: true)
            withAnimation(.linear(duration: 1), completionCriteria: criteria) {
                shown.set(false)
            } completion: {
                self.log.note("done \(host.texts.count)")
            }
            host.settle()
            #expect(log.entries.filter { $0.hasPrefix("done") } == ["done 0"])
            log.entries = []
        }
    }

    @Test("a view keeps its state when its transition becomes another one")
    func otherTransition() {
        let edge = Remote<Bool>()
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Controlled(false, edge) { isOther in
                ZStack { Counter().transition(isOther ? AnyTransition.opacity : .slide) }
            }
        }
        host.tap("0")
        #expect(host.texts == ["1"])
        edge.set(true)
        host.frame()
        #expect(host.texts == ["1"])
        host.tap("1")
        #expect(host.texts == ["2"])
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\(count)").padding().onTapGesture { count += 1 } }
    }

    @Test("what is put around a view later moves with it")
    func outside() {
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Controlled(false, shown) { isShown in
                ZStack {
                    if isShown {
                        Text("in").transition(.move(edge: .leading)).frame(width: 100)
                            .overlay { Text("over") }
                    }
                }
            }
        }
        set(true)
        half(host)
        #expect(host.middle(of: "over")?.x.rounded() == 150)
        #expect(host.middle(of: "in")?.x.rounded() == 150)
    }

    @Test("each row of a list has its own transition, also inside a view of one's own")
    func rows() {
        let remote = Remote<[Int]>()
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Controlled([1, 2], remote) { ids in
                VStack(spacing: 0) { ForEach(ids, id: \.self) { Row(id: $0) } }
            }
        }
        withAnimation(.linear(duration: 1)) { remote.set([2]) }
        half(host)
        #expect(host.middle(of: "row 1")?.x.rounded() == 250)
        #expect(host.middle(of: "row 2")?.x.rounded() == 200)
        host.settle()
        #expect(host.texts == ["row 2"])
    }

    private struct Row: View {
        let id: Int
        var body: some View { Text("row \(id)").frame(width: 100).transition(.slide) }
    }

    @Test("another id makes another view, which takes the place of the first by its transition")
    func identities() {
        let remote = Remote<Int>()
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Controlled(1, remote) { id in
                ZStack {
                    VStack {
                        Counter(); Text("page \(id)")
                    }.id(id).transition(.slide)
                }
            }
        }
        host.tap("0")
        #expect(host.texts == ["1", "page 1"])
        withAnimation(.linear(duration: 1)) { remote.set(2) }
        half(host)
        #expect(host.texts.sorted() == ["0", "1", "page 1", "page 2"])
        #expect((host.middle(of: "page 1")?.x ?? 0) > 200)
        #expect((host.middle(of: "page 2")?.x ?? 999) < 200)
        host.settle()
        #expect(host.texts == ["0", "page 2"])
    }

    @Test("200 quick changes leave no node and no layer behind")
    func noLeaks() {
        let host = mount(.scale.combined(with: .push(from: .top)))
        let nodes = host.counters.liveNodes
        let layers = host.root.tree.liveCount
        for index in 1...200 {
            set(index % 2 == 1, index % 7 == 0 ? nil : .snappy)
            host.advance(Double(index % 5) / 60)
        }
        set(false)
        host.settle()
        #expect(host.counters.liveNodes == nodes)
        #expect(host.root.tree.liveCount == layers)
    }
}
