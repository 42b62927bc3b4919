/// Views that belong together, with views above and below them.
///
/// In a stack they lie in the stack's own line. In a lazy one the header can stay on screen, see
/// `PinnedScrollableViews`.
public nonisolated struct Section<Parent, Content, Footer>: View, _PrimitiveView {
    let element: _Element

    /// The element of a section.
    public nonisolated static func _makeElement(_ view: Section) -> _Element { view.element }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Views with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        element = SectionElement([header().erased, content().erased, footer().erased])
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Views with a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Views with a header.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Views that belong together.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Views below a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(titleKey) })
    }

    /// Views below a title.
    @_disfavoredOverload
    public nonisolated init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

/// Header, rows and footer.
final class SectionElement: _Element {
    let parts: [_Element]

    init(_ parts: [_Element]) {
        self.parts = parts
    }

    override func makeNode(_ site: NodeSite) -> Node { LiveSectionNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is SectionElement }

    override func distribute(_ wrap: @escaping (_Element) -> _Element) -> _Element {
        SectionElement(parts.map { $0.distribute(wrap) })
    }
}

/// What a part of a section is.
enum SectionRole: Int {
    case header, rows, footer
}

/// A section, as lazy containers know it: a page without sections links no more than this.
class SectionNode: TransparentNode {
    var header: Node { self }
    var content: Node { self }
    var footer: Node { self }
}

private final class LiveSectionNode: SectionNode {
    private var parts: [SectionPartNode] = []

    init(_ site: NodeSite, _ element: SectionElement) {
        super.init(site)
        for role in [SectionRole.header, .rows, .footer] {
            parts.append(SectionPartNode(childSite, role, child: element.parts[role.rawValue]))
        }
    }

    override var header: Node { parts[0] }
    override var content: Node { parts[1] }
    override var footer: Node { parts[2] }

    override func patch(_ element: _Element) {
        let elements = unsafeDowncast(element, to: SectionElement.self).parts
        for (part, element) in zip(parts, elements) { part.updateChild(element) }
    }

    override func forEachChild(_ body: (Node) -> Void) {
        for part in parts { body(part) }
    }
}

/// The header, the rows or the footer of a section.
final class SectionPartNode: WrapperNode {
    let role: SectionRole

    init(_ site: NodeSite, _ role: SectionRole, child: _Element) {
        self.role = role
        super.init(site, child: child)
    }
}
