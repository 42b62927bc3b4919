import DisplayKernel
import GeometryKernel
import LayoutKernel

/// A button behind a row's edge.
///
/// The look is chosen: a rounded rectangle in the button's tint, grey without one, red for what destroys,
/// the symbol over the title. Not verified on Apple's systems.
nonisolated struct SwipeButton: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    private let handle: SwipeHandle
    private var pressed = State(wrappedValue: false)
    private var environment: EnvironmentBox?

    nonisolated init(configuration: PrimitiveButtonStyleConfiguration, handle: SwipeHandle) {
        self.configuration = configuration
        self.handle = handle
    }

    /// The radius of the corners, in points.
    private static let radius: CGFloat = 16
    /// The system's red for increased contrast: white letters of this size cannot be read on the usual one.
    private static let red = Color(red: 215 / 255, green: 0, blue: 21 / 255)

    var body: _ElementView {
        let (pressed, configuration, handle) = (pressed, configuration, handle)
        let tint = environment?.values.tint ?? .gray
        let color = configuration.role == .destructive ? Self.red : tint
        let outline = _Outline(
            kind: .rounded(CGSize(width: Self.radius, height: Self.radius), .continuous))
        let label = _ElementView(configuration.content)
            .layoutElement(
                .padding(PaddingLayout(EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)))
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .erased
        let ground = ShapeElement(outline, style: AnyShapeStyle(color))
        let dressed = _ElementView(label).secondaryElement(ground, .center, isInFront: false)
            .effectElement(.opacity, [pressed.wrappedValue ? 0.7 : 1])
        return _ElementView(
            ButtonElement(
                child: dressed.element,
                action: { handle.run(configuration.role, configuration.action) },
                outline: outline, pressed: { pressed.wrappedValue = $0 }))
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout SwipeButton, _ visitor: _DynamicPropertyVisitor
    ) {
        view.pressed._visit(visitor)
        visitor.readsEnvironment = true
        view.environment = visitor.environment
    }
}

/// A symbol over its title; the symbol alone where both do not fit.
final class SwipeLabelElement: _Element {
    let parts: [_Element]

    init(_ parts: [_Element]) {
        self.parts = parts
    }

    override func makeNode(_ site: NodeSite) -> Node { SwipeLabelNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is SwipeLabelElement }
}

final class SwipeLabelNode: ModifierNode {
    private static let spacing: CGFloat = 4
    private var showsTitle = true

    init(_ site: NodeSite, _ element: SwipeLabelElement) {
        super.init(site, child: BlockElement(element.parts))
    }

    override func patch(_ element: _Element) {
        updateChild(BlockElement(unsafeDowncast(element, to: SwipeLabelElement.self).parts))
    }

    /// The sizes of symbol and title, and of both over each other.
    private func measure(_ proposal: ProposedSize) -> (parts: [CGSize], size: CGSize) {
        let free = ProposedSize(width: proposal.width, height: nil)
        let sizes = items.map { $0.layoutSize(free) }
        let width = sizes.map { $0.width }.reduce(0, max)
        let height =
            sizes.map { $0.height }.reduce(0, +) + Self.spacing * CGFloat(max(sizes.count - 1, 0))
        return (sizes, CGSize(width: width, height: height))
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        let (parts, size) = measure(proposal)
        guard let height = proposal.height, size.height > height, let symbol = parts.first else {
            return size
        }
        return symbol
    }

    override func layoutChildren() {
        let (parts, size) = measure(ProposedSize(width: frame.width, height: nil))
        showsTitle = size.height <= frame.height + 0.5
        var y = showsTitle ? (frame.height - size.height) / 2 : 0
        for (item, part) in zip(items, parts) {
            if !showsTitle { y = (frame.height - part.height) / 2 }
            item.place(
                at: CGPoint(x: (frame.width - part.width) / 2, y: y), size: part,
                proposal: ProposedSize(width: frame.width, height: nil))
            y += part.height + Self.spacing
        }
    }

    override func forEachDrawn(_ body: (Node) -> Void) {
        var index = 0
        super.forEachDrawn { node in
            if showsTitle || index == 0 { body(node) }
            index += 1
        }
    }

    override var onlyDrawn: Node? { nil }
}
