import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Accessibility", .serialized)
struct AccessibilityTests {
    @Test("texts speak for themselves, symbols and boxes do not")
    func texts() {
        let host = TestHost {
            VStack {
                Text("one")
                Color.red
                Image(systemName: "star")
                Text("two")
            }
        }
        #expect(host.accessibilityTree == "text \"one\"\ntext \"two\"")
    }

    @Test("combine makes one element that says all its parts")
    func combine() {
        let host = TestHost {
            VStack {
                Text("Kyoto")
                Text("Japan").accessibilityHidden(true)
                Text("*").accessibilityLabel("five stars")
                Text("clear").opacity(0)
            }
            .accessibilityElement(children: .combine)
        }
        #expect(host.accessibilityTree == "group \"Kyoto, five stars\"")
    }

    @Test("hidden views and what is in them are left out, and come back")
    func hidden() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(true, remote) { isHidden in
                VStack {
                    VStack { Text("in") }.accessibilityHidden(isHidden)
                    Text("out")
                }
            }
        }
        #expect(host.accessibilityTree == "text \"out\"")
        remote.set(false)
        host.frame()
        #expect(host.accessibilityTree == "text \"in\"\ntext \"out\"")
    }

    @Test("actions keep the order in which they are written and run by name")
    func actions() {
        let log = Log()
        let host = TestHost {
            Text("row")
                .accessibilityElement(children: .combine)
                .accessibilityAction(named: "Open") { log.note("open") }
                .accessibilityAction(named: "Delete") { log.note("delete") }
        }
        #expect(host.accessibilityTree == "actionGroup \"row\" actions [\"Open\", \"Delete\"]")
        #expect(host.performAccessibilityAction("Delete"))
        #expect(!host.performAccessibilityAction("Rename"))
        #expect(log.entries == ["delete"])
    }

    @Test("an adjustable view is a slider that the arrow keys and assistive technology step")
    func adjustable() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var values = EnvironmentValues()
            values.layoutDirection = direction
            let remote = Remote<Int>()
            let host = TestHost(environment: values) {
                Controlled(3, remote) { rating in
                    Text("stars").accessibilityLabel("Rating").accessibilityValue("\(rating)")
                        .accessibilityAdjustableAction { step in
                            remote.set(rating + (step == .increment ? 1 : -1))
                        }
                }
            }
            #expect(host.accessibilityTree == "slider \"Rating\" value \"3\" focusable")
            #expect(host.adjust("Rating", .increment))
            #expect(host.adjust("Rating", .increment))
            #expect(host.adjust("Rating", .decrement))
            #expect(host.accessibilityTree.contains("value \"4\""))
            host.key(.leftArrow, on: "Rating")
            let expected = direction == .leftToRight ? 3 : 5
            #expect(host.accessibilityTree.contains("value \"\(expected)\""))
            host.key(.rightArrow, on: "Rating")
            #expect(host.accessibilityTree.contains("value \"4\""))
        }
    }

    @Test("a disabled adjustable view is not stepped")
    func disabledAdjustable() {
        let host = TestHost {
            Text("a").accessibilityLabel("Rating").accessibilityAdjustableAction { _ in }
                .disabled(true)
        }
        #expect(host.accessibilityTree == "slider \"Rating\" disabled")
        #expect(!host.adjust("Rating", .increment))
    }

    @Test("label, value, hint and traits; the outer label wins")
    func properties() {
        let host = TestHost {
            Text("x")
                .accessibilityLabel("inner")
                .accessibilityLabel("Volume")
                .accessibilityValue("half")
                .accessibilityAddTraits(.isButton)
        }
        #expect(host.accessibilityTree == "button \"Volume\" value \"half\"")
    }

    @Test("a focusable view is named by what is in it and takes keys; others get none")
    func focus() {
        let log = Log()
        let host = TestHost {
            VStack {
                Text("first")
                Text("second")
            }
            .focusable()
            .onKeyPress(.leftArrow) {
                log.note("left")
                return .handled
            }
            .onKeyPress(.rightArrow) { .ignored }
        }
        #expect(host.accessibilityElements.first?.label == "first, second")
        #expect(host.accessibilityElements.first?.isFocusable == true)
        #expect(host.key(.leftArrow))
        #expect(!host.key(.rightArrow))
        #expect(!host.key(.escape))
        #expect(log.entries == ["left"])
    }

    @Test("a key goes to the view around the focused one that handles it")
    func keyBubbles() {
        let log = Log()
        let host = TestHost {
            VStack {
                Text("inner").focusable().onKeyPress(.space) { .ignored }
            }
            .onKeyPress(.space) {
                log.note("outer")
                return .handled
            }
        }
        #expect(host.key(.space))
        #expect(log.entries == ["outer"])
    }

    @Test("a label that changes sends one semantics op")
    func change() {
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(0, remote) { value in Text("n").accessibilityLabel("count \(value)") }
        }
        let lines = host.ops { remote.set(1) }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("semantics ") == true)
        #expect(host.accessibilityTree == "group \"count 1\"")
    }
}
