/// A growing list of ops as little-endian 32-bit words, kept over frames so that a steady state allocates nothing.
///
///     buffer.op(.opacity, layer.id)
///     buffer.f32(0.5)
///     buffer.end()
///
/// Word 0 of an op is `opcode | totalWords << 8`, word 1 the layer's id, the payload follows.
/// Strings are a byte count and UTF-8 bytes, zero padded to a whole word.
package final class OpBuffer {
    /// The words of every finished op, and of the one being written.
    package private(set) var words: [UInt32] = []

    /// How many ops were finished since the last `removeAll()`.
    package private(set) var opCount = 0

    private var start = -1

    /// An empty buffer.
    package init() {}

    /// True when no op is waiting.
    package var isEmpty: Bool { words.isEmpty }

    /// Forgets the ops and keeps the memory.
    package func removeAll() {
        assert(start < 0, "OpBuffer.removeAll() inside an op")
        words.removeAll(keepingCapacity: true)
        opCount = 0
    }

    /// Begins an op on the layer `id`.
    package func op(_ code: OpCode, _ id: UInt32) {
        assert(start < 0, "OpBuffer.op(_:_:) before end() of the op before")
        start = words.count
        words.append(code.rawValue)
        words.append(id)
    }

    /// Finishes the op: writes its length into its first word.
    package func end() {
        assert(start >= 0, "OpBuffer.end() without op(_:_:)")
        words[start] |= UInt32(words.count - start) << 8
        start = -1
        opCount += 1
    }

    /// Finishes the op where its payload is another than that sent before; takes it back where it is the same.
    ///
    /// Words are compared in place of values: one loop serves all kinds of them. Nothing sent yet is the same
    /// as zeros, which is what a host begins with.
    func end(unlessSent sent: inout [UInt32]) {
        assert(start >= 0, "OpBuffer.end(unlessSent:) without op(_:_:)")
        let first = start + 2
        if isPayload(from: first, sameAs: sent) {
            while words.count > start { words.removeLast() }
            start = -1
            return
        }
        sent.removeAll(keepingCapacity: true)
        for index in first..<words.count { sent.append(words[index]) }
        end()
    }

    private func isPayload(from first: Int, sameAs sent: [UInt32]) -> Bool {
        guard sent.isEmpty || sent.count == words.count - first else { return false }
        for index in first..<words.count
        where words[index] != (sent.isEmpty ? 0 : sent[index - first]) {
            return false
        }
        return true
    }

    /// Appends a number as Float32 bits.
    package func f32(_ value: Double) { f32(Float(value)) }

    /// Appends Float32 bits. What is not finite goes as 0: views may compute such numbers, a host must
    /// not draw with them.
    package func f32(_ value: Float) {
        words.append(value.isFinite ? value.bitPattern : 0)
    }

    /// Appends a signed word.
    package func i32(_ value: Int32) { words.append(UInt32(bitPattern: value)) }

    /// Appends an unsigned word.
    package func u32(_ value: UInt32) { words.append(value) }

    /// Appends UTF-8 bytes as a string: their count, then the bytes.
    package func string(_ utf8: [UInt8]) {
        words.append(UInt32(utf8.count))
        var word: UInt32 = 0
        var shift: UInt32 = 0
        for byte in utf8 {
            word |= UInt32(byte) << shift
            shift += 8
            if shift == 32 {
                words.append(word)
                word = 0
                shift = 0
            }
        }
        if shift > 0 { words.append(word) }
    }
}
