import GeometryKernel
import LayoutKernel

/// A child for layout tests, with a size rule of its own.
final class Box: LayoutItem {
    let rule: (ProposedSize) -> CGSize
    var layoutPriority = 0.0
    var layoutSpacing = LayoutSpacing.standard
    var isSpacer = false
    var horizontalGuides: [HorizontalGuide: CGFloat] = [:]
    var verticalGuides: [VerticalGuide: CGFloat] = [:]

    init(_ rule: @escaping (ProposedSize) -> CGSize) {
        self.rule = rule
    }

    /// A child that always takes the same size.
    static func fixed(_ width: CGFloat, _ height: CGFloat) -> Box {
        Box { _ in CGSize(width: width, height: height) }
    }

    /// A child that takes what it is offered, 10 x 10 when that is nothing.
    static func filling() -> Box {
        Box { $0.replacingUnspecified() }
    }

    /// A child whose width stays in a range; its height is 10.
    static func width(_ range: ClosedRange<CGFloat>, ideal: CGFloat? = nil) -> Box {
        Box { proposal in
            let width = proposal.width ?? ideal ?? range.lowerBound
            return CGSize(
                width: min(max(width, range.lowerBound), range.upperBound), height: 10)
        }
    }

    /// A spacer in a stack along `axis`.
    static func spacer(_ axis: Axis?, minLength: CGFloat? = nil) -> Box {
        let layout = SpacerLayout(minLength: minLength, axis: axis)
        return Box { layout.size(proposal: $0) }.with {
            $0.layoutPriority = SpacerLayout.priority
            $0.layoutSpacing = .zero
            $0.isSpacer = true
        }
    }

    func with(_ change: (Box) -> Void) -> Box {
        change(self)
        return self
    }

    func layoutSize(_ proposal: ProposedSize) -> CGSize { rule(proposal) }

    func layoutGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat {
        horizontalGuides[guide] ?? guide.defaultValue(in: size)
    }

    func layoutGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat {
        verticalGuides[guide] ?? guide.defaultValue(in: size)
    }

    func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat? {
        horizontalGuides[guide]
    }

    func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? {
        verticalGuides[guide]
    }
}

extension StackLayout {
    /// Sizes and places as a parent does.
    func run(_ items: [Box], _ proposal: ProposedSize) -> (size: CGSize, placed: [Placement]) {
        let size = size(of: items, proposal: proposal)
        return (size, place(items, in: size, proposal: proposal))
    }
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
}

func offer(_ width: CGFloat?, _ height: CGFloat?) -> ProposedSize {
    ProposedSize(width: width, height: height)
}
