/// Changes the environment for one child.
final class EnvironmentElement: WrapperElement {
    let child: _Element
    let change: (inout EnvironmentValues) -> Void

    init(child: _Element, change: @escaping (inout EnvironmentValues) -> Void) {
        self.child = child
        self.change = change
    }

    override func makeNode(_ site: NodeSite) -> Node { EnvironmentNode(site, self) }

    override func matches(_ other: _Element) -> Bool { other is EnvironmentElement }

    func applied(to box: EnvironmentBox) -> EnvironmentBox {
        var values = box.values
        change(&values)
        return EnvironmentBox(values)
    }
}

final class EnvironmentNode: WrapperNode {
    private var element: EnvironmentElement
    private var inner: EnvironmentBox

    init(_ site: NodeSite, _ element: EnvironmentElement) {
        self.element = element
        inner = element.applied(to: site.environment)
        super.init(site, child: element.child)
    }

    override var childEnvironment: EnvironmentBox { inner }

    override func patch(_ element: _Element) {
        self.element = unsafeDowncast(element, to: EnvironmentElement.self)
        refresh()
        updateChild(self.element.child)
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        refresh()
        content.node.environmentDidChange(inner)
    }

    /// Keeps the box when the values are the same, so that nothing below is evaluated for nothing.
    private func refresh() {
        let new = element.applied(to: environment)
        if !new.values.isSame(as: inner.values) { inner = new }
    }
}
