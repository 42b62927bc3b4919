import DisplayKernel
import GeometryKernel
import LayoutKernel

/// What moves when a row is swiped: ground, content and the line below.
final class ListCellElement: _Element {
    let child: _Element

    init(_ child: _Element) {
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { ListCellNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ListCellElement }
}

private final class ListCellNode: ModifierNode {
    /// Points; inferred from iOS 18.
    private static let minimumHeight: CGFloat = 44
    private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    private let line: ListLineNode
    private var background: Content?
    private var backgroundElement: _Element?

    init(_ site: NodeSite, _ element: ListCellElement) {
        line = ListLineNode(site)
        super.init(site, child: element.child)
        line.parent = self
    }

    override func patch(_ element: _Element) {
        updateChild(unsafeDowncast(element, to: ListCellElement.self).child)
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        super.environmentDidChange(box)
        setNeedsLayout()
    }

    override func forEachChild(_ body: (Node) -> Void) {
        super.forEachChild(body)
        body(line)
        if let background { body(background.node) }
    }

    private var row: ListRowNode? { parent?.parent as? ListRowNode }
    private var insets: EdgeInsets { row?.first { $0.insets } ?? Self.insets }
    private var isMirrored: Bool { environment.values.layoutDirection == .rightToLeft }

    // MARK: Layout

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        let insets = insets
        return ProposedSize(
            width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil
        )
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        let size = inner.layoutSize(inner(proposal))
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: max(size.height + insets.top + insets.bottom, Self.minimumHeight))
    }

    override func layoutChildren() {
        let inner = inner(ProposedSize(frame.size))
        let size = self.inner.layoutSize(inner)
        let free = frame.height - insets.top - insets.bottom - size.height
        let x = isMirrored ? frame.width - insets.leading - size.width : insets.leading
        placeInside(
            at: CGPoint(x: x, y: insets.top + free / 2), size: size, proposal: inner)
        placeLine()
        placeBackground()
    }

    /// From the first text, as iOS does, to the trailing edge of the card.
    private func placeLine() {
        let text = firstText(in: content.node, at: .zero)
        let leading =
            isMirrored
            ? frame.width - (text?.maxX ?? frame.width - insets.leading)
            : text?.minX ?? insets.leading
        let height = environment.values.pixelLength
        let size = CGSize(width: max(frame.width - leading, 0), height: height)
        // Half a point up: a screen of one pixel to the point would show nothing of the last half.
        line.place(
            at: CGPoint(x: isMirrored ? 0 : leading, y: frame.height - 2 * height), size: size,
            proposal: ProposedSize(size))
    }

    private func firstText(in node: Node, at origin: CGPoint) -> CGRect? {
        let place = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        if node is TextNode { return place }
        var found: CGRect?
        let inside = node.isTransparent ? origin : place.origin
        node.forEachChild { if found == nil { found = firstText(in: $0, at: inside) } }
        return found
    }

    private func placeBackground() {
        let element = row?.first { $0.background }
        if element !== backgroundElement {
            backgroundElement = element
            takeBackground(element)
        }
        guard let background else { return }
        var items: [Node] = []
        background.node.collectItems(&items)
        for item in items {
            let size = item.layoutSize(ProposedSize(frame.size))
            item.place(
                at: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
                size: size, proposal: ProposedSize(frame.size))
        }
    }

    private func takeBackground(_ element: _Element?) {
        if let element, background != nil {
            _ = background?.update(element, in: self)
        } else {
            background?.node.unmount()
            background = element.map { Content($0, in: self) }
        }
    }

    // MARK: Display

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .box }

    override func paint(_ layer: Layer) {
        let values = environment.values
        let isPressed = row?.isPressed ?? false
        let color =
            isPressed
            ? SystemColor.gray4
            : values.listLook.isPlain ? .background : .secondaryGroupedBackground
        let isHidden = background != nil && !isPressed
        layer.setPaint(
            isHidden ? .none : .solid(color.value(in: values)), row?.corners ?? .zero)
        var layers: [Layer] = []
        forEachDrawn { root.display($0, at: .zero, into: &layers) }
        layer.setChildren(layers)
    }

    override func forEachDrawn(_ body: (Node) -> Void) {
        if let background {
            var drawn: [Node] = []
            background.node.collectDrawn(&drawn)
            drawn.forEach(body)
        }
        super.forEachDrawn(body)
        if row?.showsLine ?? false { body(line) }
    }

    override var onlyDrawn: Node? { nil }
}

/// The line below a row.
private final class ListLineNode: Node {
    override func environmentDidChange(_ box: EnvironmentBox) {
        environment = box
        setNeedsDisplay()
    }

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .box }

    override func paint(_ layer: Layer) {
        let values = environment.values
        let row = parent?.parent?.parent as? ListRowNode
        let tint = row?.first { $0.lineTint }?.resolved(in: values)
        layer.setPaint(.solid(tint ?? SystemColor.separator.value(in: values)))
    }
}
