import DisplayKernel
import GeometryKernel
import Testing

struct LayerChildrenTests {
    let tree = LayerTree()

    @Test("Order is one op with the complete list, written only when the list changes")
    func orderIsComplete() {
        let a = Layer(kind: .box, tree: tree)
        let b = Layer(kind: .text, tree: tree)
        let ops = tree.lines {
            tree.root.setChildren([a, b])
            tree.root.setChildren([a, b])
            tree.root.setChildren([b, a])
        }
        #expect(ops == ["order 1 [2 3]", "order 1 [3 2]"])
        #expect(a.parent === tree.root)
    }

    @Test("Removing a layer removes what is below it first and forgets all of it")
    func removeIsDeepestFirst() {
        let card = Layer(kind: .group, tree: tree)
        let box = Layer(kind: .box, tree: tree)
        let label = Layer(kind: .text, tree: tree)
        box.setChildren([label])
        card.setChildren([box])
        tree.root.setChildren([card])
        #expect(tree.liveCount == 4)
        let ops = tree.lines {
            card.remove()
            card.remove()
            tree.root.setChildren([])
        }
        #expect(ops == ["remove 4", "remove 3", "remove 2"])
        #expect(tree.liveCount == 1)
        #expect(label.parent == nil && !label.isAlive)
    }

    @Test("A layer that another parent lists moves there without being made anew")
    func childMoves() {
        let a = Layer(kind: .group, tree: tree)
        let b = Layer(kind: .group, tree: tree)
        let child = Layer(kind: .text, tree: tree)
        a.setChildren([child])
        let ops = tree.lines {
            b.setChildren([child])
            a.setChildren([])
        }
        #expect(ops == ["order 3 [4]"])
        #expect(child.parent === b)
        #expect(a.children.isEmpty)
    }

    @Test("A child left out of the list stays alive until it is removed")
    func childLeftOut() {
        let child = Layer(kind: .text, tree: tree)
        tree.root.setChildren([child])
        let ops = tree.lines {
            tree.root.setChildren([])
            tree.root.setChildren([child])
        }
        #expect(ops == ["order 1 []", "order 1 [2]"])
        #expect(child.isAlive)
    }

    @Test("Ids are never reused")
    func idsAreFresh() {
        let first = Layer(kind: .box, tree: tree)
        first.remove()
        #expect(Layer(kind: .box, tree: tree).id == 3)
        #expect(tree.lines == ["create 2 box", "remove 2", "create 3 box"])
    }
}
