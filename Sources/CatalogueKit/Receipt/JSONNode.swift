/// A place in a text: line and column from 1; columns count bytes, as the compiler's do.
struct TextPlace: Equatable {
    var line = 1
    var column = 1
}

/// A value of a JSON text that knows where it begins.
struct JSONNode {
    enum Content {
        case object([Member])
        case array([JSONNode])
        case string(String)
        /// A whole number; nil for one that is none or too large.
        case number(Int?)
        case bool(Bool)
        case null
    }

    struct Member {
        let key: String
        let place: TextPlace
        let value: JSONNode
    }

    let content: Content
    let place: TextPlace
}

/// What is wrong in a JSON text, and where.
struct JSONFault: Error, Equatable {
    let place: TextPlace
    let message: String
}
