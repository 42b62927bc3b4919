import Testing

@Test("a key path becomes a closure that reads")
func keyPathsBecomeClosures() {
    #expect(lowered(#"let a = b.map(\.name)"#) == "let a = b.map({ $0.name })")
    #expect(
        lowered(#"ForEach(a, id: \.self) { Text($0) }"#) == "ForEach(a, id: { $0 }) { Text($0) }")
    #expect(lowered(#"f(\.a.b?.c)"#) == "f({ $0.a.b?.c })")
    #expect(lowered(#"f(\.[0].x)"#) == "f({ $0[0].x })")
    #expect(lowered(#"f(\Place.name)"#) == "f({ ($0 as Place).name })")
}

@Test("environment(_:_:) gets a reader and a writer")
func environmentIsWritable() {
    #expect(
        lowered(#"Text("a").environment(\.isEnabled, false)"#)
            == #"Text("a").environment({ $0.isEnabled }, { $0.isEnabled = $1 }, false)"#)
}
