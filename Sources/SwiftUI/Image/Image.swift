import DisplayKernel
import GeometryKernel
import LayoutKernel

/// A symbol, drawn in the foreground style at the size of the font.
public nonisolated struct Image: _PrimitiveView, Equatable {
    let name: DisplayText

    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    /// - Parameter systemName: the name of an SF symbol.
    public nonisolated init(systemName: String) {
        name = DisplayText(systemName)
    }

    /// The element of a symbol.
    public nonisolated static func _makeElement(_ view: Image) -> _Element { SymbolElement(view) }
}

private final class SymbolElement: _Element {
    let image: Image

    init(_ image: Image) {
        self.image = image
    }

    override func makeNode(_ site: NodeSite) -> Node { SymbolNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is SymbolElement }
}

package final class SymbolNode: Node {
    private var image: Image

    fileprivate init(_ site: NodeSite, _ element: SymbolElement) {
        image = element.image
        super.init(site)
    }

    /// The name of the symbol.
    package var name: String { image.name.string }
    var bytes: DisplayText { image.name }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: SymbolElement.self).image
        guard new != image else { return }
        image = new
        setNeedsLayout()
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        setNeedsLayout()
    }

    private var font: ResolvedFont { ResolvedFont(nil, in: environment.values) }

    /// The side of the square a symbol takes, as a share of the font's size: about the height of SF
    /// Symbols' own boxes at each scale (inferred).
    private var side: Double {
        let share: Double
        switch environment.values.imageScale {
        case .small: share = 0.95
        case .medium: share = 1.2
        case .large: share = 1.55
        }
        let scale = environment.values.displayScale
        return (font.size * share * scale).rounded(.up) / scale
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        CGSize(width: side, height: side)
    }

    /// A symbol stands centred on the capitals beside it (0.7 of the size high, inferred).
    package override func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? {
        switch guide {
        case .firstTextBaseline, .lastTextBaseline: return size.height / 2 + font.size * 0.35
        default: return nil
        }
    }

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .symbol }

    override func paint(_ layer: Layer) {
        let style = environment.values.foregroundStyle ?? AnyShapeStyle(.hierarchical(0))
        layer.setSymbol(
            name: image.name, size: side, weight: font.weight,
            color: style.color(in: environment.values))
        layer.setPaint(style.glyphPaint(in: environment.values, size: frame.size))
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }
}
