import GeometryKernel

/// How the lists inside a view look: one object in the environment, so that other pages have none of it.
final class ListLook: CustomValue {
    var isPlain = false
    /// Points between two sections; nil for the style's own.
    var sectionSpacing: CGFloat?
    /// Nothing is drawn behind the rows.
    var hidesGround = false

    var sectionGap: CGFloat { sectionSpacing ?? (isPlain ? 0 : 35) }
}

extension EnvironmentValues {
    var listLook: ListLook {
        for entry in custom {
            if let look = entry as? ListLook { return look }
        }
        return ListLook()
    }

    mutating func changeListLook(_ change: (ListLook) -> Void) {
        let (old, new) = (listLook, ListLook())
        (new.isPlain, new.sectionSpacing) = (old.isPlain, old.sectionSpacing)
        new.hidesGround = old.hidesGround
        change(new)
        let isSame =
            new.isPlain == old.isPlain && new.sectionSpacing == old.sectionSpacing
            && new.hidesGround == old.hidesGround
        if isSame { return }
        custom.removeAll { $0 is ListLook }
        custom.append(new)
    }
}

/// How lists look. The styles are the system's own.
public protocol ListStyle {
    /// Whether rows go from edge to edge, without cards.
    nonisolated static var _isPlain: Bool { get }
}

/// The system's choice: cards on a grey ground.
public nonisolated struct DefaultListStyle: ListStyle {
    /// The system's choice.
    public nonisolated init() {}
    /// False: it has cards.
    public nonisolated static var _isPlain: Bool { false }
}

/// A card for each section, on a grey ground.
public nonisolated struct InsetGroupedListStyle: ListStyle {
    /// A card for each section.
    public nonisolated init() {}
    /// False: it has cards.
    public nonisolated static var _isPlain: Bool { false }
}

/// Rows from edge to edge; the header of a section stays on screen with it.
public nonisolated struct PlainListStyle: ListStyle {
    /// Rows from edge to edge.
    public nonisolated init() {}
    /// True: it has no cards.
    public nonisolated static var _isPlain: Bool { true }
}

extension ListStyle where Self == DefaultListStyle {
    /// The system's choice: cards on a grey ground.
    public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A card for each section, on a grey ground.
    public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// The style's own.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than usual: 17 points (inferred).
    public static let compact = ListSectionSpacing(length: 17)

    /// - Parameter spacing: points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing)
    }
}

extension View {
    /// Sets how the lists inside look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environmentElement { $0.changeListLook { $0.isPlain = S._isPlain } }
    }

    /// Sets the space between the sections of the lists inside.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environmentElement { $0.changeListLook { $0.sectionSpacing = spacing.length } }
    }

    /// Sets the space between the sections of the lists inside, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Draws or leaves out what is behind the rows of the lists inside.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environmentElement { $0.changeListLook { $0.hidesGround = visibility == .hidden } }
    }
}
