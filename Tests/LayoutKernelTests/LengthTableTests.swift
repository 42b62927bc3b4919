import LayoutKernel
import Testing

/// Sums of lengths that are known in part.
@Suite("LengthTable")
struct LengthTableTests {
    @Test("rows that nobody measured count as long as the estimate")
    func estimate() {
        var table = LengthTable(count: 100_000, estimate: 50)
        #expect(table.total == 5_000_000)
        #expect(table.start(of: 70_000) == 3_500_000)
        #expect(table.row(at: 3_500_000) == 70_000)
        #expect(table.row(at: -5) == 0)
        #expect(table.row(at: 6_000_000) == 100_000)
    }

    @Test("measured rows count as long as they are, and the searches agree with the sums")
    func agreement() {
        var table = LengthTable(count: 1000, estimate: 10)
        var lengths = [Double](repeating: 10, count: 1000)
        var seed: UInt32 = 7
        for _ in 0..<600 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let row = Int(seed >> 8) % 1000
            let length = Double(seed >> 20) / 16
            table.set(length, at: row)
            lengths[row] = Double(Float(length))
            let start = lengths[..<row].reduce(0, +)
            #expect(abs(table.start(of: row) - start) < 1e-6)
            if lengths[row] > 0.001 { #expect(table.row(at: start + lengths[row] / 2) == row) }
        }
        #expect(abs(table.total - lengths.reduce(0, +)) < 1e-6)
    }

    @Test("rows around a change keep what is known of them")
    func replacement() {
        var table = LengthTable(count: 300, estimate: 10)
        for row in 0..<300 { table.set(Double(row), at: row) }
        table.replaceRows(prefix: 100, suffix: 150, count: 310)
        #expect(table.start(of: 100) == 4950)
        // 60 new ones, then what was row 150.
        #expect(table.start(of: 160) == 4950 + 600)
        #expect(table.start(of: 161) == 4950 + 600 + 150)
        #expect(!table.isKnown(before: 161) && table.isKnown(before: 100))
    }
}
