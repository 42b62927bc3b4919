import DisplayKernel
import GeometryKernel
import LayoutKernel

final class TextElement: _Element {
    let text: Text

    init(_ text: Text) {
        self.text = text
    }

    override func makeNode(_ site: NodeSite) -> Node { TextNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is TextElement }
}

package final class TextNode: Node {
    private var text: Text
    /// An answer of the host. Only the size and the limit of a style differ while the text stays.
    private typealias Answer = (width: Double?, size: Float, limit: Int32, result: TextMeasure)
    /// The last answers of the host: of as much room as the text likes, and of less.
    private var natural: Answer?
    private var narrow: Answer?

    init(_ site: NodeSite, _ element: TextElement) {
        text = element.text
        super.init(site)
    }

    /// What is written.
    package var content: String { text.content.string }

    var bytes: DisplayText { text.content }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: TextElement.self).text
        let isSameShape = new.hasShape(of: text)
        if isSameShape && new.style == text.style { return }
        text = new
        if isSameShape { return setNeedsPaint() }
        textDidChange()
        root.needsSemantics = true
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        textDidChange()
    }

    private func textDidChange() {
        natural = nil
        narrow = nil
        setNeedsLayout()
    }

    // MARK: Style

    private var traits: TextTraits? {
        let outer = environment.values.textTraits
        guard let own = text.traits else { return outer }
        return outer.map { own.over($0) } ?? own
    }

    private var font: ResolvedFont {
        ResolvedFont(
            text.font, weight: text.weight, isMonospacedDigit: text.isMonospacedDigit,
            in: environment.values)
    }

    private var ink: AnyShapeStyle {
        text.style ?? environment.values.foregroundStyle ?? AnyShapeStyle(.hierarchical(0))
    }

    /// How the text is drawn in the room of a proposal; its line is as high as the next one is below it.
    private func style(in proposal: ProposedSize) -> TextStyleValue {
        let values = environment.values
        var style = font.style(
            color: ink.color(in: values), lineLimit: values.lineLimit, alignment: alignment)
        traits?.apply(to: &style, in: proposal, of: self)
        return style
    }

    private var alignment: TextStyleValue.Alignment {
        let isMirrored = environment.values.layoutDirection == .rightToLeft
        switch environment.values.multilineTextAlignment {
        case .center: return .center
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        }
    }

    // MARK: Size

    private func measure(_ width: Double?, _ style: TextStyleValue) -> TextMeasure {
        let natural = ask(nil, style, &natural)
        guard let width, natural.width > width else { return natural }
        return ask(width, style, &narrow)
    }

    private func ask(_ width: Double?, _ style: TextStyleValue, _ known: inout Answer?)
        -> TextMeasure
    {
        if let known, known.width == width, known.size == style.size,
            known.limit == style.lineLimit
        {
            return known.result
        }
        let result = root.host.measure(
            TextRequest(text: text.content, style: style, maxWidth: width))
        known = (width, style.size, style.lineLimit, result)
        return result
    }

    private func width(of proposal: ProposedSize) -> Double? {
        proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    }

    /// Whether all of the text can be shown in a style.
    func fits(_ style: TextStyleValue, in proposal: ProposedSize) -> Bool {
        var free = style
        free.lineLimit = 0
        let height = measure(width(of: proposal), free).height
        let limit = Double(style.lineLimit) * Double(style.lineHeight) + 0.01
        let isWhole = style.lineLimit == 0 || height <= limit
        // A line that is narrower than its only word breaks inside it, which is no fit either.
        let isOneLine = style.lineLimit == 1
        let room = isOneLine ? measure(nil, free).width <= proposal.width ?? .infinity : true
        return isWhole && room && height <= (proposal.height ?? .infinity) + 0.01
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        traits?.size(of: self, in: proposal) ?? size(in: proposal, gap: 0, minimumLines: 0)
    }

    /// The text's size.
    ///
    /// - Parameters: the points between two lines, and the fewest lines to keep room for.
    func size(in proposal: ProposedSize, gap: Double, minimumLines: Double) -> CGSize {
        var style = style(in: proposal)
        let line = Double(style.lineHeight)
        var result = measure(width(of: proposal), style)
        if let height = proposal.height, result.height - gap > height + 0.01 {
            // As many lines as there is room for, and one in any case.
            let lines = max(((height + gap) / line + 0.01).rounded(.down), 1)
            if result.height > lines * line + 0.01 {
                style.lineLimit = Int32(min(lines, 1e6))
                result = measure(width(of: proposal), style)
            }
        }
        let scale = environment.values.displayScale
        let limited = min(
            (result.width * scale).rounded(.up) / scale, proposal.width ?? .infinity)
        let lines = max(result.height, minimumLines * line)
        return CGSize(width: max(limited, 0), height: lines - gap)
    }

    package override func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return traits?.baseline(guide, of: self, size: size)
            ?? baseline(guide, size: size, drop: 0, gap: 0)
    }

    /// Where a baseline of the text is in a size.
    ///
    /// - Parameters: points that the baseline lies lower in its line, and those between two lines.
    func baseline(_ guide: VerticalGuide, size: CGSize, drop: Double, gap: Double) -> CGFloat {
        let style = style(in: ProposedSize(size))
        let first = measure(size.width, style).firstBaseline + drop
        if guide == .firstTextBaseline { return first }
        return first + max(size.height - Double(style.lineHeight) + gap, 0)
    }

    package override var layoutSpacing: LayoutSpacing {
        let line = font.spacing(pixelLength: environment.values.pixelLength)
        return .text(first: line, last: line)
    }

    // MARK: Display

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .text }

    /// In an animated layout text moves, but its lines break as they will at the end.
    override var drawnBox: CGRect {
        traits?.drawnBox(frame.size) ?? CGRect(origin: .zero, size: frame.size)
    }

    override func paint(_ layer: Layer) {
        layer.setText(text.content)
        layer.setTextStyle(style(in: proposal))
        layer.setPaint(ink.glyphPaint(in: environment.values, size: drawnBox.size))
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }
}
