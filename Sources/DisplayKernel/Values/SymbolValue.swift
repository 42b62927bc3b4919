/// A symbol image: SF Symbols' name, drawn by the host from its own table.
package struct SymbolValue: Hashable, Sendable {
    /// SF Symbols name, UTF-8.
    package var name: DisplayText
    /// Font size in points that the symbol stands beside.
    package var size: Float
    /// CSS weight, 100 to 900.
    package var weight: Float
    package var color: ColorValue
    /// Reserved for rendering modes; 0 is monochrome.
    package var flags: Int32

    /// A symbol.
    package init(
        name: DisplayText, size: Double, weight: Double = 400, color: ColorValue, flags: Int32 = 0
    ) {
        self.name = name
        self.size = Float(size)
        self.weight = Float(weight)
        self.color = color
        self.flags = flags
    }

    func write(to buffer: OpBuffer) {
        buffer.string(name.utf8)
        buffer.f32(size)
        buffer.f32(weight)
        buffer.u32(color.rgba)
        buffer.i32(flags)
    }
}
