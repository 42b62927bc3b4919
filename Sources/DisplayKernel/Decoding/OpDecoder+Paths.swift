internal import GeometryKernel

extension OpDecoder {
    static func path(_ reader: inout OpReader) -> PathValue? {
        let mode = reader.i32()
        if mode == 0 { return nil }
        var value = PathValue(Path(), isEvenOdd: mode == 2)
        if mode == 3 { value.stroke = stroke(&reader) }
        for command in reader.text().utf8 {
            let numbers = reader.floats(Path.Command.count(command))
            value.path.append(command, numbers)
        }
        return value
    }

    private static func stroke(_ reader: inout OpReader) -> StrokeValue {
        var value = StrokeValue(
            width: reader.f32(), cap: reader.i32(), join: reader.i32(), miterLimit: reader.f32())
        value.dashPhase = reader.f32()
        value.dash = reader.floats(Int(reader.i32()))
        return value
    }

    static func filters(_ reader: inout OpReader) -> [FilterValue] {
        var result: [FilterValue] = []
        for _ in 0..<reader.i32() {
            result.append(
                FilterValue(FilterValue.Kind(rawValue: reader.i32())!, reader.f32()))
        }
        return result
    }
}
