import GeometryKernel
import LayoutKernel

/// What stands in the place of content that is not there, and what can be done about it.
///
/// Fills the room it is given; label, description and actions lie in the middle, the label's symbol over
/// its title. Sizes and distances are inferred for iOS 18; not verified on Apple's systems.
///
///     ContentUnavailableView {
///         Label("All done", systemImage: "checkmark.circle")
///     } description: {
///         Text("Every task is gone.")
///     } actions: {
///         Button("Start over") { restart() }
///     }
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    _PrimitiveView
{
    let parts: [_Element]

    /// A view of a label, a description of the reason and actions.
    public nonisolated init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        parts = UnavailableLook.parts(
            label: label().erased, description: description().erased, actions: actions().erased)
    }

    /// The parts in a column, in the middle of the room.
    public nonisolated static func _makeElement(_ view: ContentUnavailableView) -> _Element {
        UnavailableLook.column(view.parts)
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A view of a title, a symbol and a description.
    public nonisolated init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

/// How the parts look.
private enum UnavailableLook {
    static func parts(label: _Element, description: _Element, actions: _Element) -> [_Element] {
        let styled = _ElementView(label).environmentElement { values in
            values.font = .title2.bold()
            values.multilineTextAlignment = .center
            values.changeControls {
                $0.labelStyle = LabelStyleBox(UnavailableKey.shared) { configuration in
                    let icon = _ElementView(configuration.icon.element).environmentElement {
                        $0.font = .system(size: 48)
                        $0.foregroundStyle = AnyShapeStyle(.hierarchical(1))
                    }
                    return ContainerElement(
                        .stack(StackLayout(axis: .vertical, spacing: 16)),
                        child: BlockElement([icon.element, configuration.title.element]))
                }
            }
        }
        let reason = _ElementView(description).environmentElement { values in
            values.font = .callout
            values.foregroundStyle = AnyShapeStyle(.hierarchical(1))
            values.multilineTextAlignment = .center
        }
        let column = ContainerElement(
            .stack(StackLayout(axis: .vertical, spacing: 12)), child: actions)
        return [styled.element, reason.element, column]
    }

    static func column(_ parts: [_Element]) -> _Element {
        _ElementView(
            ContainerElement(
                .stack(StackLayout(axis: .vertical, spacing: 12)), child: BlockElement(parts))
        )
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .erased
    }
}

/// One key for all: the style has no parameters.
private enum UnavailableKey {
    static let shared = StyleKey()
}
