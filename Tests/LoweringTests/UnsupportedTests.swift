import Testing

@Test(
    "what a page cannot do is reported where it stands, with what to use instead",
    arguments: [
        ("import Foundation", "1:1 module 'Foundation' is not available on a page"),
        ("func f() async {}", "1:10 'async' is not available"),
        ("let f: () async -> Void = g", "1:11 'async' is not available"),
        ("let x = await f()", "1:9 'await' is not available"),
        ("actor A {}", "1:1 actors are not available"),
        ("func f() throws {}", "1:10 untyped 'throws' is not available"),
        ("let a = b.task { }", "1:11 '.task' is not available"),
        ("let a = List {}.refreshable { await d() }", "1:17 '.refreshable' is not available"),
        ("let a = b.task(id: c) { await d(); try? await Task.sleep(e) }", "1:11 '.task' is not"),
        ("struct A { @FocusState var a: Bool }", "1:12 '@FocusState' is not available"),
        ("let a = Task { }", "1:9 'Task' is not available"),
        ("let v: any View = a", "1:8 'any View' is not available"),
        ("let v = a as? any Shape", "1:15 'any Shape' is not available"),
        ("let v: Any = a", "1:8 'Any' is not available"),
        ("let v: KeyPath<A, B>", "1:8 'KeyPath' is not available"),
        ("struct A { let id = UUID() }", "1:21 'UUID' is not available"),
        ("struct A: Codable {}", "1:11 'Codable' is not available"),
        ("@Observable class A {}", "1:1 '@Observable' is not available"),
        ("extension A { @Entry var x = 1 }", "1:15 '@Entry' is not available"),
        ("class A { weak var x: B? }", "1:11 'weak' is not available"),
        ("let f = { [weak a] in a }", "1:12 'weak' is not available"),
        ("let s = String(describing: x)", "1:9 String(describing:) is not available"),
        ("print(a, b)", "1:1 print takes one argument"),
        ("let t: A.Type = A.self", "1:8 'A.Type' values are not available"),
        ("let b = $model.name", "1:9 '$model.name' is not available"),
        ("struct A { @Environment(Model.self) var m }", "1:12 '@Environment' with a type"),
        ("let v = URL(string: a)", "1:9 'URL' is not available"),
    ])
func unsupported(text: String, beginning: String) {
    let all = findings(text)
    #expect(all.count == 1 && all[0].hasPrefix(beginning), "\(all)")
    #expect(all.allSatisfy { $0.contains("; ") }, "\(all)")
}

@Test("ordinary code has no findings")
func ordinaryCode() {
    let text = """
        import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #endif
        protocol Listener: AnyObject {}
        struct Date { var day = 1 }
        @MainActor @available(iOS 18, *)
        struct A<Item: Hashable>: View {
            let today = Date()
            let listener: any Listener
            func f<T>(_ type: T.Type, items: [Item]) -> T? { nil }
            func g() throws(Failure) {}
            var body: some View {
                Text("a").onGeometryChange(for: CGSize.self, of: { $0.size }) { print($0.width) }
                Toggle(isOn: $isOn.animation()) { Text(model.Task) }
                if #available(iOS 26, *) { Text("new") }
            }
        }
        """
    #expect(findings(text) == [])
}

@Test("all findings come at once, in order of their places")
func allAtOnce() {
    let text = "import UIKit\nlet a: Any = Task { await b() }"
    #expect(findings(text).map { String($0.prefix(4)) } == ["1:1 ", "2:8 ", "2:14", "2:21"])
}

@Test("a syntax error is reported with its place")
func syntaxErrors() {
    let all = findings("struct A {\n    let = 1\n}")
    #expect(all.first?.hasPrefix("2:") == true, "\(all)")
}
