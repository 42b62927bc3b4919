import Testing

@testable import BlockMetadata

private func read(_ text: String, _ path: String = "Tests/ATests.swift") -> (
    promises: [TestPromise], findings: [String]
) {
    let (promises, findings) = PromiseReader.read(path: path, text: text)
    return (promises, findings.map(\.description))
}

@Test("a Swift test's promises are read with its sentence and their place")
func swiftPromises() {
    let (promises, findings) = read(
        """
        struct Deck {
            /// Arrows.
            ///
            /// - Promise(keyboard) Deck, Flip: The arrow
            ///   keys swipe.
            /// - es: Las flechas
            ///   deslizan.
            /// - Promise(pointer) *: A tap is a tap.
            /// - es: Un toque es un toque.
            @Test("the arrow keys swipe", arguments: [1])
            func arrows(_ n: Int) {}
        }
        """)
    #expect(findings == [])
    #expect(promises.map(\.block) == ["Deck", "Flip", nil])
    #expect(promises.map(\.line) == [4, 4, 8])
    #expect(promises.map(\.column) == [9, 9, 9])
    #expect(
        promises[0].promise
            == Promise(
                audience: .keyboard,
                text: Localized(
                    english: "The arrow keys swipe.", spanish: "Las flechas deslizan."),
                test: "the arrow keys swipe", path: "Tests/ATests.swift"))
}

@Test("a Python test's promises are read with the first line of its docstring")
func pythonPromises() {
    let (promises, findings) = read(
        "def helper():\n    return 1\n\n\ndef test_a(open):\n    \"\"\"Every text is seen\n\n"
            + "    - Promise(contrast) *: Texts stand out.\n    - es: Los textos resaltan.\n    \"\"\"\n"
            + "    x = \"\"\"- Promise(contrast) *: no.\"\"\"\n", "Tests/test_a.py")
    #expect(findings == [])
    #expect(promises.map(\.promise.test) == ["Every text is seen"])
    #expect(promises.map(\.promise.text.spanish) == ["Los textos resaltan."])
    #expect(promises.map(\.line) == [8])
    #expect(promises.map(\.column) == [5])
}

@Test(
    "a promise that cannot be read is said with its place",
    arguments: [
        (
            "/// - Promise(keys) A: B.\n/// - es: C.\n@Test func a() {}",
            "unknown audience 'keys'; use one of: screen-reader, keyboard, motion, pointer, text, "
                + "direction, contrast"
        ),
        (
            "/// - Promise(text) A: B.\n@Test func a() {}",
            "the promise has no Spanish twin; add a line '- es: …' after it"
        ),
        (
            "/// - Promise(text) A:\n/// - es: C.\n@Test func a() {}",
            "the promise is empty; say what holds"
        ),
        (
            "/// - Promise(text) A.\n/// - es: C.\n@Test func a() {}",
            "write it like '- Promise(keyboard) BlockName: What is promised.'"
        ),
        (
            "/// - Promise(text) A: B.\n/// - es: C.\nfunc a() {}",
            "only a test keeps a promise; move it to one"
        ),
    ])
func brokenPromise(text: String, message: String) {
    #expect(read(text).findings == ["Tests/ATests.swift:1:5: error: \(message)"])
    #expect(read(text).promises == [])
}
