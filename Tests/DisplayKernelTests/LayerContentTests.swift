import DisplayKernel
import GeometryKernel
import Testing

struct LayerContentTests {
    let tree = LayerTree()

    @Test("Paint carries its kind, its stops and its corners")
    func paint() {
        let layer = Layer(kind: .box, tree: tree)
        let stops = [
            GradientStopValue(color: ColorValue(red: 1, green: 0, blue: 0), location: 0),
            GradientStopValue(
                color: ColorValue(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
        ]
        let zero = CGPoint(x: 0, y: 0)
        let one = CGPoint(x: 1, y: 1)
        let linear = PaintValue.linear(LinearGradientValue(start: zero, end: one, stops: stops))
        let ops = tree.lines {
            layer.setPaint(.solid(ColorValue(rgba: 0x1122_33FF)))
            layer.setPaint(linear, CornerRadii(24))
            layer.setPaint(linear, CornerRadii(24))
            layer.setPaint(
                .radial(
                    RadialGradientValue(center: one, startRadius: 0, endRadius: 9.5, stops: stops)))
            layer.setPaint(
                .angular(
                    AngularGradientValue(center: zero, startAngle: 0, endAngle: 2, stops: stops))
            )
            layer.setPaint(.none)
        }
        #expect(
            ops == [
                "paint 2 #112233ff",
                "paint 2 linear 0 0 1 1 [#ff0000ff@0 #0000ff80@1] radii 24 24 24 24",
                "paint 2 radial 1 1 0 9.5 [#ff0000ff@0 #0000ff80@1]",
                "paint 2 angular 0 0 0 2 [#ff0000ff@0 #0000ff80@1]",
                "paint 2 none",
            ])
    }

    @Test("Clip and shadows are written whole and taken back with an empty value")
    func clipAndShadow() {
        let layer = Layer(kind: .box, tree: tree)
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        let shadow = ShadowValue(color: ColorValue(rgba: 0x40), radius: 12, x: 0, y: 6)
        let ops = tree.lines {
            for _ in 0..<2 {
                layer.setClip(radii)
                layer.setShadows([shadow])
            }
            layer.setClip(nil)
            layer.setShadows([])
        }
        #expect(
            ops == [
                "clip 2 1 2 3 4", "shadow 2 [#00000040 12 0 6]", "clip 2 none", "shadow 2 []",
            ])
    }

    @Test("Text is compared byte by byte: another spelling of the same character is a change")
    func text() {
        let layer = Layer(kind: .text, tree: tree)
        let ops = tree.lines {
            layer.setText("Reykjav\u{ED}k")
            layer.setText("Reykjav\u{ED}k")
            layer.setText("Reykjavi\u{301}k")
            layer.setText("")
        }
        #expect(
            ops.map { Array($0.utf8) }
                == ["text 2 \"Reykjav\u{ED}k\"", "text 2 \"Reykjavi\u{301}k\"", "text 2 \"\""]
                .map { Array($0.utf8) })
    }

    @Test("A text style is written once")
    func textStyle() {
        let layer = Layer(kind: .text, tree: tree)
        let style = TextStyleValue(
            size: 17, weight: 600, design: .rounded, flags: [.italic, .underline],
            color: ColorValue(rgba: 0xFFFF_FFFF), lineHeight: 22, kerning: 0.5, lineLimit: 2,
            alignment: .center, truncation: .middle)
        let ops = tree.lines {
            layer.setTextStyle(style)
            layer.setTextStyle(style)
        }
        #expect(
            ops == [
                "textStyle 2 size 17 weight 600 design 1 flags 5 #ffffffff line 22 kerning 0.5"
                    + " limit 2 align 1 truncation 2"
            ])
    }

    @Test("The words of a style by index are the op's payload")
    func styleWords() {
        let style = TextStyleValue(size: 17, weight: 600, lineHeight: 22, lineLimit: 3)
        let buffer = OpBuffer()
        buffer.op(.textStyle, 9)
        style.write(to: buffer)
        buffer.end()
        let payload = Array(buffer.words.dropFirst(2))
        #expect(payload == (0..<TextStyleValue.wordCount).map(style.word))
    }

    @Test("A symbol is written when its name, size, weight or colour changes")
    func symbol() {
        let layer = Layer(kind: .symbol, tree: tree)
        let white = ColorValue(rgba: 0xFFFF_FFFF)
        let ops = tree.lines {
            layer.setSymbol(name: "leaf.fill", size: 40, color: white)
            layer.setSymbol(name: "leaf.fill", size: 40, color: white)
            layer.setSymbol(name: "leaf", size: 40, weight: 700, color: white)
        }
        #expect(
            ops == [
                "symbol 2 leaf.fill size 40 weight 400 #ffffffff",
                "symbol 2 leaf size 40 weight 700 #ffffffff",
            ])
    }
}
