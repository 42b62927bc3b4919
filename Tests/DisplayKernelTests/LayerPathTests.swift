import DisplayKernel
import GeometryKernel
import Testing

struct LayerPathTests {
    let tree = LayerTree()

    @Test("A path is written with its stroke, and again only when something of it changes")
    func path() {
        let layer = Layer(kind: .box, tree: tree)
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let stroke = StrokeValue(width: 2, cap: 1, join: 2, dash: [4, 1.5])
        let ops = tree.lines {
            for _ in 0..<2 { layer.setPath(PathValue(square)) }
            for _ in 0..<2 { layer.setPath(PathValue(square, stroke: stroke)) }
            layer.setPath(nil)
            layer.setPath(nil)
        }
        #expect(
            ops == [
                "path 2 M 0 0 L 10 0 L 10 10 L 0 10 Z",
                "path 2 stroke 2 cap 1 join 2 dash 4 1.5 M 0 0 L 10 0 L 10 10 L 0 10 Z",
                "path 2 none",
            ])
    }

    @Test("A look is taken back as a whole")
    func look() {
        let layer = Layer(kind: .group, tree: tree)
        let circle = PathValue(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), isEvenOdd: true)
        let ops = tree.lines {
            layer.setLook(clipPath: circle, filters: [FilterValue(.blur, 2.5)])
            layer.extras?.clear(layer)
            layer.extras?.clear(layer)
        }
        #expect(
            ops == [
                "clipPath 2 even-odd M 0 0 L 1 0 L 1 1 L 0 1 Z", "filter 2 [blur 2.5]",
                "clipPath 2 none", "filter 2 []",
            ])
    }
}
