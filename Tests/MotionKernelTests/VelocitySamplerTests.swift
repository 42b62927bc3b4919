import GeometryKernel
import MotionKernel
import Testing

struct VelocitySamplerTests {
    private func sampler(_ samples: [(Double, Double)]) -> VelocitySampler {
        var result = VelocitySampler()
        for (x, time) in samples { result.add(CGPoint(x: x, y: -x), time: time) }
        return result
    }

    @Test("1, 2, 4 at 1, 2, 3 s gives 1.25, as Apple's does")
    func reference() {
        let velocity = sampler([(1, 1), (2, 2), (4, 3)]).velocity
        #expect(velocity == CGVector(dx: 1.25, dy: -1.25))
    }

    @Test("only the last three samples count")
    func window() {
        #expect(sampler([(-90, 0), (1, 1), (2, 2), (4, 3)]).velocity.dx == 1.25)
    }

    @Test("two samples give their difference, fewer give nothing")
    func few() {
        #expect(sampler([(1, 1), (4, 1.5)]).velocity.dx == 6)
        #expect(sampler([(1, 1)]).velocity == .zero)
        #expect(sampler([]).velocity == .zero)
    }

    @Test("a sample at the same or an older time replaces the newest")
    func equalTimes() {
        #expect(sampler([(1, 1), (2, 2), (9, 3), (4, 3)]).velocity.dx == 1.25)
        #expect(sampler([(1, 1), (2, 2), (9, 3), (4, 2.5)]).velocity.dx == 1.25)
        #expect(sampler([(1, 1), (9, 1)]).velocity == .zero)
    }

    @Test("what is not finite is ignored, and a reset forgets")
    func robustness() {
        var s = sampler([(1, 1), (.nan, 1.5), (2, 2), (7, .infinity), (4, 3)])
        #expect(s.velocity.dx == 1.25)
        s.reset()
        #expect(s.velocity == .zero)
    }
}
