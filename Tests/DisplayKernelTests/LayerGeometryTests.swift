import DisplayKernel
import GeometryKernel
import Testing

struct LayerGeometryTests {
    let tree = LayerTree()

    @Test("A frame is written once and again only when it changes as Float32")
    func frameIsWrittenOnChange() {
        let layer = Layer(kind: .box, tree: tree)
        layer.setFrame(CGRect(x: 1, y: 2, width: 3, height: 4.5))
        layer.setFrame(CGRect(x: 1, y: 2, width: 3, height: 4.5))
        layer.setFrame(CGRect(x: 1 + 1e-12, y: 2, width: 3, height: 4.5))
        layer.setFrame(CGRect(x: 1, y: 2, width: 3, height: 5))
        #expect(tree.lines == ["create 2 box", "frame 2 1 2 3 4.5", "frame 2 1 2 3 5"])
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 5))
    }

    @Test("What a new layer has already is not written")
    func defaultsWriteNothing() {
        let layer = Layer(kind: .group, tree: tree)
        layer.setFrame(CGRect(x: 0, y: 0, width: 0, height: 0))
        layer.setTransform(.identity)
        layer.setOpacity(1)
        layer.setClip(nil)
        layer.setPaint(.none)
        layer.setShadows([])
        layer.setText("")
        layer.setSemantics(SemanticsValue())
        layer.setInput(touchAction: .auto)
        layer.setChildren([])
        #expect(tree.lines == ["create 2 group"])
    }

    @Test("A flat transform is six numbers, one with depth is sixteen")
    func transformPicksTheShortForm() {
        let layer = Layer(kind: .group, tree: tree)
        var deep = Transform3D.identity
        deep.m34 = -0.5
        layer.setTransform(.translation(10, -2.5, 0))
        layer.setTransform(deep)
        layer.setTransform(deep)
        layer.setTransform(.identity)
        #expect(
            tree.lines == [
                "create 2 group", "affine 2 1 0 0 1 10 -2.5",
                "matrix 2 1 0 0 0 0 1 0 0 0 0 1 -0.5 0 0 0 1", "affine 2 1 0 0 1 0 0",
            ])
    }

    @Test("Opacity is compared as it was sent")
    func opacity() {
        let layer = Layer(kind: .group, tree: tree)
        layer.setOpacity(0.25)
        layer.setOpacity(0.25 + 1e-10)
        layer.setOpacity(1)
        #expect(tree.lines == ["create 2 group", "opacity 2 0.25", "opacity 2 1"])
    }
}

extension LayerTree {
    /// Every op in the buffer, one readable line each.
    var lines: [String] { OpDecoder.decode(buffer).map(\.description) }

    /// The lines that `body` adds.
    func lines(of body: () -> Void) -> [String] {
        buffer.removeAll()
        body()
        return lines
    }
}
