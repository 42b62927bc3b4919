extension Scalar {
    /// The sine of an angle in radians.
    package static func sin(_ x: Double) -> Double {
        let (quarter, y) = reduced(x)
        switch quarter {
        case 0: return sineKernel(y)
        case 1: return cosineKernel(y)
        case 2: return -sineKernel(y)
        default: return -cosineKernel(y)
        }
    }

    /// The cosine of an angle in radians.
    package static func cos(_ x: Double) -> Double {
        let (quarter, y) = reduced(x)
        switch quarter {
        case 0: return cosineKernel(y)
        case 1: return -sineKernel(y)
        case 2: return -cosineKernel(y)
        default: return sineKernel(y)
        }
    }

    /// The tangent of an angle in radians.
    package static func tan(_ x: Double) -> Double { sin(x) / cos(x) }

    /// The angle from the positive x axis to the point, in radians within -π…π.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        guard !x.isNaN, !y.isNaN else { return .nan }
        let a = x.magnitude
        let b = y.magnitude
        var angle: Double
        if a == b {
            angle = a == 0 ? 0 : .pi / 4
        } else if b < a {
            angle = arcTangentKernel(b / a)
        } else {
            angle = .pi / 2 - arcTangentKernel(a / b)
        }
        if x.sign == .minus { angle = .pi - angle }
        return y.sign == .minus ? -angle : angle
    }

    /// The angle within 0…π whose cosine is `x`, in radians; NaN outside -1…1.
    package static func acos(_ x: Double) -> Double {
        atan2(((1 - x) * (1 + x)).squareRoot(), x)
    }

    /// The quarter turns in `x`, modulo 4, and the rest within ±π/4 (with a little slack).
    ///
    /// π/2 in three doubles. A number beyond 2^50 has no digits left for its phase and counts as 0.
    private static func reduced(_ x: Double) -> (quarter: Int, rest: Double) {
        guard x.magnitude > .pi / 4 else { return (0, x) }
        guard x.isFinite else { return (0, .nan) }
        guard x.magnitude < 1_125_899_906_842_624 else { return (0, 0) }
        let turns = round(x * (2 / .pi))
        let first = twoProduct(turns, 1.5707963267948966)
        let second = twoProduct(turns, 6.123233995736766e-17)
        let a = twoSum(x, -first.high)
        let b = twoSum(a.high, -first.low)
        let c = twoSum(b.high, -second.high)
        let tail = a.low + b.low + c.low - second.low - turns * -1.4973849048591833e-33
        return (Int(turns - 4 * floor(turns / 4)), c.high + tail)
    }

    /// Taylor's series of the sine to x^17, for |x| up to 1.
    private static func sineKernel(_ x: Double) -> Double {
        let z = x * x
        var p = 1 / 355_687_428_096_000.0
        p = p * z - 1 / 1_307_674_368_000.0
        p = p * z + 1 / 6_227_020_800.0
        p = p * z - 1 / 39_916_800.0
        p = p * z + 1 / 362_880.0
        p = p * z - 1 / 5_040.0
        p = p * z + 1 / 120.0
        p = p * z - 1 / 6.0
        return x + x * z * p
    }

    /// Taylor's series of the cosine to x^18, for |x| up to 1.
    private static func cosineKernel(_ x: Double) -> Double {
        let z = x * x
        var p = -1 / 6_402_373_705_728_000.0
        p = p * z + 1 / 20_922_789_888_000.0
        p = p * z - 1 / 87_178_291_200.0
        p = p * z + 1 / 479_001_600.0
        p = p * z - 1 / 3_628_800.0
        p = p * z + 1 / 40_320.0
        p = p * z - 1 / 720.0
        p = p * z + 1 / 24.0
        return 1 - (z * 0.5 - z * z * p)
    }

    /// The arc tangent for 0…1: from the nearest of 0, ½ and 1, then the series to x^31.
    private static func arcTangentKernel(_ x: Double) -> Double {
        if x > 0.75 { return .pi / 4 + arcTangentSeries((x - 1) / (x + 1)) }
        if x > 0.25 { return 0.4636476090008061 + arcTangentSeries((x - 0.5) / (1 + 0.5 * x)) }
        return arcTangentSeries(x)
    }

    private static func arcTangentSeries(_ x: Double) -> Double {
        let z = -x * x
        var p = 0.0
        var odd = 31.0
        while odd > 1 {
            p = (p + 1 / odd) * z
            odd -= 2
        }
        return x + x * p
    }
}
