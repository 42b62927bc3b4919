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

    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        layoutElement(.padding(PaddingLayout(insets)))
    }

    public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        layoutElement(
            .aspectRatio(
                AspectRatioLayout(ratio: aspectRatio, mode: contentMode == .fit ? .fit : .fill)))
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        layoutElement(.fixedSize(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

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
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let all = SafeAreaRegions(rawValue: .max)
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
