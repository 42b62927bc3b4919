/// The lengths of many rows, most of which nobody has measured: those count as long as an estimate.
///
/// Rows are kept in blocks of 64, and only blocks with a known row exist: memory grows with what was
/// measured and not with the number of rows. A sum or a search costs a few binary searches and one block.
package struct LengthTable {
    private static let blockSize = 64
    private static let unknown: Float = -1

    private struct Block {
        let index: Int
        var lengths = [Float](repeating: LengthTable.unknown, count: LengthTable.blockSize)
        var known = 0
        var sum = 0.0
    }

    /// The number of rows.
    package private(set) var count: Int
    /// The length of a row that nobody has measured, in points.
    package var estimate: Double

    private var blocks: [Block] = []
    /// Known rows and their lengths in all blocks before each; right for the first `summed` blocks.
    private var sums: [(known: Int, length: Double)] = []
    private var summed = 0

    /// A table of rows that nobody has measured.
    package init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
    }

    /// The length of all rows.
    package var total: Double { sum(before: count) }

    /// How many rows were measured, and the mean of their lengths.
    package var measured: (count: Int, mean: Double) {
        var known = 0
        var length = 0.0
        for block in blocks {
            known += block.known
            length += block.sum
        }
        return (known, known > 0 ? length / Double(known) : estimate)
    }

    /// Notes the length of a row.
    package mutating func set(_ length: Double, at row: Int) {
        let place = place(of: row / Self.blockSize)
        if place == blocks.count || blocks[place].index != row / Self.blockSize {
            blocks.insert(Block(index: row / Self.blockSize), at: place)
            summed = min(summed, place)
        }
        let cell = row % Self.blockSize
        let old = blocks[place].lengths[cell]
        let new = Float(length)
        guard old != new else { return }
        if old == Self.unknown {
            blocks[place].known += 1
        } else {
            blocks[place].sum -= Double(old)
        }
        blocks[place].lengths[cell] = new
        blocks[place].sum += Double(new)
        summed = min(summed, place)
    }

    /// Where a row begins.
    package mutating func start(of row: Int) -> Double {
        updateSums()
        return sum(before: row)
    }

    /// Whether every row before a row was measured.
    package func isKnown(before row: Int) -> Bool { known(before: row).known == row }

    /// The row at a position: the first one that ends behind it.
    package mutating func row(at position: Double) -> Int {
        updateSums()
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if sum(before: middle + 1) > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Rows were put in or taken out: the first `prefix` and the last `suffix` stay what they are.
    package mutating func replaceRows(prefix: Int, suffix: Int, count newCount: Int) {
        let old = self
        self = LengthTable(count: newCount, estimate: old.estimate)
        for block in old.blocks {
            for cell in 0..<Self.blockSize where block.lengths[cell] != Self.unknown {
                let row = block.index * Self.blockSize + cell
                if row < prefix {
                    set(Double(block.lengths[cell]), at: row)
                } else if row >= old.count - suffix {
                    set(Double(block.lengths[cell]), at: row + newCount - old.count)
                }
            }
        }
    }

    /// Forgets all lengths; the estimate stays.
    package mutating func removeAll() {
        self = LengthTable(count: count, estimate: estimate)
    }

    /// The place of a block in the list, or where it would be.
    private func place(of block: Int) -> Int {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].index < block { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func updateSums() {
        guard summed < blocks.count || sums.count != blocks.count + 1 else { return }
        if sums.isEmpty { sums.append((0, 0)) }
        if sums.count > summed + 1 { sums.removeLast(sums.count - summed - 1) }
        while sums.count <= blocks.count {
            let (block, last) = (blocks[sums.count - 1], sums[sums.count - 1])
            sums.append((last.known + block.known, last.length + block.sum))
        }
        summed = blocks.count
    }

    private func known(before row: Int) -> (known: Int, length: Double) {
        let place = place(of: row / Self.blockSize)
        var known = 0
        var length = 0.0
        if sums.count == blocks.count + 1 && summed == blocks.count {
            (known, length) = sums[place]
        } else {
            for block in blocks[..<place] {
                known += block.known
                length += block.sum
            }
        }
        if place < blocks.count, blocks[place].index == row / Self.blockSize {
            for cell in 0..<(row % Self.blockSize) {
                let value = blocks[place].lengths[cell]
                if value == Self.unknown { continue }
                known += 1
                length += Double(value)
            }
        }
        return (known, length)
    }

    private func sum(before row: Int) -> Double {
        let (known, length) = known(before: row)
        return length + Double(row - known) * estimate
    }
}
