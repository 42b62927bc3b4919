import GeometryKernel
import GestureKernel
import LayoutKernel

/// A label in a row: the icons of all rows have one width, tinted, and the titles begin below each other.
///
/// A slot of 24 points and 16 to the title are measured on iOS 26, the tint is iOS 18's (inferred).
enum ListLabel {
    static let style = LabelStyleBox(StyleKey()) { configuration in
        let icon = _ElementView(configuration.icon.element).environmentElement {
            if $0.foregroundStyle == nil {
                $0.foregroundStyle = AnyShapeStyle($0.tint ?? .accentColor)
            }
        }
        .frame(minWidth: 24)
        return ContainerElement(
            .stack(StackLayout(axis: .horizontal, spacing: 16, vertical: .center)),
            child: BlockElement([icon.erased, configuration.title.element]))
    }
}

/// A button in a row: a press anywhere on the row presses it, and the row's ground shows it.
enum ListButton {
    static let style = ButtonStyleBox(StyleKey()) {
        CompositeElement(ListButtonView(configuration: $0))
    }
}

private nonisolated struct ListButtonView: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    private var environment: EnvironmentBox?

    nonisolated init(configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }

    var body: _ElementView {
        guard let environment else { return _ElementView(configuration.content) }
        let look = ButtonLook(kind: .automatic, role: configuration.role, environment: environment)
        let press = ListPress()
        let button = ButtonElement(
            child: look.dressed(configuration.content, isPressed: false),
            action: configuration.action, pressed: { press.row?.press($0) })
        return _ElementView(ListButtonElement(button, press))
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout ListButtonView, _ visitor: _DynamicPropertyVisitor
    ) {
        visitor.readsEnvironment = true
        view.environment = visitor.environment
    }
}

/// What a button knows of its row.
final class ListPress {
    unowned(unsafe) var row: ListRowNode?
}

final class ListButtonElement: _Element {
    let button: ButtonElement
    let press: ListPress

    init(_ button: ButtonElement, _ press: ListPress) {
        self.button = button
        self.press = press
    }

    override func makeNode(_ site: NodeSite) -> Node { ListButtonNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ListButtonElement }
}

/// Lets the row press the button inside.
final class ListButtonNode: ModifierNode {
    private var press: ListPress
    unowned(unsafe) private let row: ListRowNode?

    init(_ site: NodeSite, _ element: ListButtonElement) {
        press = element.press
        row = SwipeNode.around(site) as? ListRowNode
        super.init(site, child: element.button)
        press.row = row
        row?.buttons.append(self)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: ListButtonElement.self)
        press = element.press
        press.row = row
        updateChild(element.button)
    }

    func prepared(in row: Node, depth: Int) -> [Recogniser] {
        (content.node as? ButtonNode)?.prepared(in: row, depth: depth) ?? []
    }

    /// The row is hit in the button's place.
    override var allowsHitTesting: Bool { row == nil }

    override func willUnmount() {
        row?.buttons.removeAll { $0 === self }
        press.row = nil
    }
}
