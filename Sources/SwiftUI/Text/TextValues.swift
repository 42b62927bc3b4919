import DisplayKernel
import GeometryKernel

extension Text {
    /// Which part of a text that does not fit is left out.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle

        var value: TextStyleValue.Truncation {
            switch self {
            case .head: return .head
            case .tail: return .tail
            case .middle: return .middle
            }
        }
    }

    /// Capitals or small letters for all of a text.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of. SwiftUI's two patterns of dashes and dots are not offered: CSS has
        /// none of them.
        public struct Pattern: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case solid, dotted, dashed
            }

            let kind: Kind

            /// One stroke.
            public static let solid = Pattern(kind: .solid)
            /// Dots.
            public static let dot = Pattern(kind: .dotted)
            /// Dashes.
            public static let dash = Pattern(kind: .dashed)
        }
    }
}

extension EnvironmentValues {
    mutating func format(_ change: (inout TextFormat.Values) -> Void) {
        textTraits = TextFormat.changing(textTraits, change)
    }

    private var format: TextFormat.Values {
        textTraits.map { unsafeDowncast($0, to: TextFormat.self).values } ?? TextFormat.Values()
    }

    /// Which part of a text that does not fit is left out.
    public var truncationMode: Text.TruncationMode {
        get { format.truncation ?? .tail }
        set { format { $0.truncation = newValue } }
    }

    /// Points between two lines of a text, beside the font's own.
    public var lineSpacing: CGFloat {
        get { format.lineSpacing ?? 0 }
        set { format { $0.lineSpacing = newValue } }
    }

    /// Capitals or small letters for all texts; nil leaves them as written.
    public var textCase: Text.Case? {
        get { format.textCase ?? nil }
        set { format { $0.textCase = .some(newValue) } }
    }

    /// How small a text that does not fit may become, as a share of its size.
    public var minimumScaleFactor: CGFloat {
        get { format.minimumScale ?? 1 }
        set { format { $0.minimumScale = newValue } }
    }
}
