import SwiftUI

/// What an author does with strings, on a runtime that leaves out the parts of the standard library that a
/// page cannot reach.
struct Strings: View {
    let name = "Reykjavík Ñandú"

    var body: some View {
        let parts = name.split(separator: " ").map { String($0) }
        VStack {
            Text(parts[0] + "/" + parts[1])
            Text(String(name.prefix(3)) + "|" + String(name.suffix(2)))
            Text(String(name.reversed()))
            Text("\(name.count) \(name.hasPrefix("Rey")) \(name == "Reykjavík Ñandú")")
            Text(["b", "a", "ç"].sorted().joined(separator: "-"))
            Text("\(Int("42") ?? 0) \(-7) \(1.5) \(Int.min == -Int.max - 1)")
        }
    }
}

#Preview {
    Strings()
}
