import BlockMetadata
import SwiftParser
import SwiftSyntax

/// A parameter of a block that the reader of its page can turn: one that is a plain value and that the
/// block's demo view takes under the same name.
package struct Knob: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case flag(Bool)
        case number(Double)
    }

    package var name: String
    /// The demo's own default, as its source has it.
    package var literal: String
    package var type: String
    package var kind: Kind
    package var description: Localized<String>

    /// From, to and by what a number goes. A share of something goes to 1, a length to four times its
    /// default; nothing in the source says more.
    package var range: (low: Double, high: Double, step: Double) {
        guard case .number(let value) = kind else { return (0, 1, 1) }
        return value < 1 ? (0.05, 1, 0.05) : (0, value * 4, 1)
    }

    /// The knobs of a block, in the order of its parameters.
    package static func all(of block: Block) -> [Knob] {
        let defaults = DemoDefaults(view: block.name + "Demo")
        defaults.walk(Parser.parse(source: block.source))
        return block.parameters.compactMap { parameter in
            guard let found = defaults.literals[parameter.name],
                let kind = kind(found)
            else { return nil }
            return Knob(
                name: parameter.name, literal: found, type: parameter.type, kind: kind,
                description: parameter.description)
        }
    }

    private static func kind(_ literal: String) -> Kind? {
        switch literal {
        case "true": .flag(true)
        case "false": .flag(false)
        default: Double(literal).map { .number($0) }
        }
    }
}

/// Collects the defaults of a demo view's plain stored properties.
private final class DemoDefaults: SyntaxVisitor {
    let view: String
    var literals: [String: String] = [:]

    init(view: String) {
        self.view = view
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == view else { return .skipChildren }
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                variable.attributes.isEmpty, variable.bindings.count == 1,
                let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self),
                let value = binding.initializer?.value
            else { continue }
            literals[name.identifier.text] = value.trimmedDescription
        }
        return .skipChildren
    }
}

/// The Swift file that gives a block's demo its knobs: a preview around the demo view, and a function for
/// each knob that the page calls.
package struct KnobSource {
    /// The name of the preview.
    package static let preview = "Knobs"

    let view: String
    let knobs: [Knob]

    package init(block: Block, knobs: [Knob]) {
        view = block.name + "Demo"
        self.knobs = knobs
    }

    package var text: String {
        """
        import SwiftUI

        /// The values that the page has set, and who wants to hear of new ones.
        enum _BarajaKnobs {
        \(lines { "    static var \($0.name): \($0.swiftType) = \($0.literal)" })
            static var changed: () -> Void = {}
        }

        \(lines { function($0) })

        struct _BarajaKnobsView: View {
        \(lines { "    @State private var \($0.name) = _BarajaKnobs.\($0.name)" })

            var body: some View {
                \(view)(\(knobs.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))
                    .onAppear {
                        _BarajaKnobs.changed = {
        \(lines { "                    \($0.name) = _BarajaKnobs.\($0.name)" })
                        }
                    }
            }
        }

        #Preview("\(Self.preview)") {
            _BarajaKnobsView()
        }

        """
    }

    private func lines(_ line: (Knob) -> String) -> String {
        knobs.map(line).joined(separator: "\n")
    }

    private func function(_ knob: Knob) -> String {
        let value = knob.swiftType == "Bool" ? "value != 0" : "\(knob.swiftType)(value)"
        return """
            @_expose(wasm, "baraja_knob_\(knob.name)")
            @_cdecl("baraja_knob_\(knob.name)")
            public func _barajaKnob_\(knob.name)(_ value: Double) {
                _BarajaKnobs.\(knob.name) = \(value)
                _BarajaKnobs.changed()
            }
            """
    }
}

extension Knob {
    fileprivate var swiftType: String {
        switch kind {
        case .flag: "Bool"
        case .number: type
        }
    }
}
