/// Everything that decides how a run of text is drawn and measured: the payload of the `textStyle` op, and the style words that the
/// host gets when it measures.
package struct TextStyleValue: Hashable, Sendable {
    /// The font family's design.
    package enum Design: Int32, Sendable {
        case `default` = 0
        case rounded = 1
        case serif = 2
        case monospaced = 3
    }

    /// Traits of the font and lines drawn with it.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: Int32
        package init(rawValue: Int32) { self.rawValue = rawValue }
        package static let italic = Flags(rawValue: 1)
        package static let monospacedDigit = Flags(rawValue: 2)
        package static let underline = Flags(rawValue: 4)
        package static let strikethrough = Flags(rawValue: 8)
        package static let uppercase = Flags(rawValue: 16)
        package static let lowercase = Flags(rawValue: 32)
        /// All letters are small capitals.
        package static let smallCaps = Flags(rawValue: 64)
        /// Lower-case letters are small capitals.
        package static let lowercaseSmallCaps = Flags(rawValue: 128)
        /// The lines under or through the text are dotted.
        package static let dotted = Flags(rawValue: 256)
        /// The lines under or through the text are dashed.
        package static let dashed = Flags(rawValue: 512)
    }

    /// Where lines stand in the box; physical, the runtime mirrors before it sends.
    package enum Alignment: Int32, Sendable {
        case left = 0
        case center = 1
        case right = 2
    }

    /// Where the ellipsis stands when text does not fit.
    package enum Truncation: Int32, Sendable {
        case tail = 0
        case head = 1
        case middle = 2
    }

    /// Font size in points.
    package var size: Float
    /// CSS weight, 100 to 900.
    package var weight: Float
    package var design: Design
    package var flags: Flags
    package var color: ColorValue
    /// Height of one line in points.
    package var lineHeight: Float
    /// Extra space after each glyph, in points.
    package var kerning: Float
    /// The most lines to draw; 0 is no limit.
    package var lineLimit: Int32
    package var alignment: Alignment
    package var truncation: Truncation
    /// The colour of the lines under or through the text; clear is the text's own.
    package var lineColor = ColorValue.clear

    /// A text style.
    package init(
        size: Double, weight: Double = 400, design: Design = .default, flags: Flags = [],
        color: ColorValue = ColorValue(rgba: 0x0000_00FF), lineHeight: Double, kerning: Double = 0,
        lineLimit: Int32 = 0, alignment: Alignment = .left, truncation: Truncation = .tail
    ) {
        self.size = Float(size)
        self.weight = Float(weight)
        self.design = design
        self.flags = flags
        self.color = color
        self.lineHeight = Float(lineHeight)
        self.kerning = Float(kerning)
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.truncation = truncation
    }

    /// How many words `write(to:)` appends.
    package static let wordCount = 11

    /// Appends the payload words.
    package func write(to buffer: OpBuffer) {
        buffer.f32(size)
        buffer.f32(weight)
        buffer.i32(design.rawValue)
        buffer.i32(flags.rawValue)
        buffer.u32(color.rgba)
        buffer.f32(lineHeight)
        buffer.f32(kerning)
        buffer.i32(lineLimit)
        buffer.i32(alignment.rawValue)
        buffer.i32(truncation.rawValue)
        buffer.u32(lineColor.rgba)
    }

    /// The payload words by index, for a host that hands them over without a buffer.
    package func word(_ index: Int) -> UInt32 {
        switch index {
        case 0: return size.bitPattern
        case 1: return weight.bitPattern
        case 2: return UInt32(bitPattern: design.rawValue)
        case 3: return UInt32(bitPattern: flags.rawValue)
        case 4: return color.rgba
        case 5: return lineHeight.bitPattern
        case 6: return kerning.bitPattern
        case 7: return UInt32(bitPattern: lineLimit)
        case 8: return UInt32(bitPattern: alignment.rawValue)
        case 9: return UInt32(bitPattern: truncation.rawValue)
        default: return lineColor.rgba
        }
    }
}
