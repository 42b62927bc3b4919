import GeometryKernel
import LayoutKernel

/// A modifier that changes the size or the place of the one view inside.
enum LayoutModifier: Equatable {
    case frame(FrameLayout)
    case padding(PaddingLayout)
    case aspectRatio(AspectRatioLayout)
    case fixedSize(FixedSizeLayout)
    case priority(Double)
    case zIndex(Double)

    /// The numbers that animate; kinds without any jump.
    var values: [Double] {
        switch self {
        case .frame(.fixed(let width, let height, _)):
            return width != nil && height != nil ? [width ?? 0, height ?? 0] : []
        case .padding(let padding):
            let insets = padding.insets
            return [insets.top, insets.leading, insets.bottom, insets.trailing]
        default: return []
        }
    }

    func with(_ values: AnimatedAttribute) -> LayoutModifier {
        switch self {
        case .frame(.fixed(.some, .some, let alignment)):
            return .frame(.fixed(width: values[0], height: values[1], alignment: alignment))
        case .padding:
            return .padding(
                PaddingLayout(
                    EdgeInsets(
                        top: values[0], leading: values[1], bottom: values[2], trailing: values[3]))
            )
        default: return self
        }
    }

    func isSameKind(as other: LayoutModifier) -> Bool {
        switch (self, other) {
        case (.frame, .frame), (.padding, .padding), (.aspectRatio, .aspectRatio),
            (.fixedSize, .fixedSize), (.priority, .priority), (.zIndex, .zIndex):
            return values.count == other.values.count
        default: return false
        }
    }
}

final class LayoutModifierElement: _Element {
    let modifier: LayoutModifier
    let child: _Element

    init(_ modifier: LayoutModifier, child: _Element) {
        self.modifier = modifier
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { LayoutModifierNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? LayoutModifierElement else { return false }
        return modifier.isSameKind(as: other.modifier)
    }
}

final class LayoutModifierNode: ModifierNode {
    private var declared: LayoutModifier
    private var attribute: AnimatedAttribute!

    init(_ site: NodeSite, _ element: LayoutModifierElement) {
        declared = element.modifier
        super.init(site, child: element.child)
        attribute = AnimatedAttribute(declared.values, owner: self, effect: .layout)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: LayoutModifierElement.self)
        if element.modifier != declared {
            declared = element.modifier
            if declared.values.isEmpty { modifierDidChange() }
            attribute.set(declared.values)
        }
        updateChild(element.child)
    }

    private func modifierDidChange() {
        if case .zIndex = declared { setNeedsDisplay() } else { setNeedsLayout() }
    }

    private var modifier: LayoutModifier { declared.with(attribute) }
    private var direction: LayoutDirection { environment.values.layoutDirection }

    override func environmentDidChange(_ box: EnvironmentBox) {
        if box.values.layoutDirection != direction { setNeedsLayout() }
        super.environmentDidChange(box)
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        switch modifier {
        case .frame(let layout): return layout.size(of: inner, proposal: proposal)
        case .padding(let layout): return layout.size(of: inner, proposal: proposal)
        case .aspectRatio(let layout): return layout.size(of: inner, proposal: proposal)
        case .fixedSize(let layout): return layout.size(of: inner, proposal: proposal)
        case .priority, .zIndex: return inner.layoutSize(proposal)
        }
    }

    override func layoutChildren() {
        let placement = placement()
        placeInside(at: placement.origin, size: placement.size, proposal: placement.proposal)
    }

    private func placement() -> Placement {
        switch modifier {
        case .frame(let layout):
            return layout.placement(
                of: inner, in: frame.size, proposal: proposal, direction: direction)
        case .padding(let layout):
            return layout.placement(of: inner, proposal: proposal, direction: direction)
        case .aspectRatio(let layout):
            return Placement(
                origin: .zero, size: frame.size,
                proposal: layout.childProposal(for: proposal, child: inner))
        case .fixedSize(let layout):
            return Placement(
                origin: .zero, size: frame.size, proposal: layout.childProposal(for: proposal))
        case .priority, .zIndex:
            return Placement(origin: .zero, size: frame.size, proposal: proposal)
        }
    }

    override func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat? {
        guard let item else { return nil }
        let inner = insideFrame(of: size)
        return item.layoutExplicitGuide(guide, size: inner.size).map { $0 + inner.minX }
    }

    override func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? {
        guard let item else { return nil }
        let inner = insideFrame(of: size)
        return item.layoutExplicitGuide(guide, size: inner.size).map { $0 + inner.minY }
    }

    /// Where the content lies in a frame of this size, from the leading edge.
    private func insideFrame(of size: CGSize) -> CGRect {
        if let known = sizes.inside, known.size == size { return known.frame }
        let frame = computeInsideFrame(of: size)
        sizes.inside = (size, frame)
        return frame
    }

    private func computeInsideFrame(of size: CGSize) -> CGRect {
        let proposal = ProposedSize(size)
        switch modifier {
        case .frame(let layout):
            let place = layout.placement(
                of: inner, in: size, proposal: proposal, direction: .leftToRight)
            return CGRect(origin: place.origin, size: place.size)
        case .padding(let layout):
            let place = layout.placement(of: inner, proposal: proposal, direction: .leftToRight)
            return CGRect(origin: place.origin, size: place.size)
        default: return CGRect(origin: .zero, size: size)
        }
    }

    override var layoutPriority: Double {
        if case .priority(let priority) = declared { return priority }
        return super.layoutPriority
    }

    override var zIndex: Double {
        if case .zIndex(let zIndex) = declared { return zIndex }
        return super.zIndex
    }

    override var isSpacer: Bool { false }

    override var layoutSpacing: LayoutSpacing {
        switch declared {
        case .frame(let layout): return layout.spacing(super.layoutSpacing)
        case .padding(let layout): return layout.spacing(super.layoutSpacing)
        default: return super.layoutSpacing
        }
    }

    override func willUnmount() {
        attribute.discard()
    }
}
