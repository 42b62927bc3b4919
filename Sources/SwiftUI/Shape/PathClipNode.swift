import DisplayKernel
import GeometryKernel

/// A view that is clipped by a path, or hit inside one.
final class PathClipElement: _Element {
    let source: PathSource
    let isEvenOdd: Bool
    let isSeen: Bool
    let child: _Element

    init(_ source: PathSource, isEvenOdd: Bool, isSeen: Bool, child: _Element) {
        self.source = source
        self.isEvenOdd = isEvenOdd
        self.isSeen = isSeen
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { PathClipNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? PathClipElement else { return false }
        return isSeen == other.isSeen && source.matches(other.source)
    }
}

final class PathClipNode: ModifierNode {
    private var isEvenOdd: Bool
    private let isSeen: Bool
    private var live: LivePath!

    init(_ site: NodeSite, _ element: PathClipElement) {
        isEvenOdd = element.isEvenOdd
        isSeen = element.isSeen
        super.init(site, child: element.child)
        live = LivePath(element.source, owner: self)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: PathClipElement.self)
        let isChanged = live.update(element.source, owner: self)
        if isChanged || isEvenOdd != element.isEvenOdd { setNeedsDisplay() }
        isEvenOdd = element.isEvenOdd
        updateChild(element.child)
    }

    override var displayRole: DisplayRole { isSeen ? .boundary : .passThrough }

    override func addEffect(to effect: inout Effect) {
        guard isSeen else { return }
        effect.look = self
        effect.isClosed = true
    }

    override func decorate(_ layer: Layer) {
        layer.setLook(
            clipPath: PathValue(live.path(in: self), isEvenOdd: isEvenOdd), filters: [])
    }

    override func clipsOut(_ point: CGPoint) -> Bool {
        !live.path(in: self).contains(point, eoFill: isEvenOdd)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { !isSeen && !clipsOut(point) }

    override func willUnmount() {
        live.discard()
    }
}

extension Shape {
    /// A view that is clipped by the shape; one that is only hit inside it, where that is not seen.
    nonisolated func clip(
        _ view: _Element, _ style: FillStyle, isSeen: Bool = true
    ) -> _ElementView {
        _ElementView(
            view.distribute {
                PathClipElement(
                    TypedPathSource(self), isEvenOdd: style.isEOFilled, isSeen: isSeen, child: $0)
            })
    }
}
