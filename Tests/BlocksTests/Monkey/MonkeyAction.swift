import GeometryKernel
import GestureKernel
import SwiftUI
import TestHost

/// Something that fingers, keys, the system, the owner of the data or the clock do.
enum MonkeyAction: Equatable {
    case down(Int32, Double, Double)
    case move(Int32, Double, Double)
    case up(Int32, Double, Double)
    case cancel(Int32)
    case cancelAll
    case tap(Double, Double)
    case drag(Double, Double, Double, Double, Double)
    case flick(Double, Double, Double, Double)
    case key(Int)
    case keyWithoutFocus(Int)
    /// Presses the exposed element with that index, counted round.
    case press(Int)
    /// Runs the accessibility action with that index of all, counted round.
    case act(Int)
    case wheel(Double, Double, Double, Double)
    case resize(Double, Double)
    /// Flags as a page's (`Docs/Page.md`), and a text size.
    case prefer(Int, Int)
    case advance(Double)
    /// Time without a frame.
    case wait(Double)
    /// The tab is hidden for that long.
    case hide(Double)
    case data(Int)

    static let keys: [KeyEquivalent] = [
        .leftArrow, .rightArrow, .upArrow, .downArrow, .return, .space, .escape, .delete,
    ]

    /// A random action on a surface of 390 by 844 points.
    static func random(_ dice: inout MonkeyDice) -> MonkeyAction {
        let (x, y) = (dice.number(-40, 430), dice.number(-40, 884))
        let pointer = Int32(dice.below(3) + 1)
        switch dice.below(100) {
        case 0..<12: return .down(pointer, x, y)
        case 12..<34: return .move(pointer, x, y)
        case 34..<44: return .up(pointer, x, y)
        case 44..<47: return .cancel(pointer)
        case 47: return .cancelAll
        case 48..<53: return .tap(x, y)
        case 53..<58:
            return .drag(
                x, y, dice.number(-300, 300), dice.number(-120, 120), dice.number(0, 0.4))
        case 58..<63: return .flick(x, y, dice.number(-200, 200), dice.number(-60, 60))
        case 63..<67: return .key(dice.below(keys.count))
        case 67: return .keyWithoutFocus(dice.below(keys.count))
        case 68..<71: return .press(dice.below(20))
        case 71..<74: return .act(dice.below(20))
        case 74..<77: return .wheel(x, y, dice.number(-80, 80), dice.number(-80, 80))
        case 77..<79: return .resize(dice.number(0, 800), dice.number(0, 1000))
        case 79..<81: return .prefer(dice.below(64), dice.below(12))
        case 81..<84: return .data(dice.below(100))
        case 84..<86: return .wait(dice.number(0, 3))
        case 86: return .hide(dice.number(0, 100))
        default: return .advance(dice.number(0, 0.2))
        }
    }
}

extension TestHost {
    func play(_ action: MonkeyAction, _ subject: MonkeySubject) {
        switch action {
        case .down(let pointer, let x, let y): down(CGPoint(x: x, y: y), pointer: pointer)
        case .move(let pointer, let x, let y): move(CGPoint(x: x, y: y), pointer: pointer)
        case .up(let pointer, let x, let y): up(CGPoint(x: x, y: y), pointer: pointer)
        case .cancel(let pointer): cancel(pointer: pointer)
        case .cancelAll: cancelAllPointers()
        case .tap(let x, let y): tap(CGPoint(x: x, y: y))
        case .drag(let x, let y, let dx, let dy, let duration):
            drag(
                from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy), duration: duration)
        case .flick(let x, let y, let dx, let dy):
            flick(from: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy))
        case .key(let index): key(MonkeyAction.keys[index])
        case .keyWithoutFocus(let index): keyWithoutFocus(MonkeyAction.keys[index])
        case .press(let index): press(element: index)
        case .act(let index): perform(action: index)
        case .wheel(let x, let y, let dx, let dy):
            wheel(at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy))
        case .resize(let width, let height): resize(CGSize(width: width, height: height))
        case .prefer(let flags, let size): prefer(flags, size)
        case .advance(let seconds): advance(seconds)
        case .wait(let seconds): wait(seconds)
        case .hide(let seconds):
            cancelAllPointers()
            wait(seconds)
            frame()
        case .data(let number): subject.change(number)
        }
    }

    private func press(element index: Int) {
        let elements = accessibilityElements
        guard !elements.isEmpty else { return }
        root.performAction(
            RenderRoot.press, onLayer: elements[index % elements.count].layer, at: time)
        frame()
    }

    private func perform(action index: Int) {
        let all = accessibilityElements.flatMap { element in
            element.actions.indices.map { (element.layer, $0) }
        }
        guard !all.isEmpty else { return }
        let (layer, action) = all[index % all.count]
        root.performAction(action, onLayer: layer, at: time)
        frame()
    }

    func prefer(_ flags: Int, _ size: Int) {
        set {
            $0.colorScheme = flags & 1 != 0 ? .dark : .light
            $0.accessibilityReduceMotion = flags & 2 != 0
            $0.layoutDirection = flags & 4 != 0 ? .rightToLeft : .leftToRight
            $0.colorSchemeContrast = flags & 8 != 0 ? .increased : .standard
            $0.accessibilityReduceTransparency = flags & 16 != 0
            $0.dynamicTypeSize = DynamicTypeSize(rawValue: size) ?? .large
        }
    }
}

/// SplitMix64, so that a seed gives the same actions everywhere.
struct MonkeyDice {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed)
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// A number of a range, in hundredths, so that it can be pasted.
    mutating func number(_ low: Double, _ high: Double) -> Double {
        (low * 100 + Double(below(Int((high - low) * 100) + 1))) / 100
    }
}
