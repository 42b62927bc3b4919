extension View {
    /// Gives the view an identity: with another one it is another view, with new state.
    ///
    /// In an animated transaction the old view leaves and the new one comes by their transitions.
    ///
    ///     Score(value: score).id(round)
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        // One row, kept apart as the rows of a `ForEach` are.
        let child = erased
        return _ElementView(
            ForEachElement(count: 1, id: { _ in id }, child: { _ in child }))
    }
}
