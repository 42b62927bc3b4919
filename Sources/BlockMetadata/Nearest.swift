/// What someone may have meant who typed a word that is not there.
package enum Nearest {
    /// The closest of the names, if it is within a third of its letters; the first of equals.
    package static func name(to typed: String, among names: [String]) -> String? {
        let best = names.map { (name: $0, distance: distance(typed.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let best, best.distance <= max(1, best.name.count / 3) else { return nil }
        return best.name
    }

    /// `did you mean 'x'?`, or else all the names.
    package static func advice(
        for typed: String, among names: [String], otherwise intro: String
    ) -> String {
        if let name = name(to: typed, among: names) { return "did you mean '\(name)'?" }
        return "\(intro): \(names.joined(separator: ", "))"
    }

    /// How many letters must be changed, put in, left out or swapped with their neighbour
    /// (optimal string alignment).
    package static func distance(_ first: String, _ second: String) -> Int {
        distance(Array(first.unicodeScalars), Array(second.unicodeScalars))
    }

    package static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var cost = min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1],
                    first[row - 1] == second[column]
                {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
