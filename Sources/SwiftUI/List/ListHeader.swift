import DisplayKernel
import GeometryKernel
import LayoutKernel

/// The header or the footer of a section in a list.
final class ListHeaderNode: SemanticsNode {
    private let isFooter: Bool

    /// From 1, in the list.
    var position = 0 {
        didSet { if position != oldValue { root.needsSemantics = true } }
    }

    init(_ site: NodeSite, _ element: ListRowElement, isFooter: Bool) {
        self.isFooter = isFooter
        super.init(
            site,
            child: Self.dress(element.child, isFooter, site.environment.values.listLook.isPlain),
            properties: SemanticsProperties())
    }

    override func patch(_ element: _Element) {
        let child = unsafeDowncast(element, to: ListRowElement.self).child
        updateChild(Self.dress(child, isFooter, environment.values.listLook.isPlain))
    }

    override func refresh() {
        var new = SemanticsProperties()
        new.addedTraits = .isListItem
        new.level = Int32(position)
        say(new)
    }

    override var displayRole: DisplayRole { .boundary }

    override func addEffect(to effect: inout Effect) {
        super.addEffect(to: &effect)
        effect.isClosed = true
    }

    /// Fonts, cases and distances are inferred from iOS 18.
    private static func dress(_ content: _Element, _ isFooter: Bool, _ isPlain: Bool) -> _Element {
        var properties = SemanticsProperties()
        if !isFooter { properties.addedTraits = .isHeader }
        let insets = EdgeInsets(
            top: isFooter || isPlain ? 7 : 0, leading: 16, bottom: isFooter && !isPlain ? 0 : 7,
            trailing: 16)
        let view = _ElementView(SemanticsElement(child: content, properties: properties))
            .layoutElement(.padding(PaddingLayout(insets)))
            .frame(maxWidth: .infinity, alignment: .leading)
        let dressed = _ElementView(view.erased).environmentElement { values in
            let isStrong = isPlain && !isFooter
            values.font = isStrong ? .subheadline.weight(.semibold) : .footnote
            values.foregroundStyle = AnyShapeStyle(Color(.secondaryLabel))
            values.multilineTextAlignment = .leading
            if !isFooter && !isPlain { values.textCase = .uppercase }
            values.changeControls {
                if $0.buttonStyle === ListButton.style { $0.buttonStyle = nil }
                if $0.labelStyle === ListLabel.style { $0.labelStyle = nil }
            }
        }
        guard isPlain && !isFooter else { return dressed.element }
        // It lies over the rows while it stays on screen.
        return dressed.secondaryElement(
            ShapeElement(.rectangle, style: AnyShapeStyle(Color(.systemBackground))), .center,
            isInFront: false
        ).element
    }
}
