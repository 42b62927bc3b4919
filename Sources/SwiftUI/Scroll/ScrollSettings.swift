import GeometryKernel

/// What modifiers say of the scroll views inside.
struct ScrollSettings {
    var hiddenIndicators: Axis.Set = []
    var isDisabled = false
    var margins = EdgeInsets()
    var anchor: UnitPoint?
}

/// The settings among the values of the environment, which a page without scroll views does not carry.
private final class ScrollSettingsValue: CustomValue {
    let settings: ScrollSettings

    init(_ settings: ScrollSettings) {
        self.settings = settings
    }
}

extension EnvironmentValues {
    var scroll: ScrollSettings {
        get {
            for entry in custom {
                if let entry = entry as? ScrollSettingsValue { return entry.settings }
            }
            return ScrollSettings()
        }
        set {
            custom.removeAll { $0 is ScrollSettingsValue }
            custom.append(ScrollSettingsValue(newValue))
        }
    }
}

/// Whether scroll bars show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isHidden: Bool

    /// As the browser has it.
    public static let automatic = ScrollIndicatorVisibility(isHidden: false)
    /// As the browser has it: where its scroll bars come and go, they still do.
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// What margins of a scroll view are for.
public struct ContentMarginPlacement: Equatable, Sendable {
    /// For the content. SwiftUI's also moves the scroll bars, which on a page are the browser's.
    public static let automatic = ContentMarginPlacement()
    /// For the content.
    public static let scrollContent = ContentMarginPlacement()
}

extension View {
    nonisolated func scrollSettings(
        _ change: @escaping (inout ScrollSettings) -> Void
    ) -> _ElementView {
        environmentElement { change(&$0.scroll) }
    }

    /// Shows or hides the scroll bars of the scroll views inside.
    ///
    /// - Parameter axes: the bars that are meant.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrollSettings {
            $0.hiddenIndicators.subtract(axes)
            if visibility.isHidden { $0.hiddenIndicators.formUnion(axes) }
        }
    }

    /// Keeps the reader from moving the scroll views inside; a program still can.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        scrollSettings { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// The point of the content at which the scroll views inside start, and which they keep while the
    /// content changes and nobody has scrolled.
    ///
    /// A content smaller than its room lies at the point too.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSettings { $0.anchor = anchor }
    }

    /// Room around the content of the scroll views inside, in points, which scrolls with it.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSettings {
            if edges.contains(.top) { $0.margins.top = finite(insets.top) }
            if edges.contains(.leading) { $0.margins.leading = finite(insets.leading) }
            if edges.contains(.bottom) { $0.margins.bottom = finite(insets.bottom) }
            if edges.contains(.trailing) { $0.margins.trailing = finite(insets.trailing) }
        }
    }

    private nonisolated func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    /// The same room on each of the edges, in points; nil leaves it as it is.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return contentMargins(insets == nil ? [] : edges, insets ?? EdgeInsets(), for: placement)
    }

    /// The same room on all edges, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
