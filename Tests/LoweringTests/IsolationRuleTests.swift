import Testing

@Test("MainActor goes from declarations and function types; other attributes stay")
func mainActorGoes() {
    #expect(
        lowered("@MainActor struct A { let f: @MainActor @Sendable () -> Void }")
            == " struct A { let f:  @Sendable () -> Void }")
    #expect(
        lowered("@available(iOS 18, *) nonisolated enum L {}")
            == "@available(iOS 18, *) nonisolated enum L {}")
}
