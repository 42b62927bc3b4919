extension Scalar {
    /// ln 2 with 32 significant bits, so that its product with an exponent is exact, and the rest
    /// of it.
    private static let ln2High = 0.69314718036912381649
    private static let ln2Low = 1.90821492927058770002e-10

    /// e to the power `x`.
    package static func exp(_ x: Double) -> Double {
        guard !x.isNaN else { return x }
        guard x < 709.782712893384 else { return .infinity }
        guard x > -745.2 else { return 0 }
        let power = round(x * 1.4426950408889634)
        let r = (x - power * ln2High) - power * ln2Low
        return scaled(exponentialKernel(r), byPowerOfTwo: Int(power))
    }

    /// The natural logarithm; NaN below 0.
    package static func log(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return x == 0 ? -.infinity : (x > 0 ? x : .nan) }
        let (high, low) = logarithm(x)
        return high + low
    }

    /// `x` to the power `y`. Negative bases only with whole exponents; otherwise NaN.
    package static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        guard !x.isNaN, !y.isNaN else { return .nan }
        let isWhole = y.rounded(.towardZero) == y
        let isOdd = isWhole && y.magnitude < 9_007_199_254_740_992 && 2 * floor(y / 2) != y
        guard x.sign == .plus || isWhole || x == 0 || !x.isFinite else { return .nan }
        let result = positivePower(x.magnitude, y)
        return x.sign == .minus && isOdd ? -result : result
    }

    private static func positivePower(_ x: Double, _ y: Double) -> Double {
        if x == 1 { return 1 }
        if x == 0 || x == .infinity { return (x == 0) == (y > 0) ? 0 : .infinity }
        guard y.isFinite else { return (x > 1) == (y > 0) ? .infinity : 0 }
        let (high, low) = logarithm(x)
        guard (y * high).magnitude < 750 else { return y * high > 0 ? .infinity : 0 }
        let product = twoProduct(y, high)
        let tail = product.low + y * low
        let main = exp(product.high)
        return main.isFinite ? main + main * tail : main
    }

    /// The series of e^x to x^14, for |x| up to 0.35.
    private static func exponentialKernel(_ x: Double) -> Double {
        var p = 1.0
        var n = 14.0
        while n > 1 {
            p = 1 + p * x / n
            n -= 1
        }
        return 1 + x * p
    }

    /// The natural logarithm of a positive, finite number as a sum of two doubles, good to about
    /// 2^-58.
    ///
    /// x = m · 2^k with m within √½…√2, s = (m - 1) / (m + 1), and ln m = 2 (s + s³/3 + s⁵/5 + …);
    /// s itself as a sum of two.
    private static func logarithm(_ x: Double) -> (high: Double, low: Double) {
        var m = x.isNormal ? x : x * 18_014_398_509_481_984
        var k = Double(m.exponent) + (x.isNormal ? 0 : -54)
        m = m.significand
        if m > 1.4142135623730951 {
            m *= 0.5
            k += 1
        }
        let denominator = twoSum(m, 1)
        let s = (m - 1) / denominator.high
        let back = twoProduct(s, denominator.high)
        let sLow = ((m - 1 - back.high) - back.low - s * denominator.low) / denominator.high
        let z = s * s
        var p = 0.0
        var odd = 23.0
        while odd > 1 {
            p = (p + 1 / odd) * z
            odd -= 2
        }
        let whole = twoSum(k * ln2High, 2 * s)
        return normalized(whole.high, whole.low + (k * ln2Low + 2 * (sLow + s * p)))
    }

    private static func normalized(_ high: Double, _ low: Double) -> (high: Double, low: Double) {
        let sum = high + low
        return (sum, low - (sum - high))
    }

    /// `x` · 2^power, in two steps where one would leave the range.
    private static func scaled(_ x: Double, byPowerOfTwo power: Int) -> Double {
        let first = power / 2
        return x * powerOfTwo(first) * powerOfTwo(power - first)
    }

    private static func powerOfTwo(_ power: Int) -> Double {
        Double(bitPattern: UInt64(power + 1023) << 52)
    }
}
