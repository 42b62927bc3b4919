import GeometryKernel
import LayoutKernel

extension View {
    nonisolated func layoutElement(_ modifier: LayoutModifier) -> _ElementView {
        _ElementView(erased.distribute { LayoutModifierElement(modifier, child: $0) })
    }

    /// Gives the view a size, in points; nil keeps its own.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        layoutElement(
            .frame(.fixed(width: width, height: height, alignment: alignment.guides)))
    }

    /// Gives the view limits to its size, in points.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        layoutElement(
            .frame(
                .flexible(
                    width: FrameBounds(min: minWidth, ideal: idealWidth, max: maxWidth),
                    height: FrameBounds(min: minHeight, ideal: idealHeight, max: maxHeight),
                    alignment: alignment.guides)))
    }

    /// Room around the view; nil is SwiftUI's 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    {
        let length = length ?? PaddingLayout.defaultLength
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Room on all edges of the view, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Room of its own on each edge, in points; a negative length lets the view stick out.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        layoutElement(.padding(PaddingLayout(insets)))
    }

    /// Offers the view a size of a shape, inside its room or covering it.
    ///
    ///     map.aspectRatio(16 / 9, contentMode: .fit)
    ///
    /// - Parameters:
    ///   - aspectRatio: width divided by height; nil keeps the shape of the view's ideal size.
    ///   - contentMode: whether all of the shape fits the room, or all of the room is filled.
    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        layoutElement(
            .aspectRatio(
                AspectRatioLayout(ratio: aspectRatio, mode: contentMode == .fit ? .fit : .fill)))
    }

    /// Keeps the view's own shape, inside its room.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Keeps the view's own shape and covers its room; what sticks out is not clipped.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Gives the view its ideal length along the chosen axes, whatever room there is.
    ///
    ///     Text(story).fixedSize(horizontal: false, vertical: true)
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        layoutElement(.fixedSize(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Gives the view its ideal size, whatever room there is.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Has a stack give the view its room before siblings of lower priority; 0 unless given.
    ///
    /// In a `ZStack` only the views of the highest priority decide the size (reverse-engineered).
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        layoutElement(.priority(value))
    }

    /// The order over and under siblings; the greater is in front.
    public nonisolated func zIndex(_ value: Double) -> some View {
        layoutElement(.zIndex(value))
    }

    /// Lets the view reach into the system's margins. A page has none, so this changes nothing there.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        self
    }
}

/// How a view with a shape of its own fills a room of another shape.
public enum ContentMode: CaseIterable, Sendable {
    case fit, fill
}

/// The margins that the system keeps.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// Bit 0: `container`. Bit 1: `keyboard`.
    public let rawValue: UInt

    /// The regions of the bits of `rawValue`.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Every region.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// The margins of the device and its bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard on the screen covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
