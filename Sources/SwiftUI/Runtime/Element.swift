/// The description of one view, reduced to what a node needs.
///
/// Elements are made anew at each evaluation of a body and compared with the element a node already has:
/// if they are of one kind the node is patched, otherwise it is replaced. They are plain classes, so that
/// the code that patches nodes exists once and not once for each type of view.
public class _Element {
    init() {}

    /// Makes the node that this element describes.
    func makeNode(_ site: NodeSite) -> Node { fatalError("abstract") }

    /// Whether a node made for `other` can be patched with this element.
    func matches(_ other: _Element) -> Bool { false }

    /// Applies a single-view modifier: to the view itself, or to each view of a list.
    func distribute(_ wrap: @escaping (_Element) -> _Element) -> _Element { wrap(self) }
}

/// An element of a view without a frame: a body, an environment, an observer. What a list makes of its rows
/// is made of the views inside, see `Node.dressed`.
class WrapperElement: _Element {}

/// Where a node is made: its parent and the environment it sees.
struct NodeSite {
    unowned(unsafe) let root: RenderRoot
    unowned(unsafe) let parent: Node?
    let environment: EnvironmentBox
}
