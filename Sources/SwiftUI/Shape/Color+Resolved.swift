import DisplayKernel

extension Color {
    /// A colour's components in an environment, in sRGB.
    public struct Resolved: Hashable, Sendable, ShapeStyle {
        /// From 0 to 1.
        public var red: Float
        /// From 0 to 1.
        public var green: Float
        /// From 0 to 1.
        public var blue: Float
        /// From 0, invisible, to 1.
        public var opacity: Float

        /// - Parameters: components from 0 to 1, in sRGB.
        public nonisolated init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        /// The components as a style of any type.
        public static func _erase(_ style: Resolved) -> AnyShapeStyle {
            AnyShapeStyle(Color(style))
        }
    }

    /// A colour of fixed components.
    public nonisolated init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The components in an environment; those of the system's colours have steps of a 255th.
    public nonisolated func resolve(in environment: EnvironmentValues) -> Resolved {
        if let (red, green, blue) = components {
            return Resolved(
                red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
        }
        let rgba = resolved(in: environment).rgba
        func component(_ shift: UInt32) -> Float { Float(rgba >> shift & 255) / 255 }
        return Resolved(
            red: component(24), green: component(16), blue: component(8), opacity: component(0))
    }
}
