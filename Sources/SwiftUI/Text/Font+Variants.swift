import DisplayKernel

extension Font {
    /// The room between the lines of a font.
    public enum Leading: Hashable, Sendable {
        case standard
        /// 2 points less than the standard (inferred; not verified on Apple's systems).
        case tight
        /// 2 points more than the standard (inferred; not verified on Apple's systems).
        case loose
    }

    private func with(_ flag: TextStyleValue.Flags) -> Font {
        var copy = self
        copy.flags.insert(flag)
        return copy
    }

    /// The font in italics.
    public func italic() -> Font { with(.italic) }

    /// The font with small capitals in place of all letters.
    ///
    /// The browser makes them from capitals where the typeface has none of its own.
    public func smallCaps() -> Font { with(.smallCaps) }

    /// The font with small capitals in place of its lower-case letters.
    public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

    /// The font with digits of equal width.
    public func monospacedDigit() -> Font {
        var copy = self
        copy.modifiers.isMonospacedDigit = true
        return copy
    }

    /// The font in the typeface whose letters are all equally wide.
    public func monospaced() -> Font {
        var copy = self
        copy.design = .monospaced
        return copy
    }

    /// The font with less or more room between its lines.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.extraLeading = leading == .tight ? -2 : leading == .loose ? 2 : 0
        return copy
    }
}
