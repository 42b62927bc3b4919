import GeometryKernel
import LayoutKernel

/// Which views of a lazy container stay on screen while their section is there.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// Bit 0: headers. Bit 1: footers.
    public let rawValue: UInt32

    /// The views whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections, at the leading edge of the scroll view.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections, at its trailing edge.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, of which those on screen, and half a screen before and after, are alive.
///
///     ScrollView {
///         LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
///     }
///
/// Rows of a `ForEach` come and go; other views inside are always alive. The stack is as wide as its
/// room. What a row does not know yet of its height is estimated by that of the others.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
    let element: _Element

    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: points between the views; nil for 8 (inferred).
    ///   - pinnedViews: what stays on screen while its section is there.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        element = LazyElement(
            LazyLayout(
                axis: .vertical, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center),
                pinned: pinnedViews),
            child: content().erased)
    }

    /// The element that the stack was made with.
    public nonisolated static func _makeElement(_ view: LazyVStack) -> _Element { view.element }
}

/// Views side by side, of which those on screen, and half a screen before and after, are alive.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
    let element: _Element

    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: points between the views; nil for 8 (inferred).
    ///   - pinnedViews: what stays on screen while its section is there.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        element = LazyElement(
            LazyLayout(
                axis: .horizontal, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment),
                pinned: pinnedViews),
            child: content().erased)
    }

    /// The element that the stack was made with.
    public nonisolated static func _makeElement(_ view: LazyHStack) -> _Element { view.element }
}

/// Views in columns, filled line by line; those on screen, and half a screen more, are alive.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(photos) { … } }
///
/// Each element of a `ForEach` makes one cell, and each `ForEach` begins a line.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
    let element: _Element

    /// - Parameters:
    ///   - columns: the columns, from the leading edge.
    ///   - alignment: where the columns lie in a wider grid.
    ///   - spacing: points between the lines; nil for 8 (inferred).
    ///   - pinnedViews: what stays on screen while its section is there.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        element = LazyElement(
            LazyLayout(
                axis: .vertical, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center),
                pinned: pinnedViews, columns: columns.tracks),
            child: content().erased)
    }

    /// The element that the grid was made with.
    public nonisolated static func _makeElement(_ view: LazyVGrid) -> _Element { view.element }
}

/// Views in rows, filled column by column; those on screen, and half a screen more, are alive.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
    let element: _Element

    /// - Parameters:
    ///   - rows: the rows, from the top.
    ///   - alignment: where the rows lie in a taller grid.
    ///   - spacing: points between the columns; nil for 8 (inferred).
    ///   - pinnedViews: what stays on screen while its section is there.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        element = LazyElement(
            LazyLayout(
                axis: .horizontal, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment),
                pinned: pinnedViews, columns: rows.tracks),
            child: content().erased)
    }

    /// The element that the grid was made with.
    public nonisolated static func _makeElement(_ view: LazyHGrid) -> _Element { view.element }
}
