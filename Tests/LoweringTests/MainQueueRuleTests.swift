import Testing

@Test("DispatchQueue gets the page's own name, unless the author has a type of that name")
func mainQueue() {
    #expect(
        lowered("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { f() }")
            == "_MainQueue.main.asyncAfter(deadline: .now() + 1) { f() }")
    #expect(lowered("let queue: DispatchQueue = .main") == "let queue: _MainQueue = .main")
    let own = "enum DispatchQueue { static let main = 1 }\nlet a = DispatchQueue.main"
    #expect(lowered(own) == own)
}
