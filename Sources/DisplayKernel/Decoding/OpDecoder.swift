internal import GeometryKernel

/// Reads ops back from words: what the host would be told.
package enum OpDecoder {
    /// Every op of a buffer. Stops the program where the writer was wrong.
    package static func decode(_ buffer: OpBuffer) -> [DecodedOp] {
        do throws(OpFault) {
            return try decode(buffer.words)
        } catch {
            preconditionFailure("OpDecoder: a wrong op")
        }
    }

    /// Every op of a list of words, which may be of any origin.
    package static func decode(_ words: [UInt32]) throws(OpFault) -> [DecodedOp] {
        var result: [DecodedOp] = []
        var position = 0
        while position < words.count {
            let end = position + Int(words[position] >> 8)
            guard let code = OpCode(rawValue: words[position] & 0xFF) else {
                throw OpFault(reason: .code, word: position)
            }
            guard end >= position + 2, end <= words.count else {
                throw OpFault(reason: .length, word: position)
            }
            var reader = OpReader(words: words, (position + 2)..<end)
            result.append(op(code, words[position + 1], &reader))
            if let reason = reader.fault ?? (reader.rest > 0 ? .length : nil) {
                throw OpFault(reason: reason, word: position)
            }
            position = end
        }
        return result
    }

    private static func op(_ code: OpCode, _ id: UInt32, _ reader: inout OpReader) -> DecodedOp {
        switch code {
        case .create: return .create(id, reader.value(or: .group))
        case .remove: return .remove(id)
        case .order: return .order(id, order(&reader))
        case .frame:
            return .frame(
                id, x: reader.f32(), y: reader.f32(), width: reader.f32(), height: reader.f32())
        case .affine: return .affine(id, reader.floats(6))
        case .matrix: return .matrix(id, reader.floats(16))
        case .opacity: return .opacity(id, reader.f32())
        case .clip: return .clip(id, clip(&reader))
        case .paint: return .paint(id, paint(&reader), reader.radii())
        case .shadow: return .shadow(id, shadows(&reader))
        case .text: return .text(id, reader.text().string)
        case .textStyle: return .textStyle(id, textStyle(&reader))
        case .symbol: return .symbol(id, symbol(&reader))
        case .semantics: return .semantics(id, semantics(&reader))
        case .focus: return .focus(id, reason: reader.i32())
        case .scroll: return .scroll(id, scroll(&reader))
        case .input: return .input(id, input(&reader))
        case .path: return .path(id, path(&reader))
        case .clipPath: return .clipPath(id, path(&reader))
        case .filter: return .filter(id, filters(&reader))
        case .scrollTo:
            return .scrollTo(id, isRelative: reader.i32() != 0, x: reader.f32(), y: reader.f32())
        case .flight: return .flight(id, flight(id, &reader))
        case .haptic:
            return .haptic(
                id, HapticValue(reader.value(or: .success), intensity: reader.f32()))
        }
    }

    /// The timing on the root, or what another layer shows.
    private static func flight(_ id: UInt32, _ reader: inout OpReader) -> [Double] {
        id == 1 ? reader.floats(reader.rest) : reader.floats(7 * reader.count(ofWords: 7))
    }

    private static func order(_ reader: inout OpReader) -> [UInt32] {
        var ids: [UInt32] = []
        for _ in 0..<reader.count() { ids.append(reader.u32()) }
        return ids
    }

    private static func clip(_ reader: inout OpReader) -> CornerRadii? {
        let mode = reader.i32()
        let radii = reader.radii()
        return mode == 0 ? nil : radii
    }

    private static func shadows(_ reader: inout OpReader) -> [ShadowValue] {
        var result: [ShadowValue] = []
        for _ in 0..<reader.count(ofWords: 4) {
            result.append(
                ShadowValue(
                    color: ColorValue(rgba: reader.u32()), radius: reader.f32(), x: reader.f32(),
                    y: reader.f32()))
        }
        return result
    }

    private static func paint(_ reader: inout OpReader) -> PaintValue {
        let kind = reader.i32()
        if kind == 0 { return .none }
        if kind == 1 { return .solid(ColorValue(rgba: reader.u32())) }
        if kind == 5 {
            let color = ColorValue(rgba: reader.u32())
            return .material(color, blur: Float(reader.f32()))
        }
        let numbers = reader.floats(4)
        let start = CGPoint(x: numbers[0], y: numbers[1])
        var stops: [GradientStopValue] = []
        for _ in 0..<reader.count(ofWords: 2) {
            stops.append(
                GradientStopValue(color: ColorValue(rgba: reader.u32()), location: reader.f32()))
        }
        switch kind {
        case 2:
            let end = CGPoint(x: numbers[2], y: numbers[3])
            return .linear(LinearGradientValue(start: start, end: end, stops: stops))
        case 3, 6:
            let value = RadialGradientValue(
                center: start, startRadius: numbers[2], endRadius: numbers[3], stops: stops)
            return kind == 3 ? .radial(value) : .elliptical(value)
        case 4:
            return .angular(
                AngularGradientValue(
                    center: start, startAngle: numbers[2], endAngle: numbers[3], stops: stops))
        default:
            reader.fail(.value)
            return .none
        }
    }
}
