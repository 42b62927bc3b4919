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
    private var measured: (width: Double?, result: TextMeasure)?

    init(_ site: NodeSite, _ element: TextElement) {
        text = element.text
        super.init(site)
    }

    /// What is written.
    package var content: String { text.content.string }

    var bytes: DisplayText { text.content }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: TextElement.self).text
        guard new != text else { return }
        let isSameShape =
            new.content == text.content && new.font == text.font && new.weight == text.weight
            && new.isMonospacedDigit == text.isMonospacedDigit
        text = new
        if isSameShape {
            setNeedsDisplay()
        } else {
            measured = nil
            setNeedsLayout()
            root.needsSemantics = true
        }
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        measured = nil
        setNeedsLayout()
    }

    private var font: ResolvedFont {
        var values = environment.values
        if let weight = text.weight { values.fontModifiers.weight = weight }
        if text.isMonospacedDigit { values.fontModifiers.isMonospacedDigit = true }
        return ResolvedFont(text.font, in: values)
    }

    private func style() -> TextStyleValue {
        let values = environment.values
        let style = text.style ?? values.foregroundStyle ?? AnyShapeStyle(.hierarchical(0))
        return font.style(
            color: style.color(in: values), lineLimit: values.lineLimit, alignment: alignment)
    }

    private var alignment: TextStyleValue.Alignment {
        let isMirrored = environment.values.layoutDirection == .rightToLeft
        switch environment.values.multilineTextAlignment {
        case .center: return .center
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        }
    }

    private func measure(_ width: Double?) -> TextMeasure {
        if let measured, measured.width == width { return measured.result }
        let result = root.host.measure(
            TextRequest(text: text.content, style: style(), maxWidth: width))
        measured = (width, result)
        return result
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let result = measure(width)
        let scale = environment.values.displayScale
        let limited = min(
            (result.width * scale).rounded(.up) / scale, proposal.width ?? .infinity)
        return CGSize(width: max(limited, 0), height: result.height)
    }

    package override func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: return measure(size.width).firstBaseline
        case .lastTextBaseline: return measure(size.width).lastBaseline
        default: return nil
        }
    }

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .text }

    override func paint(_ layer: Layer) {
        layer.setText(text.content)
        layer.setTextStyle(style())
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }
}
