import GeometryKernel
import GestureKernel
import Testing

struct VelocitySamplerTests {
    @Test("Three samples weigh the newest pair with a quarter")
    func threeSamples() {
        var sampler = VelocitySampler()
        #expect(sampler.velocity == .zero)
        sampler.add(CGPoint(x: 1, y: -1), time: 1)
        #expect(sampler.velocity == .zero)
        sampler.add(CGPoint(x: 2, y: -2), time: 2)
        #expect(sampler.velocity == CGVector(dx: 1, dy: -1))
        sampler.add(CGPoint(x: 4, y: -4), time: 3)
        #expect(sampler.velocity == CGVector(dx: 1.25, dy: -1.25))
        sampler.add(CGPoint(x: 4, y: -4), time: 4)
        #expect(sampler.velocity == CGVector(dx: 1.5, dy: -1.5))
        sampler.reset()
        #expect(sampler.velocity == .zero)
        #expect(sampler.newestTime == nil)
    }

    @Test("A sample that is not later replaces the newest location")
    func sameTime() {
        var sampler = VelocitySampler()
        sampler.add(CGPoint(x: 0, y: 0), time: 1)
        sampler.add(CGPoint(x: 5, y: 0), time: 2)
        sampler.add(CGPoint(x: 8, y: 0), time: 2)
        #expect(sampler.velocity.dx == 8)
        sampler.add(CGPoint(x: 6, y: 0), time: 1.5)
        #expect(sampler.velocity.dx == 6)
    }

    @Test("A pause forgets what was before it")
    func pause() {
        var sampler = VelocitySampler()
        for step in 0...3 {
            sampler.add(CGPoint(x: CGFloat(step) * 10, y: 0), time: Double(step) / 100, pause: 0.1)
        }
        sampler.add(CGPoint(x: 31, y: 0), time: 0.53, pause: 0.1)
        #expect(abs(sampler.velocity.dx - 2) < 1e-9)
    }

    @Test("Values that are not finite are ignored, too large velocities are zero")
    func odd() {
        var sampler = VelocitySampler()
        sampler.add(CGPoint(x: CGFloat.nan, y: 0), time: 1)
        sampler.add(CGPoint(x: 0, y: 0), time: .infinity)
        #expect(sampler.newestTime == nil)
        sampler.add(CGPoint(x: -1e308, y: 0), time: 1)
        sampler.add(CGPoint(x: 1e308, y: 0), time: 1.0000001)
        #expect(sampler.velocity == .zero)
    }
}
