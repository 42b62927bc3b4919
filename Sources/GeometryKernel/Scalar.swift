/// Elementary functions of our own: the same bits natively and in WebAssembly, where libm would
/// differ.
///
/// Only + - * / and square roots of doubles, in a fixed order. Within 2e-15 of the true value,
/// relative, over the normal range. Special values follow IEEE 754 unless a function says
/// otherwise.
package enum Scalar {
    /// The largest whole number that is not above `x`.
    package static func floor(_ x: Double) -> Double { x.rounded(.down) }

    /// The smallest whole number that is not below `x`.
    package static func ceil(_ x: Double) -> Double { x.rounded(.up) }

    /// The nearest whole number, halves away from zero.
    package static func round(_ x: Double) -> Double {
        let whole = x.rounded(.towardZero)
        guard (x - whole).magnitude >= 0.5 else { return whole }
        return x < 0 ? whole - 1 : whole + 1
    }

    /// Whether `x` is neither infinite nor NaN.
    package static func isFinite(_ x: Double) -> Bool { x.isFinite }

    /// The sum without error: `high` is the rounded one, `low` what rounding lost (Knuth).
    static func twoSum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
        let sum = a + b
        let part = sum - a
        return (sum, (a - (sum - part)) + (b - part))
    }

    /// The product without error, for factors below 2^970 (Dekker, with Veltkamp's halves).
    static func twoProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
        let product = a * b
        let (ah, al) = halves(a)
        let (bh, bl) = halves(b)
        return (product, ((ah * bh - product) + ah * bl + al * bh) + al * bl)
    }

    private static func halves(_ a: Double) -> (Double, Double) {
        let scaled = a * 134_217_729
        let high = scaled - (scaled - a)
        return (high, a - high)
    }
}
