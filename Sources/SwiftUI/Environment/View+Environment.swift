extension View {
    nonisolated func environmentElement(
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> _ElementView {
        _ElementView(EnvironmentElement(child: erased, change: change))
    }

    #if hasFeature(Embedded)
        /// Sets a value for this view and what is inside it.
        ///
        /// The lowering writes the closures for a key path.
        public func environment<V>(
            _ get: @escaping (EnvironmentValues) -> V,
            _ set: @escaping (inout EnvironmentValues, V) -> Void, _ value: V
        ) -> some View {
            environmentElement { set(&$0, value) }
        }
    #else
        /// Sets a value for this view and what is inside it.
        public nonisolated func environment<V>(
            _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
        ) -> some View {
            environmentElement { $0[keyPath: keyPath] = value }
        }
    #endif

    /// Switches the controls inside on or off; once off, nothing inside can switch on again.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        environmentElement { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Sets the text size for this view and what is inside it, whatever the reader chose.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environmentElement { $0.dynamicTypeSize = size }
    }

    /// Sets the font of texts and symbols inside that name none; nil is `.body`.
    ///
    ///     VStack { Text("Sun"); Text("Rain") }.font(.title2)
    public nonisolated func font(_ font: Font?) -> some View {
        environmentElement { $0.font = font }
    }

    /// Sets the weight of texts inside, over that of their fonts; nil leaves the fonts' own.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        environmentElement { $0.fontModifiers.weight = weight }
    }

    /// Makes texts inside bold; false takes away a weight that was set further out.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    /// Makes all digits inside equally wide, so that a number does not jump while it counts.
    ///
    ///     HStack { Text("\(laps)"); Text("\(seconds)") }.monospacedDigit()
    public nonisolated func monospacedDigit() -> some View {
        environmentElement { $0.fontModifiers.isMonospacedDigit = true }
    }

    /// Sets what texts, symbols and unfilled shapes inside are drawn with.
    ///
    ///     Label("Rain", systemImage: "cloud.rain").foregroundStyle(.secondary)
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return environmentElement { $0.foregroundStyle = style.over($0.foregroundStyle) }
    }

    /// Sets the colour of texts, symbols and unfilled shapes inside; nil is the label colour.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        let style = color.map { AnyShapeStyle($0) }
        return environmentElement { $0.foregroundStyle = style }
    }

    /// Sets the `.tint` of the views inside; nil is the accent colour.
    public nonisolated func tint(_ tint: Color?) -> some View {
        environmentElement { $0.tint = tint }
    }

    /// Sets the size of symbols inside, beside the text they stand with.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environmentElement { $0.imageScale = scale }
    }

    /// Sets the most lines that a text inside may take; nil is no limit.
    ///
    ///     Text(story).lineLimit(2)
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environmentElement { $0.lineLimit = number }
    }

    /// Sets how the lines of a text inside lie; one line alone is as wide as it is.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environmentElement { $0.multilineTextAlignment = alignment }
    }
}
