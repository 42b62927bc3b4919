import DisplayKernel
import GeometryKernel

/// A view whose look is changed as a whole.
final class FilterElement: _Element {
    let filter: FilterValue.Kind
    let amount: Double
    let child: _Element

    init(_ filter: FilterValue.Kind, _ amount: Double, child: _Element) {
        self.filter = filter
        self.amount = amount
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { FilterNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        (other as? FilterElement)?.filter == filter
    }
}

final class FilterNode: ModifierNode {
    private let filter: FilterValue.Kind
    private var amount: AnimatedAttribute!

    init(_ site: NodeSite, _ element: FilterElement) {
        filter = element.filter
        super.init(site, child: element.child)
        amount = AnimatedAttribute([element.amount], owner: self, effect: .draw)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: FilterElement.self)
        amount.set([element.amount])
        updateChild(element.child)
    }

    override var displayRole: DisplayRole { .boundary }

    override func addEffect(to effect: inout Effect) {
        effect.look = self
        effect.isClosed = true
    }

    override func decorate(_ layer: Layer) {
        layer.setLook(clipPath: nil, filters: [FilterValue(filter, drawable)])
    }

    /// A spring may overshoot; what is drawn stays within what can be drawn.
    private var drawable: Double {
        switch filter {
        case .blur, .saturation, .contrast: return max(amount[0], 0)
        case .grayscale: return min(max(amount[0], 0), 1)
        default: return amount[0]
        }
    }

    override func willUnmount() {
        amount.discard()
    }
}

/// How a view's colours are mixed with those behind it.
///
/// The modes of Core Graphics that no browser has are not offered.
public enum BlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, plusLighter
}

/// The range and precision of the colours of a `drawingGroup`. A page draws all of them alike.
public enum ColorRenderingMode: Sendable {
    case nonLinear, linear, extendedLinear
}

extension View {
    private nonisolated func filter(_ kind: FilterValue.Kind, _ amount: Double) -> _ElementView {
        _ElementView(erased.distribute { FilterElement(kind, amount, child: $0) })
    }

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: points, taken for the standard deviation (inferred, as for shadows).
    ///   - opaque: changes nothing: the edges are always soft.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filter(.blur, radius)
    }

    /// Adds to every colour component: -1 gives black, 1 white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        filter(.brightness, amount)
    }

    /// Makes colours stronger or, below 1, weaker.
    public nonisolated func saturation(_ amount: Double) -> some View {
        filter(.saturation, amount)
    }

    /// Moves colours away from a middle grey or, below 1, towards it. Negative amounts are taken for 0.
    public nonisolated func contrast(_ amount: Double) -> some View {
        filter(.contrast, amount)
    }

    /// Takes the colour out, all of it at 1.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        filter(.grayscale, amount)
    }

    /// Turns every hue by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        filter(.hueRotation, angle.radians)
    }

    /// Turns every colour into its opposite.
    public nonisolated func colorInvert() -> some View {
        filter(.colorInvert, 1)
    }

    /// Mixes the view's colours with those behind it, inside the nearest view around it that is drawn
    /// as a group: by a transform, an opacity, a clip, a filter.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        filter(.blend, Double(blendMode.rawValue))
    }

    /// Draws the view's content as one before anything else happens to it.
    public nonisolated func compositingGroup() -> some View {
        filter(.group, 1)
    }

    /// Draws the view's content as one.
    ///
    /// - Parameters: both change nothing on a page.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        filter(.group, 1)
    }
}
