/// A length in points, or any other scalar of the geometry. On every platform of this module a
/// `Double`.
public typealias CGFloat = Double
