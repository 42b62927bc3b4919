internal import GeometryKernel

extension OpDecoder {
    static func path(_ reader: inout OpReader) -> PathValue? {
        let mode = reader.i32()
        if mode == 0 { return nil }
        if !(1...3).contains(mode) { reader.fail(.value) }
        var value = PathValue(Path(), isEvenOdd: mode == 2)
        if mode == 3 { value.stroke = stroke(&reader) }
        for command in reader.text().utf8 {
            if command > Path.Command.close { reader.fail(.value) }
            if reader.fault != nil { return nil }
            let numbers = reader.floats(Path.Command.count(command))
            value.path.append(command, numbers)
        }
        return value
    }

    private static func stroke(_ reader: inout OpReader) -> StrokeValue {
        var value = StrokeValue(
            width: reader.f32(), cap: reader.i32(), join: reader.i32(), miterLimit: reader.f32())
        value.dashPhase = reader.f32()
        value.dash = reader.floats(reader.count())
        return value
    }

    static func filters(_ reader: inout OpReader) -> [FilterValue] {
        var result: [FilterValue] = []
        for _ in 0..<reader.count(ofWords: 2) {
            result.append(FilterValue(reader.value(or: .group), reader.f32()))
        }
        return result
    }
}
