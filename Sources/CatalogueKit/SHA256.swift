/// SHA-256, as FIPS 180-4 defines it: the mark of a content in the registry and in receipts. Our own, because a
/// receipt's files are compared between two writes, where no other program should have to run.
package enum SHA256 {
    /// The hash as 64 lower-case hexadecimal digits.
    package static func text(of bytes: [UInt8]) -> String {
        var state = initial
        let message = padded(bytes)
        for start in stride(from: 0, to: message.count, by: 64) {
            add(message[start..<start + 64], to: &state)
        }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// The message, a one bit, zeros, and the length in bits: a multiple of 64 bytes.
    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        var message = bytes + [0x80]
        message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
        let length = UInt64(bytes.count) * 8
        return message + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    }

    private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
        let words = schedule(block)
        var h = state
        for (word, constant) in zip(words, constants) {
            let sum1 = turn(h[4], 6) ^ turn(h[4], 11) ^ turn(h[4], 25)
            let choice = (h[4] & h[5]) ^ (~h[4] & h[6])
            let first = h[7] &+ sum1 &+ choice &+ constant &+ word
            let sum0 = turn(h[0], 2) ^ turn(h[0], 13) ^ turn(h[0], 22)
            let majority = (h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2])
            h = [first &+ sum0 &+ majority] + h.dropLast()
            h[4] = h[4] &+ first
        }
        for index in state.indices { state[index] = state[index] &+ h[index] }
    }

    private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (old, new) = (words[index - 15], words[index - 2])
            let low = turn(old, 7) ^ turn(old, 18) ^ (old >> 3)
            let high = turn(new, 17) ^ turn(new, 19) ^ (new >> 10)
            words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
        }
        return words
    }

    private static func turn(_ word: UInt32, _ bits: UInt32) -> UInt32 {
        word >> bits | word << (32 - bits)
    }

    /// The first 32 bits of the fractions of the first eight primes' square roots.
    private static let initial: [UInt32] = fractions(count: 8) { $0.squareRoot() }

    /// The first 32 bits of the fractions of the first 64 primes' cube roots.
    private static let constants: [UInt32] = fractions(count: 64) { prime in
        // Newton's method; 8 rounds bring it to the last bit for these numbers.
        (0..<64).reduce(prime / 2) { root, _ in
            root - (root * root * root - prime) / (3 * root * root)
        }
    }

    /// A Double has bits to spare: the roots are below 18, so that 5 of its 53 are before the point.
    private static func fractions(count: Int, root: (Double) -> Double) -> [UInt32] {
        primes(count).map { prime in
            let value = root(Double(prime))
            return UInt32((value - value.rounded(.down)) * 4_294_967_296)
        }
    }

    private static func primes(_ count: Int) -> [Int] {
        var found: [Int] = []
        var next = 2
        while found.count < count {
            if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
            next += 1
        }
        return found
    }
}
