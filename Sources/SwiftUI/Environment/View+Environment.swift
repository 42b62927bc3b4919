extension View {
    nonisolated func environmentElement(
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> _ElementView {
        _ElementView(EnvironmentElement(child: erased, change: change))
    }

    #if hasFeature(Embedded)
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

    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environmentElement { $0.dynamicTypeSize = size }
    }

    public nonisolated func font(_ font: Font?) -> some View {
        environmentElement { $0.font = font }
    }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        environmentElement { $0.fontModifiers.weight = weight }
    }

    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    public nonisolated func monospacedDigit() -> some View {
        environmentElement { $0.fontModifiers.isMonospacedDigit = true }
    }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return environmentElement { $0.foregroundStyle = style }
    }

    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        let style = color.map { AnyShapeStyle($0) }
        return environmentElement { $0.foregroundStyle = style }
    }

    public nonisolated func tint(_ tint: Color?) -> some View {
        environmentElement { $0.tint = tint }
    }

    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environmentElement { $0.imageScale = scale }
    }

    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environmentElement { $0.lineLimit = number }
    }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environmentElement { $0.multilineTextAlignment = alignment }
    }
}
