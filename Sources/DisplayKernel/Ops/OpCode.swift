/// The closed vocabulary of display ops. Raw values are the wire format shared with `Web/decoder.js`.
package enum OpCode: UInt32 {
    case create = 1
    case remove = 2
    case order = 3
    case frame = 4
    case affine = 5
    case matrix = 6
    case opacity = 7
    case clip = 8
    case paint = 9
    case shadow = 10
    case text = 11
    case textStyle = 12
    case symbol = 13
    case semantics = 14
    case focus = 15
    case scroll = 16
    case input = 17
    case path = 18
    case clipPath = 19
    case filter = 20
    case scrollTo = 21
    case flight = 22
    case haptic = 23
}

/// What kind of element the host makes for a layer. Fixed for the layer's life.
package enum LayerKind: Int32 {
    case group = 0
    case text = 1
    case box = 2
    case symbol = 3
    case button = 4
    case scroll = 5
    case image = 6
    /// Never seen: masks the layer that shows it.
    case mask = 7
}
