import GeometryKernel

/// Moves the scroll views inside to views that have an identity.
public struct ScrollViewProxy {
    let link: ScrollReaderLink

    /// Shows the view with an `id`, or the row of a `ForEach` with that identity.
    ///
    ///     withAnimation { proxy.scrollTo(note.id, anchor: .top) }
    ///
    /// - Parameter anchor: the point of the view that comes to lie at the same point of the scroll view;
    ///   nil takes the shortest way that shows all of the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let key = ForEachElement(
            count: 1, id: { _ in id }, child: { _ in GroupElement([]) })
        link.node?.scrollTo(key, anchor: anchor)
    }
}

/// The way from a proxy, which may outlive its view, to the view.
final class ScrollReaderLink {
    unowned(unsafe) var node: ScrollReaderNode?
}

/// Gives its content a proxy for scrolling.
///
///     ScrollViewReader { proxy in
///         ScrollView { rows }
///         Button("Top") { proxy.scrollTo(rows.first) }
///     }
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
    /// Makes the content with the proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Content that can move the scroll views in it.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// The element of the content, with the proxy's other end.
    public nonisolated static func _makeElement(_ view: ScrollViewReader) -> _Element {
        let link = ScrollReaderLink()
        return ScrollReaderElement(link, child: view.content(ScrollViewProxy(link: link)).erased)
    }
}

private final class ScrollReaderElement: WrapperElement {
    let link: ScrollReaderLink
    let child: _Element

    init(_ link: ScrollReaderLink, child: _Element) {
        self.link = link
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { ScrollReaderNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ScrollReaderElement }
}

final class ScrollReaderNode: WrapperNode {
    /// One for each evaluation whose handlers may still be called; the last ones are enough.
    private var links: [ScrollReaderLink] = []
    private static let linkLimit = 8

    fileprivate init(_ site: NodeSite, _ element: ScrollReaderElement) {
        super.init(site, child: element.child)
        adopt(element.link)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: ScrollReaderElement.self)
        adopt(element.link)
        updateChild(element.child)
    }

    private func adopt(_ link: ScrollReaderLink) {
        link.node = self
        links.append(link)
        if links.count > Self.linkLimit { links.removeFirst().node = nil }
    }

    override func willUnmount() {
        for link in links { link.node = nil }
    }

    /// Moves the scroll views around the first view with a key, once all state written so far is in the
    /// tree.
    func scrollTo(_ key: KeyedElement, anchor: UnitPoint?) {
        let transaction = Transaction.current
        transaction.listener?.hold()
        root.actions.append { [self] in
            if isMounted, let rows = firstRows(with: key) {
                let outer = root.transaction
                root.transaction = transaction
                moveScrollViews(around: rows, to: ScrollTarget(rows, key: key, anchor: anchor))
                root.transaction = outer
            }
            transaction.listener?.release()
        }
        root.requestFrame()
    }

    private func moveScrollViews(around node: Node, to target: ScrollTarget) {
        var ancestor: Node? = node
        while let current = ancestor, current !== self {
            if let scroll = current as? ScrollNode { scroll.go(to: target) }
            ancestor = current.parent
        }
    }
}
