internal import GeometryKernel

extension DecodedOp {
    /// One readable line, such as `frame 3 10 20 300 400`.
    package var description: String {
        switch self {
        case .create(let id, let kind): return "create \(id) \(kind.name)"
        case .remove(let id): return "remove \(id)"
        case .order(let id, let children): return "order \(id) [\(joined(children.map(number)))]"
        case .frame(let id, let x, let y, let width, let height):
            return "frame \(id) \(joined([x, y, width, height].map(number)))"
        case .affine(let id, let numbers): return "affine \(id) \(joined(numbers.map(number)))"
        case .matrix(let id, let numbers): return "matrix \(id) \(joined(numbers.map(number)))"
        case .opacity(let id, let value): return "opacity \(id) \(number(value))"
        case .clip(let id, let radii): return "clip \(id) \(radii?.description ?? "none")"
        case .paint(let id, let paint, let radii):
            let corners = radii == .zero ? "" : " radii \(radii.description)"
            return "paint \(id) \(paint.description)\(corners)"
        case .shadow(let id, let shadows):
            return "shadow \(id) [\(joined(shadows.map { $0.description }))]"
        case .text(let id, let string): return "text \(id) \"\(string)\""
        case .textStyle(let id, let style): return "textStyle \(id) \(style.description)"
        case .symbol(let id, let symbol): return "symbol \(id) \(symbol.description)"
        case .semantics(let id, let semantics): return "semantics \(id) \(semantics.description)"
        case .focus(let id, let reason): return "focus \(id) \(reason)"
        case .scroll(let id, let scroll): return "scroll \(id) \(scroll.description)"
        case .input(let id, let input):
            return "input \(id) touch \(input.touchAction.rawValue) flags \(input.flags.rawValue)"
        case .path(let id, let path): return "path \(id) \(path?.description ?? "none")"
        case .clipPath(let id, let path): return "clipPath \(id) \(path?.description ?? "none")"
        case .filter(let id, let filters):
            return "filter \(id) [\(joined(filters.map { "\($0.kind) \(number($0.amount))" }))]"
        case .scrollTo(let id, let isRelative, let x, let y):
            return "scrollTo \(id) \(isRelative ? "by " : "")\(number(x)) \(number(y))"
        case .flight(let id, let numbers):
            return "flight \(id) " + numbers.map(number).joined(separator: " ")
        case .haptic(let id, let haptic):
            return "haptic \(id) \(haptic.kind) \(number(haptic.intensity))"
        }
    }
}

private func joined(_ parts: [String]) -> String {
    var result = ""
    for part in parts {
        if !result.isEmpty { result += " " }
        result += part
    }
    return result
}

private func number(_ id: UInt32) -> String { "\(id)" }

/// Whole numbers without a fraction, others as the shortest Float32 that reads back the same.
private func number(_ value: Double) -> String { number(Float(value)) }

private func number(_ value: Float) -> String {
    if value == value.rounded(.towardZero), value > -1e7, value < 1e7 {
        return "\(Int32(value))"
    }
    return "\(value)"
}

extension LayerKind {
    fileprivate var name: String {
        switch self {
        case .group: return "group"
        case .text: return "text"
        case .box: return "box"
        case .symbol: return "symbol"
        case .button: return "button"
        case .scroll: return "scroll"
        case .image: return "image"
        case .mask: return "mask"
        }
    }
}

extension ColorValue {
    /// `#rrggbbaa`.
    package var description: String {
        let digits = Array("0123456789abcdef".utf8)
        var bytes: [UInt8] = [35]
        for index in 0..<8 { bytes.append(digits[Int(rgba >> UInt32(28 - index * 4) & 15)]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension CornerRadii {
    fileprivate var description: String {
        joined([number(topLeft), number(topRight), number(bottomRight), number(bottomLeft)])
    }
}

extension PaintValue {
    fileprivate var description: String {
        switch self {
        case .none: return "none"
        case .solid(let color): return color.description
        case .material(let color, let blur):
            return "material \(color.description) blur \(number(blur))"
        case .linear(let value):
            return gradient(
                "linear", [value.startX, value.startY, value.endX, value.endY], value.stops)
        case .radial(let value), .elliptical(let value):
            var name = "radial"
            if case .elliptical = self { name = "elliptical" }
            return gradient(
                name, [value.centerX, value.centerY, value.startRadius, value.endRadius],
                value.stops)
        case .angular(let value):
            return gradient(
                "angular", [value.centerX, value.centerY, value.startAngle, value.endAngle],
                value.stops)
        }
    }

    private func gradient(
        _ name: String, _ numbers: [Float], _ stops: [GradientStopValue]
    ) -> String {
        let colors = stops.map { "\($0.color.description)@\(number($0.location))" }
        return "\(name) \(joined(numbers.map(number))) [\(joined(colors))]"
    }
}

extension ShadowValue {
    fileprivate var description: String {
        "\(color.description) \(joined([number(radius), number(x), number(y)]))"
    }
}

extension TextStyleValue {
    fileprivate var description: String {
        "size \(number(size)) weight \(number(weight)) design \(design.rawValue) flags \(flags.rawValue)"
            + " \(color.description) line \(number(lineHeight)) kerning \(number(kerning))"
            + " limit \(lineLimit) align \(alignment.rawValue) truncation \(truncation.rawValue)"
            + (lineColor == .clear ? "" : " lines \(lineColor.description)")
    }
}

extension SymbolValue {
    fileprivate var description: String {
        "\(name.string) size \(number(size)) weight \(number(weight)) \(color.description)"
    }
}

extension SemanticsValue {
    fileprivate var description: String {
        var result = "role \(role.rawValue) flags \(flags.rawValue)"
        if headingLevel > 0 { result += " level \(headingLevel)" }
        if !label.isEmpty { result += " label \"\(label.string)\"" }
        if !value.isEmpty { result += " value \"\(value.string)\"" }
        if !hint.isEmpty { result += " hint \"\(hint.string)\"" }
        for action in actions { result += " action \(action.index) \"\(action.name.string)\"" }
        return result
    }
}

extension PathValue {
    fileprivate var description: String {
        var index = 0
        var parts: [String] = []
        for command in path.commands {
            parts.append(["M", "L", "Q", "C", "Z"][Int(command)])
            for _ in 0..<Path.Command.count(command) {
                parts.append(number(path.numbers[index]))
                index += 1
            }
        }
        let data = joined(parts)
        guard let stroke else { return isEvenOdd ? "even-odd \(data)" : data }
        let dash = stroke.dash.isEmpty ? "" : " dash \(joined(stroke.dash.map(number)))"
        return "stroke \(number(stroke.width)) cap \(stroke.cap) join \(stroke.join)\(dash) \(data)"
    }
}

extension ScrollValue {
    fileprivate var description: String {
        "flags \(flags.rawValue) \(joined([contentWidth, contentHeight].map(number)))"
    }
}
