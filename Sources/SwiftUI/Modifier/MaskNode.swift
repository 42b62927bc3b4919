import CShims
import DisplayKernel
import GeometryKernel
import LayoutKernel

/// A view that is seen only where another one has ink.
final class MaskElement: _Element {
    let child: _Element
    let mask: _Element
    let alignment: LayoutAlignment

    init(child: _Element, mask: _Element, alignment: LayoutAlignment) {
        self.child = child
        self.mask = mask
        self.alignment = alignment
    }

    override func makeNode(_ site: NodeSite) -> Node { MaskNode(site, self) }

    override func matches(_ other: _Element) -> Bool { other is MaskElement }
}

final class MaskNode: ModifierNode {
    private var mask: MaskContentNode?

    init(_ site: NodeSite, _ element: MaskElement) {
        super.init(site, child: element.child)
        mask = MaskContentNode(childSite, element)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: MaskElement.self)
        updateChild(element.child)
        mask?.patch(element)
    }

    override func forEachChild(_ body: (Node) -> Void) {
        super.forEachChild(body)
        if let mask { body(mask) }
    }

    override func layoutChildren() {
        super.layoutChildren()
        mask?.place(at: .zero, size: frame.size, proposal: ProposedSize(frame.size))
    }

    override func forEachDrawn(_ body: (Node) -> Void) {
        super.forEachDrawn(body)
        if let mask { body(mask) }
    }

    override var onlyDrawn: Node? { nil }
    override var displayRole: DisplayRole { .boundary }
    override func addEffect(to effect: inout Effect) { effect.isClosed = true }
}

/// What masks: drawn into a layer that the host never shows by itself, over the frame of the view it masks.
final class MaskContentNode: Node {
    private var alignment: LayoutAlignment
    private var content: Content!

    init(_ site: NodeSite, _ element: MaskElement) {
        alignment = element.alignment
        super.init(site)
        content = Content(element.mask, in: self)
        baraja_host_use_mask()
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: MaskElement.self)
        if alignment != element.alignment {
            alignment = element.alignment
            setNeedsLayout()
        }
        if content.update(element.mask, in: self) { structureDidChange() }
    }

    override func itemsDidChange() { setNeedsLayout() }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func layoutChildren() {
        guard let masked = parent else { return }
        var items: [Node] = []
        content.node.collectItems(&items)
        let layout = SecondaryLayout(
            alignment: alignment, direction: environment.values.layoutDirection)
        for item in items {
            let place = layout.placement(of: item, over: masked, size: frame.size)
            item.place(at: place.origin, size: place.size, proposal: place.proposal)
        }
    }

    override func forEachDrawn(_ body: (Node) -> Void) {
        var drawn: [Node] = []
        content.node.collectDrawn(&drawn)
        drawn.forEach(body)
    }

    override var displayRole: DisplayRole { .boundary }

    override func addEffect(to effect: inout Effect) {
        effect.kind = .mask
        effect.isClosed = true
    }

    /// It is neither hit nor read.
    override var isInvisible: Bool { true }
}

extension View {
    private nonisolated func masked(by mask: _Element, _ alignment: Alignment) -> _ElementView {
        _ElementView(
            erased.distribute {
                MaskElement(child: $0, mask: mask, alignment: alignment.guides)
            })
    }

    /// Shows the view only where another one has ink, as strongly as that is opaque there.
    ///
    ///     photo.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
    ///
    /// The mask is offered the view's size. It is not hit and not read, and the view is hit as it is without
    /// it (not verified on Apple's systems). On a page a mask cannot hold angular gradients, blend modes, rotations in
    /// space, the shadows of boxes and scrolled content: the console says so once.
    ///
    /// - Parameter alignment: where a mask of another size lies over the view.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        masked(by: mask().erased, alignment)
    }

    /// Shows the view only where another one has ink, in the older spelling.
    ///
    ///     gradient.mask(Text("Hello").font(.largeTitle))
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        masked(by: mask.erased, .center)
    }
}
