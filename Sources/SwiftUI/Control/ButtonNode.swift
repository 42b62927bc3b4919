import DisplayKernel
import GeometryKernel
import GestureKernel

/// Something that acts when it is pressed: what is common to buttons and toggles.
final class ButtonElement: _Element {
    let child: _Element
    let action: () -> Void
    let pressed: (Bool) -> Void
    let outline: _Outline?
    /// Whether a toggle is on; nil for a button.
    let isOn: Bool?

    init(
        child: _Element, action: @escaping () -> Void, outline: _Outline? = nil,
        isOn: Bool? = nil, pressed: @escaping (Bool) -> Void
    ) {
        self.child = child
        self.action = action
        self.outline = outline
        self.isOn = isOn
        self.pressed = pressed
    }

    override func makeNode(_ site: NodeSite) -> Node { ButtonNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ButtonElement }
}

/// A real button on the page, pressed by pointers, keys and assistive technology.
final class ButtonNode: SemanticsNode {
    private var element: ButtonElement
    private let recogniser = ButtonRecogniser()

    init(_ site: NodeSite, _ element: ButtonElement) {
        self.element = element
        super.init(site, child: element.child, properties: SemanticsProperties())
        recogniser.onPressingChanged = { [unowned(unsafe) self] in self.element.pressed($0) }
        recogniser.onEnded = { [unowned(unsafe) self] _ in self.element.action() }
        if root.reach == nil { root.reach = ButtonReach() }
        describe()
    }

    override func patch(_ element: _Element) {
        self.element = unsafeDowncast(element, to: ButtonElement.self)
        describe()
        setNeedsEffect()
        updateChild(self.element.child)
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        super.environmentDidChange(box)
        describe()
    }

    private func describe() {
        let isEnabled = environment.values.isEnabled
        let isOn = element.isOn ?? environment.values.controls.isOn
        recogniser.isEnabled = isEnabled
        var new = SemanticsProperties()
        new.children = .combine
        new.addedTraits = isOn == nil ? .isButton : .isToggle
        new.isFocusable = isEnabled
        if !isEnabled { new.flags.insert(.disabled) }
        if isOn == true { new.flags.insert(.pressed) }
        if isEnabled { new.activate = { [unowned(unsafe) self] in self.element.action() } }
        say(new)
    }

    /// The element of the page is the button's own frame: what is inside keeps layers of its own.
    override var displayRole: DisplayRole { .boundary }

    override func addEffect(to effect: inout Effect) {
        super.addEffect(to: &effect)
        effect.kind = .button
        effect.radii = CornerRadii(element.outline?.box(in: frame.size).radius ?? 0)
        effect.isClosed = true
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }

    override var gestureMask: GestureMask? { .all }

    override func prepared(depth: Int) -> [Recogniser] { prepared(in: self, depth: depth) }

    /// Gets ready for a pointer that goes down in `area`: the button itself, or the row that presses it.
    func prepared(in area: Node, depth: Int) -> [Recogniser] {
        guard recogniser.isEnabled else { return [] }
        recogniser.depth = depth
        recogniser.size = area.frame.size
        recogniser.toLocal = root.frozenConversion(to: area)
        return [recogniser]
    }

    override func willUnmount() {
        recogniser.onPressingChanged = nil
        recogniser.onEnded = nil
        root.arena.remove(recogniser)
    }
}

/// Finds the button that is meant by a point just beside it, and names those without words.
final class ButtonReach: HitReach {
    /// The least length of a button's sides to a pointer, in points.
    private static let side: CGFloat = 44
    private var nearest: ButtonNode?
    private var distance = CGFloat.infinity

    override func begin() {
        nearest = nil
        distance = .infinity
    }

    override func consider(_ node: Node, at point: CGPoint) {
        guard let button = node as? ButtonNode else { return }
        let size = button.frame.size
        let dx = max(-point.x, point.x - size.width, 0)
        let dy = max(-point.y, point.y - size.height, 0)
        guard dx <= max(Self.side - size.width, 0) / 2, dy <= max(Self.side - size.height, 0) / 2,
            dx + dy < distance
        else { return }
        nearest = button
        distance = dx + dy
    }

    /// The button counts where nothing that reacts lies over or beside it.
    override func extended(_ path: [Node]) -> [Node] {
        guard let nearest else { return path }
        let around = nearest.framedAncestors
        for node in path where node.gestureMask != nil {
            if node === nearest || !around.contains(where: { $0 === node }) { return path }
        }
        return [nearest] + around
    }

    override func name(of head: Node) -> DisplayText { SymbolWords.name(of: head) }
}

/// A button of which a style of the author's decides when it acts: it is one to assistive technology and
/// the keyboard, unless there is a real one in it.
final class ButtonSemanticsElement: _Element {
    let child: _Element
    let action: () -> Void

    init(child: _Element, action: @escaping () -> Void) {
        self.child = child
        self.action = action
    }

    override func makeNode(_ site: NodeSite) -> Node { ButtonSemanticsNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ButtonSemanticsElement }
}

private final class ButtonSemanticsNode: SemanticsNode {
    private var action: () -> Void

    init(_ site: NodeSite, _ element: ButtonSemanticsElement) {
        action = element.action
        super.init(site, child: element.child, properties: SemanticsProperties())
        describe()
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: ButtonSemanticsElement.self)
        action = element.action
        updateChild(element.child)
        describe()
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        super.environmentDidChange(box)
        describe()
    }

    private func describe() {
        var new = SemanticsProperties()
        if !holdsButton(self) {
            let isEnabled = environment.values.isEnabled
            new.children = .combine
            new.addedTraits = .isButton
            new.isFocusable = isEnabled
            if !isEnabled { new.flags.insert(.disabled) }
            if isEnabled { new.activate = { [unowned(unsafe) self] in self.action() } }
        }
        say(new)
    }

    private func holdsButton(_ node: Node) -> Bool {
        var result = node is ButtonNode
        node.forEachChild { if !result { result = holdsButton($0) } }
        return result
    }
}
