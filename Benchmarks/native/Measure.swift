import Glibc

/// CPU time of the process in nanoseconds: other programs on the same cores do not count.
func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// A row of a table: what it measures and the nanoseconds of each round.
struct Row {
    let name: String
    var rounds: [Double]

    init(_ name: String, _ rounds: [Double]) {
        self.name = name
        self.rounds = rounds.sorted()
    }

    var median: Double { rounds[rounds.count / 2] }
    /// Half of the way from the quarter to the three quarters, as a share of the median.
    var spread: Double {
        let (low, high) = (rounds[rounds.count / 4], rounds[rounds.count * 3 / 4])
        return median > 0 ? (high - low) / 2 / median : 0
    }
}

/// Times an action `count` times per round, and gives the nanoseconds of one.
func measure(_ name: String, count: Int, rounds: Int = 15, _ action: () -> Void) -> Row {
    action()
    return Row(
        name,
        (0..<rounds).map { _ in
            let start = cpuTime()
            for _ in 0..<count { action() }
            return (cpuTime() - start) / Double(count)
        })
}

/// Prints tables, each figure as a ratio to that of the first row too, and keeps them for the JSON.
struct Report {
    private var tables: [String] = []

    /// Times, or with a unit how many of it.
    mutating func table(_ title: String, _ rows: [Row], unit: String? = nil) {
        print("\n\(title)")
        let width = rows.map(\.name.count).max() ?? 0
        for row in rows {
            let name = row.name + String(repeating: " ", count: width - row.name.count)
            let value = unit.map { padded("\(Int(row.median)) \($0)") } ?? time(row.median)
            print(
                "  \(name)  \(value)  ±\(percent(row.spread))  \(ratio(row.median / rows[0].median))"
            )
        }
        let entries = rows.map {
            "\"\($0.name)\": {\"median\": \($0.median), \"spread\": \($0.spread), \"ratio\": \($0.median / rows[0].median)}"
        }
        tables.append("\"\(title)\": {\(entries.joined(separator: ", "))}")
    }

    /// All tables; times are nanoseconds.
    var json: String { "{\(tables.joined(separator: ",\n "))}\n" }
}

private func time(_ nanoseconds: Double) -> String {
    nanoseconds < 1e4
        ? padded("\(Int(nanoseconds.rounded())) ns")
        : padded("\((nanoseconds / 100).rounded() / 10) µs")
}

private func ratio(_ value: Double) -> String { padded("\((value * 100).rounded() / 100)") }

private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(12 - text.count, 0)) + text
}
