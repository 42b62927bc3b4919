import Testing

@Test("a struct with dynamic properties shows them to the visitor on its last line")
func visitorIsAddedBeforeTheBrace() {
    let text = """
        struct Deck: View {
            @State private var top = 0
            @GestureState(resetTransaction: Transaction()) private var drag: CGSize = .zero
            @Environment(\\.layoutDirection) var direction
            @ViewBuilder let card: () -> Text
            let plain = 1
            var body: some View { card() }
        }
        """
    let result = lowered(text).split(separator: "\n").last.map(String.init)
    #expect(
        result
            == "nonisolated static func _visitDynamicProperties(_ view: inout Self, _ visitor: "
            + "_DynamicPropertyVisitor) { view._top._visit(visitor); view._drag._visit(visitor); "
            + "view._direction._visit(visitor) } }")
}

@Test("a public struct's visitor is public, and a struct on one line gets a separator")
func publicAndOneLine() {
    let result = lowered("public struct A { @State var x = 1 }")
    #expect(
        result
            == "public struct A { @State var x = 1 ; public nonisolated static func "
            + "_visitDynamicProperties(_ view: inout Self, _ visitor: _DynamicPropertyVisitor) { "
            + "view._x._visit(visitor) } }")
}

@Test("nested types keep their properties apart, and plain structs are left alone")
func nestedTypes() {
    let text = """
        struct Outer {
            struct Inner { @Binding var x: Int
            }
            enum None { static let y = 1 }
        }
        struct Plain { let a: Int }
        """
    let result = lowered(text)
    #expect(result.contains("view._x._visit(visitor) } }\n    enum None"))
    #expect(result.hasSuffix("}\n}\nstruct Plain { let a: Int }"))
}

@Test("properties in inactive regions do not count")
func inactiveRegions() {
    let text = """
        struct A {
        #if canImport(UIKit)
            @State var touch = 1
        #else
            @State var mouse = 1
        #endif
        }
        """
    let result = lowered(text)
    #expect(result.contains("{ view._mouse._visit(visitor) }"))
}
