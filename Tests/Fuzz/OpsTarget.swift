import DisplayKernel
import GeometryKernel

/// One input of libFuzzer: words, to read as ops and to carry out.
///
/// An even first byte: the rest are the words. An odd one: the rest are changes of a true commit, each the place
/// of a word and another word.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let kind = bytes.first else { return 0 }
    var words = kind & 1 == 0 ? [] : commit
    var index = 1
    while index + 4 < count {
        let word = bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        index += 4
        if kind & 1 == 0 { words.append(word) } else { change(&words, at: bytes[index], to: word) }
        index += Int(kind & 1)
    }
    do throws(OpFault) {
        let ops = try OpDecoder.decode(words)
        for op in ops { precondition(!op.description.isEmpty) }
        var screen = Screen()
        screen.run(ops)
        precondition(!screen.picture.isEmpty)
    } catch {
        precondition(words.indices.contains(error.word), "a fault beside the words")
    }
    return 0
}

private func change(_ words: inout [UInt32], at place: UInt8, to word: UInt32) {
    words[Int(place) % words.count] = word
}

/// What a tree sends that has a layer of each kind, and all that can be set somewhere.
private let commit: [UInt32] = {
    let tree = LayerTree()
    let layers = (0...7).map { Layer(kind: LayerKind(rawValue: $0)!, tree: tree) }
    let black = ColorValue(rgba: 0xFF)
    let path = PathValue(Path(CGRect(x: 0, y: 0, width: 9, height: 9)))
    let line = PathValue(path.path, stroke: StrokeValue(width: 2, dash: [1, 2]))
    let stops = [0.0, 1].map { GradientStopValue(color: black, location: $0) }
    tree.root.setChildren(Array(layers.dropLast()))
    layers[0].setChildren([layers[7]])
    layers[0].setFrame(CGRect(x: 1, y: 2, width: 3, height: 4))
    layers[0].setOpacity(0.5)
    layers[0].setLook(clipPath: path, filters: [FilterValue(.blur, 3)])
    layers[1].setText("café")
    layers[1].setTextStyle(TextStyleValue(size: 17, lineHeight: 22))
    layers[2].setShadows([ShadowValue(color: black, radius: 4)])
    layers[2].setPaint(
        .linear(LinearGradientValue(start: .zero, end: CGPoint(x: 1, y: 1), stops: stops)))
    layers[2].setPath(line)
    layers[3].setSymbol(name: "heart", size: 20, color: black)
    layers[4].setInput(touchAction: .none)
    layers[4].setSemantics(
        SemanticsValue(
            role: .button, label: "Go", actions: [SemanticsAction(index: 0, name: "More")]))
    layers[5].setScroll(ScrollValue(flags: .vertical, contentWidth: 9, contentHeight: 99))
    layers[5].scrollTo(x: 0, y: 9, isRelative: false)
    layers[6].setTransform(Transform3D.identity)
    layers[6].focus()
    fly(layers[0], in: tree)
    tree.play(HapticValue(.success))
    return tree.buffer.words
}()

private func fly(_ layer: Layer, in tree: LayerTree) {
    tree.setCourse([0, 0.25, 1], within: 0.1, duration: 1, wake: 1)
    let table = FlightTable(count: 1)
    for look in 0...FlightTable.looks + 1 {
        _ = table.add(.translation(Double(look), 0), opacity: 1)
    }
    table.fly(layer, 0, stride: FlightTable.looks)
}
