import GeometryKernel
import SwiftUI
import TestHost
import Testing

private struct MoodKey: EnvironmentKey {
    static let defaultValue = "calm"
}

extension EnvironmentValues {
    fileprivate var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

@MainActor
@Suite("Environment", .serialized)
struct EnvironmentTests {
    private struct Reader: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        @Environment(\.mood) private var mood

        var body: some View {
            Text(
                "\(scheme == .dark ? "dark" : "light") \(reduceMotion ? "still" : "moving") \(mood)"
            )
        }
    }

    @Test("views read the reader's preferences and follow their changes")
    func preferences() {
        let host = TestHost { Reader() }
        #expect(host.texts == ["light moving calm"])
        host.set { $0.colorScheme = .dark }
        host.frame()
        host.set { $0.accessibilityReduceMotion = true }
        host.frame()
        #expect(host.texts == ["dark still calm"])
        host.set { $0.accessibilityReduceMotion = true }
        host.frame()
        #expect(host.counters.bodies == 0)
    }

    @Test("a value set on a view counts inside it only; the nearest wins")
    func scope() {
        let host = TestHost {
            VStack {
                Reader()
                VStack {
                    Reader()
                    Reader().environment(\.mood, "angry")
                }
                .environment(\.mood, "merry")
            }
        }
        #expect(
            host.texts == ["light moving calm", "light moving merry", "light moving angry"])
    }

    @Test("a value that changes reaches the views inside, and only the readers are evaluated")
    func changes() {
        struct Deaf: View {
            var body: some View { Text("deaf") }
        }
        let remote = Remote<String>()
        let host = TestHost {
            Controlled("merry", remote) { mood in
                VStack {
                    Deaf()
                    Reader()
                }
                .environment(\.mood, mood)
            }
        }
        remote.set("sad")
        host.frame()
        #expect(host.texts == ["deaf", "light moving sad"])
        #expect(host.counters.bodies == 2)
    }

    @Test("the layout direction mirrors a mounted view")
    func direction() {
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            HStack {
                Text("ab")
                Spacer()
            }
        }
        #expect(host.frame(of: "ab")?.minX == 0)
        host.set { $0.layoutDirection = .rightToLeft }
        host.frame()
        #expect(host.frame(of: "ab")?.maxX == 300)
    }

    @Test("colours follow the scheme")
    func colours() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Text("a") }
        let lines = host.ops { host.set { $0.colorScheme = .dark } }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("#ffffffff") == true)
    }
}
