import DisplayKernel
import GeometryKernel
import LayoutKernel

/// The traits of a text that names some. An object is not changed once a view has it.
final class TextFormat: TextTraits, @unchecked Sendable {
    /// What two formats are compared by.
    struct Values: Equatable {
        var lineSpacing: Double?
        var baselineOffset: Double?
        var minimumLines: Int?
        var minimumScale: Double?
        var design: Font.Design?
        var isItalic: Bool?
        var kerning: Double?
        var tracking: Double?
        /// The inner nil is a line that was taken away.
        var underline: TextLine??
        var strikethrough: TextLine??
        var textCase: Text.Case??
        var truncation: Text.TruncationMode?
    }

    let values: Values
    /// Points between two lines.
    private let lineSpacing: Double
    /// How far the letters stand above the baseline, in points.
    private let rise: Double

    init(_ values: Values) {
        self.values = values
        lineSpacing = max(Self.points(values.lineSpacing), 0)
        rise = Self.points(values.baselineOffset)
    }

    /// A distance that a layout can add up; 0 for one that is not finite.
    private static func points(_ length: Double?) -> Double {
        guard let length, length.isFinite else { return 0 }
        return min(max(length, -10_000), 10_000)
    }

    /// Points that a line is higher than its font asks for.
    private var extraHeight: Double { lineSpacing + max(rise, -rise) }

    /// The format with a change; nil is one that says nothing.
    static func changing(_ old: TextTraits?, _ change: (inout Values) -> Void) -> TextTraits {
        var values = old.map { unsafeDowncast($0, to: TextFormat.self).values } ?? Values()
        change(&values)
        return TextFormat(values)
    }

    override func isSame(as other: TextTraits) -> Bool {
        values == unsafeDowncast(other, to: TextFormat.self).values
    }

    override func over(_ outer: TextTraits) -> TextTraits {
        let outer = unsafeDowncast(outer, to: TextFormat.self).values
        var result = values
        result.lineSpacing = values.lineSpacing ?? outer.lineSpacing
        result.baselineOffset = values.baselineOffset ?? outer.baselineOffset
        result.minimumLines = values.minimumLines ?? outer.minimumLines
        result.minimumScale = values.minimumScale ?? outer.minimumScale
        result.design = values.design ?? outer.design
        result.isItalic = values.isItalic ?? outer.isItalic
        result.kerning = values.kerning ?? outer.kerning
        result.tracking = values.tracking ?? outer.tracking
        result.underline = values.underline ?? outer.underline
        result.strikethrough = values.strikethrough ?? outer.strikethrough
        result.textCase = values.textCase ?? outer.textCase
        result.truncation = values.truncation ?? outer.truncation
        return TextFormat(result)
    }

    override func apply(
        to style: inout TextStyleValue, in proposal: ProposedSize, of node: TextNode
    ) {
        look(&style, in: node.environment.values)
        style.lineHeight += Float(extraHeight)
        if (values.minimumScale ?? 1) < 1 { shrink(&style, to: proposal, in: node) }
    }

    private func look(_ style: inout TextStyleValue, in environment: EnvironmentValues) {
        if let design = values.design {
            style.design = TextStyleValue.Design(rawValue: Int32(design.rawValue)) ?? .default
        }
        if let isItalic = values.isItalic { style.flags.set(.italic, isItalic) }
        if case .some(let textCase) = values.textCase {
            style.flags.set(.uppercase, textCase == .uppercase)
            style.flags.set(.lowercase, textCase == .lowercase)
        }
        // Both add the same room behind each letter; SwiftUI takes the tracking of a text with both.
        style.kerning = Float(values.tracking ?? values.kerning ?? 0)
        style.truncation = values.truncation?.value ?? .tail
        if case .some(let line) = values.strikethrough {
            line?.draw(.strikethrough, on: &style, in: environment)
        }
        if case .some(let line) = values.underline {
            line?.draw(.underline, on: &style, in: environment)
        }
    }

    // MARK: Size

    override func size(of node: TextNode, in proposal: ProposedSize) -> CGSize {
        node.size(in: proposal, gap: lineSpacing, minimumLines: Double(values.minimumLines ?? 0))
    }

    override func baseline(_ guide: VerticalGuide, of node: TextNode, size: CGSize) -> CGFloat {
        node.baseline(
            guide, size: size, drop: max(rise, 0) - extraHeight / 2, gap: lineSpacing)
    }

    /// The room between lines is drawn half above each line and half below.
    override func drawnBox(_ size: CGSize) -> CGRect {
        CGRect(
            x: 0, y: max(-rise, 0) - extraHeight / 2, width: size.width,
            height: size.height + lineSpacing)
    }

    /// Halves the range six times: the scale is within a 64th of the largest that fits.
    private func shrink(
        _ style: inout TextStyleValue, to proposal: ProposedSize, in node: TextNode
    ) {
        guard !node.fits(style, in: proposal) else { return }
        let full = style
        var fitting = min(max(values.minimumScale ?? 1, 0), 1)
        var tooLarge = 1.0
        for _ in 0..<6 {
            let middle = (fitting + tooLarge) / 2
            if node.fits(full.scaled(by: middle), in: proposal) {
                fitting = middle
            } else {
                tooLarge = middle
            }
        }
        style = full.scaled(by: fitting)
    }
}

/// A line under or through a text.
struct TextLine: Equatable {
    let pattern: Text.LineStyle.Pattern
    let color: Color?

    func draw(
        _ flag: TextStyleValue.Flags, on style: inout TextStyleValue, in values: EnvironmentValues
    ) {
        style.flags.insert(flag)
        style.flags.set(.dotted, pattern.kind == .dotted)
        style.flags.set(.dashed, pattern.kind == .dashed)
        style.lineColor = color?.resolved(in: values) ?? .clear
    }
}

extension TextStyleValue.Flags {
    mutating func set(_ flag: TextStyleValue.Flags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

extension TextStyleValue {
    func scaled(by factor: Double) -> TextStyleValue {
        var copy = self
        copy.size *= Float(factor)
        copy.lineHeight *= Float(factor)
        copy.kerning *= Float(factor)
        return copy
    }
}
