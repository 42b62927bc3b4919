/// The sizes of the text styles at the twelve text sizes, in points.
///
/// Source: public dumps of iOS up to 18; subheadline, footnote and captions at accessibility sizes are
/// from Apple's guidelines as remembered (inferred).
enum TypeScale {
    /// Twelve sizes for each style, in the order of `Font.TextStyle`.
    private static let sizes: [UInt8] = [
        31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // large title
        25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title
        19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title 2
        17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title 3
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
        12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
        13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
        12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
        11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption
        11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption 2
    ]

    private static func points(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Int {
        Int(sizes[style.rawValue * 12 + size.rawValue])
    }

    /// The size of a style at a text size, in points.
    static func size(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        Double(points(style, at: size))
    }

    /// The height of a line of a style, in points: the size and 5 points, one more for every 8 points from
    /// 22 on; 4 at 12 points, 2 at 11.
    ///
    /// The rule gives the line heights of Apple's guidelines up to iOS 18 for all styles at the large size;
    /// that it holds at the other sizes is inferred, not verified on Apple's systems.
    static func lineHeight(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        let points = points(style, at: size)
        let extra = points > 12 ? 5 + (points - 14) / 8 : points * 2 - 20
        return Double(points + extra)
    }

    /// How much larger than at the large size a length relative to the style is.
    static func factor(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        self.size(style, at: size) / self.size(style, at: .large)
    }
}
