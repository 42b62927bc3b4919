internal import GeometryKernel

extension ProposedSize {
    /// Creates a proposal from a length along `axis` and one across it.
    init(along axis: Axis, major: CGFloat?, minor: CGFloat?) {
        switch axis {
        case .horizontal: self.init(width: major, height: minor)
        case .vertical: self.init(width: minor, height: major)
        }
    }

    /// The length along `axis`.
    func major(_ axis: Axis) -> CGFloat? {
        axis == .horizontal ? width : height
    }

    /// The length across `axis`.
    func minor(_ axis: Axis) -> CGFloat? {
        axis == .horizontal ? height : width
    }
}

extension CGSize {
    /// Creates a size from a length along `axis` and one across it.
    init(along axis: Axis, major: CGFloat, minor: CGFloat) {
        switch axis {
        case .horizontal: self.init(width: major, height: minor)
        case .vertical: self.init(width: minor, height: major)
        }
    }

    /// The length along `axis`.
    func major(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }

    /// The length across `axis`.
    func minor(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? height : width
    }
}
