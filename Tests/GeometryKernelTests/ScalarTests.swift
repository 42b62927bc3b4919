import Foundation
import GeometryKernel
import Testing

/// Our functions beside the platform's, which are good to half a unit in the last place.
struct ScalarTests {
    private let limit = 2e-15

    private func error(_ ours: Double, _ theirs: Double) -> Double {
        if ours == theirs || (ours.isNaN && theirs.isNaN) { return 0 }
        return ((ours - theirs) / theirs).magnitude
    }

    /// The largest relative error over `count` values of a range, with the value where it is.
    private func worst(
        _ range: ClosedRange<Double>,
        count: Int = 20_000,
        _ ours: (Double) -> Double,
        _ theirs: (Double) -> Double
    ) -> Double {
        var result = 0.0
        for index in 0...count {
            let x =
                range.lowerBound
                + (range.upperBound - range.lowerBound) * Double(index) / Double(count)
            result = max(result, error(ours(x), theirs(x)))
        }
        return result
    }

    @Test(
        "sine, cosine and tangent agree with libm, also far from zero",
        arguments: [1, 10, 1e3, 1e6, 1e9]
    )
    func trigonometry(size: Double) {
        #expect(worst(-size...size, { Scalar.sin($0) }, { sin($0) }) <= limit)
        #expect(worst(-size...size, { Scalar.cos($0) }, { cos($0) }) <= limit)
        #expect(worst(-size...size, { Scalar.tan($0) }, { tan($0) }) <= limit)
    }

    @Test("sine and cosine keep their digits beside multiples of a quarter turn")
    func quarterTurns() {
        for turn in -2000...2000 {
            let x = Double(turn) * .pi / 2
            #expect(error(Scalar.sin(x), sin(x)) <= limit)
            #expect(error(Scalar.cos(x), cos(x)) <= limit)
        }
    }

    @Test("the exponential function agrees with libm", arguments: [1, 30, 700])
    func exponential(size: Double) {
        #expect(worst(-size...size, { Scalar.exp($0) }, { exp($0) }) <= limit)
    }

    @Test("the logarithm agrees with libm, beside 1 and over many magnitudes")
    func logarithm() {
        #expect(worst(0.5...2, { Scalar.log($0) }, { log($0) }) <= limit)
        #expect(worst(0.999...1.001, { Scalar.log($0) }, { log($0) }) <= limit)
        #expect(worst(-300...300, { Scalar.log(pow(10, $0)) }, { log(pow(10, $0)) }) <= limit)
        let least = Double.leastNonzeroMagnitude
        #expect(error(Scalar.log(least), log(least)) <= limit)
    }

    @Test("powers agree with libm", arguments: [0.001, 0.55, 0.998, 1.0001, 2, 10, 12_345.678])
    func power(base: Double) {
        #expect(worst(-60...60, { Scalar.pow(base, $0) }, { pow(base, $0) }) <= limit)
    }

    @Test("powers of special values follow IEEE 754")
    func specialPowers() {
        let values: [Double] = [
            0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, .infinity, -.infinity, .nan,
        ]
        for x in values {
            for y in values where !(x == -1 && y.isInfinite) {
                #expect(error(Scalar.pow(x, y), pow(x, y)) <= limit, "pow(\(x), \(y))")
            }
        }
    }

    @Test("arc tangent and arc cosine agree with libm")
    func arcs() {
        #expect(worst(-4...4, { Scalar.atan2($0, 1) }, { atan2($0, 1) }) <= limit)
        #expect(worst(-4...4, { Scalar.atan2($0, -1) }, { atan2($0, -1) }) <= limit)
        #expect(worst(-4...4, { Scalar.atan2(-2, $0) }, { atan2(-2, $0) }) <= limit)
        #expect(worst(-1...0.9, { Scalar.acos($0) }, { acos($0) }) <= limit)
        #expect(Scalar.atan2(0, -0.0) == .pi)
        #expect(Scalar.acos(1) == 0)
        #expect(Scalar.acos(1.5).isNaN)
    }

    @Test("rounding goes to the nearest whole number, halves away from zero")
    func rounding() {
        let values = [0, 0.49999999999999994, 0.5, 1.5, 2.5, -0.5, -2.5, 1e300, -7.2]
        #expect(values.map { Scalar.round($0) } == values.map { $0.rounded() })
        #expect(Scalar.floor(-1.5) == -2)
        #expect(Scalar.ceil(-1.5) == -1)
    }

    @Test("values that are not finite give no trap")
    func notFinite() {
        #expect(Scalar.sin(.infinity).isNaN)
        #expect(Scalar.cos(.nan).isNaN)
        #expect(Scalar.sin(1e300) == 0)
        #expect(Scalar.exp(.infinity) == .infinity)
        #expect(Scalar.exp(-.infinity) == 0)
        #expect(Scalar.exp(.nan).isNaN)
        #expect(Scalar.log(-1).isNaN)
        #expect(Scalar.log(0) == -.infinity)
        #expect(!Scalar.isFinite(.nan))
    }
}
