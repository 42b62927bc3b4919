import DisplayKernel
import GeometryKernel
import Testing

@Test("an opacity that a spring takes past its ends is sent as 0 or 1, and once")
func overshootingOpacity() {
    let tree = LayerTree()
    let layer = Layer(kind: .box, tree: tree)
    tree.buffer.removeAll()
    for value in [1.2, 1, -0.1, 0, .nan, -.infinity] { layer.setOpacity(value) }
    #expect(OpDecoder.decode(tree.buffer) == [.opacity(layer.id, 0)])
}
