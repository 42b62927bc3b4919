/// Markup that needs no more escaping. What is interpolated into a literal of it is escaped, unless it is
/// markup itself, so that a text cannot become a tag.
///
///     let line: HTML = "<p>\(title)</p>"
package struct HTML: Equatable, Sendable {
    package var text: String

    /// Markup as it stands.
    package init(raw text: String) { self.text = text }

    /// Nothing.
    package static var none: HTML { HTML(raw: "") }

    /// A text with the five characters replaced that mean something in markup.
    package static func escaped(_ text: String) -> HTML {
        var out = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            default: out.unicodeScalars.append(character)
            }
        }
        return HTML(raw: out)
    }

    package static func + (one: HTML, other: HTML) -> HTML { HTML(raw: one.text + other.text) }
    package static func += (one: inout HTML, other: HTML) { one.text += other.text }
}

extension HTML: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self.init(raw: text) }
    package init(stringInterpolation parts: Interpolation) { self.init(raw: parts.text) }

    /// Escapes what is put between the literal parts.
    package struct Interpolation: StringInterpolationProtocol {
        var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        package mutating func appendLiteral(_ literal: String) { text += literal }
        package mutating func appendInterpolation(_ markup: HTML) { text += markup.text }
        package mutating func appendInterpolation(_ plain: String) {
            text += HTML.escaped(plain).text
        }
        package mutating func appendInterpolation(_ number: Int) { text += String(number) }
    }
}

extension Sequence {
    /// The markup of each, one after the other.
    package func markup(_ make: (Element) throws -> HTML) rethrows -> HTML {
        try reduce(into: .none) { $0 += try make($1) }
    }
}
