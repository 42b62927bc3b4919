import GeometryKernel
import LayoutKernel

/// A view whose content is told how large it is and where it lies.
///
///     GeometryReader { proxy in
///         Card().frame(width: proxy.size.width * 0.8)
///     }
///
/// It takes all the room that it is offered, 10 points where none is, and its content begins at its top
/// leading corner. The content is made once a layout has given it a size, and made anew when the size
/// changes, or the place where the content asked for that; by the transaction of what changed it.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
    /// What is made of the geometry.
    public var content: (GeometryProxy) -> Content

    /// A view whose content depends on its size or place.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// An element whose child is evaluated when the geometry changes.
    public nonisolated static func _makeElement(_ view: GeometryReader) -> _Element {
        let content = view.content
        return ReaderElement { content($0).erased }
    }
}

private final class ReaderElement: _Element {
    let content: (GeometryProxy) -> _Element

    init(content: @escaping (GeometryProxy) -> _Element) {
        self.content = content
    }

    override func makeNode(_ site: NodeSite) -> Node { ReaderNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ReaderElement }
}

/// Evaluates what a reader shows.
private final class ReaderContentElement: CompositeElement_Base {
    private let content: (GeometryProxy) -> _Element
    private let geometry: ReaderGeometry

    init(_ content: @escaping (GeometryProxy) -> _Element, _ geometry: ReaderGeometry) {
        self.content = content
        self.geometry = geometry
    }

    override func matches(_ other: _Element) -> Bool { other is ReaderContentElement }

    override func evaluate(_ visitor: _DynamicPropertyVisitor) -> _Element {
        geometry.owner = visitor.node
        guard let frame = geometry.frame else { return GroupElement([]) }
        geometry.isPlaceRead = false
        return content(
            GeometryProxy(size: frame.size, globalFrame: frame, reader: geometry))
    }
}

/// What a reader's content was told; the content, its owner, is evaluated again when that changes.
final class ReaderGeometry: Storage {
    /// In the space of the page; nil before the first layout.
    var frame: CGRect?
    /// Whether the content asked where it is.
    var isPlaceRead = false

    override func commitNext() {
        if isAttached { owner?.setNeedsUpdate() }
    }
}

private final class ReaderNode: GeometryObserver {
    private let geometry = ReaderGeometry()

    init(_ site: NodeSite, _ element: ReaderElement) {
        super.init(site, child: ReaderContentElement(element.content, geometry))
        root.geometryObservers.append(self)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: ReaderElement.self)
        updateChild(ReaderContentElement(element.content, geometry))
    }

    override func observe() {
        let origin = root.convertToRoot(.zero, from: self, isShown: false) ?? .zero
        let old = geometry.frame
        geometry.frame = CGRect(origin: origin, size: frame.size)
        guard let old else { return change(Transaction()) }
        if old.size != frame.size || (geometry.isPlaceRead && old.origin != origin) {
            change(root.transaction)
        }
    }

    private func change(_ transaction: Transaction) {
        _ = root.enqueue(geometry, transaction: transaction)
    }

    override func willUnmount() {
        geometry.detach()
    }

    // MARK: Layout: of the reader alone, whatever is in it

    override func collectItems(_ result: inout [Node]) { result.append(self) }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        proposal.replacingUnspecified(by: CGSize(width: 10, height: 10))
    }

    override func layoutChildren() {
        let room = ProposedSize(frame.size)
        for item in items {
            let size = item.layoutSize(room)
            let isMirrored = environment.values.layoutDirection == .rightToLeft
            let x = isMirrored ? frame.width - size.width : 0
            item.place(at: CGPoint(x: x, y: 0), size: size, proposal: room)
        }
    }

    override func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat? { nil }
    override func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? { nil }
    override var layoutPriority: Double { 0 }
    override var layoutSpacing: LayoutSpacing { .standard }
    override var isSpacer: Bool { false }
    override var zIndex: Double { 0 }
    override var transition: Node? { nil }
    override var onlyDrawn: Node? { nil }
}
