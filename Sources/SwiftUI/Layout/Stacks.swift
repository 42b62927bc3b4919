import GeometryKernel
import LayoutKernel

/// Views side by side, from the leading edge.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
    let element: _Element

    /// - Parameter spacing: points between the views; nil for SwiftUI's own distances.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let layout = StackLayout(axis: .horizontal, spacing: spacing, vertical: alignment.guide)
        element = ContainerElement(.stack(layout), child: content().erased)
    }

    /// The element that the stack was made with.
    public nonisolated static func _makeElement(_ view: HStack) -> _Element { view.element }
}

/// Views below each other.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
    let element: _Element

    /// - Parameter spacing: points between the views; nil for SwiftUI's own distances.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let layout = StackLayout(axis: .vertical, spacing: spacing, horizontal: alignment.guide)
        element = ContainerElement(.stack(layout), child: content().erased)
    }

    /// The element that the stack was made with.
    public nonisolated static func _makeElement(_ view: VStack) -> _Element { view.element }
}

/// Views over each other, the last one in front.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
    let element: _Element

    /// Lays views over each other.
    ///
    ///     ZStack(alignment: .bottomTrailing) { photo; badge }
    ///
    /// - Parameter alignment: the guides on which views of different size meet.
    public nonisolated init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) {
        let layout = ZStackLayout(alignment: alignment.guides)
        element = ContainerElement(.overlaid(layout), child: content().erased)
    }

    /// The element that the stack was made with.
    public nonisolated static func _makeElement(_ view: ZStack) -> _Element { view.element }
}
