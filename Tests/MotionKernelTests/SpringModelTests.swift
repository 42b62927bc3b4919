import MotionKernel
import Testing

struct SpringModelTests {
    private static let springs = [
        SpringModel(duration: 0.5, bounce: 0), SpringModel(duration: 0.5, bounce: 0.3),
        SpringModel(duration: 0.5, bounce: -0.4), SpringModel(mass: 2, stiffness: 300, damping: 40),
        SpringModel(stiffness: 100, damping: 0),
    ]

    @Test("duration and bounce give SwiftUI's stiffness and damping")
    func parameters() {
        let smooth = SpringModel(duration: 0.5, bounce: 0)
        #expect(isWithin(0.001, smooth.stiffness - 157.914))
        #expect(isWithin(0.001, smooth.damping - 25.133))
        #expect(isWithin(0.001, SpringModel(duration: 0.5, bounce: 0.15).damping - 21.363))
        #expect(isWithin(0.001, SpringModel(duration: 0.5, bounce: 0.3).damping - 17.593))
        #expect(
            (SpringModel(response: 0.5, dampingRatio: 0.825).damping - 20.735).magnitude < 0.001
        )
        #expect(SpringModel.dampingRatio(bounce: -0.5) == 2)
        #expect(isWithin(1e-12, SpringModel(duration: 0.5, bounce: -0.4).bounce + 0.4))
        #expect(isWithin(1e-12, smooth.response - 0.5))
    }

    @Test("the initial velocity counts: at time 0 it is the velocity", arguments: springs)
    func initialVelocity(spring: SpringModel) {
        #expect(spring.value(target: 100, initialVelocity: 500, time: 0) == 0)
        #expect(spring.velocity(target: 100, initialVelocity: 500, time: 0) == 500)
        for time in [0.05, 0.1] {
            let still = spring.value(target: 100, time: time)
            #expect(spring.value(target: 100, initialVelocity: 500, time: time) > still + 5)
        }
    }

    @Test("velocity is the change of value, and obeys the force", arguments: springs)
    func derivative(spring: SpringModel) {
        let h = 1e-5
        for time in [0.05, 0.1, 0.4] {
            func x(_ t: Double) -> Double {
                spring.value(target: 100, initialVelocity: 500, time: t)
            }
            func v(_ t: Double) -> Double {
                spring.velocity(target: 100, initialVelocity: 500, time: t)
            }
            #expect(isWithin(1e-3, (x(time + h) - x(time - h)) / (2 * h) - v(time)))
            let force = spring.force(target: 100, position: x(time), velocity: v(time))
            let acceleration = (v(time + h) - v(time - h)) / (2 * h)
            #expect(isWithin(0.05, acceleration * spring.mass - force))
        }
    }

    @Test(
        "the initial velocity of an animation is in distances per second",
        arguments: [0, 2, 10.0]
    )
    func animationVelocity(velocity: Double) {
        let spring = SpringModel(stiffness: 300, damping: 40)
        var film = Film(to: 200, .interpolating(spring, initialVelocity: velocity))
        _ = film.next()
        #expect(isWithin(1e-9, film.animator.velocity[0] - 200 * velocity))
        let value = film.next()
        // Damping 40 is above critical (34.6) and counts as critical.
        let w = 300.0.squareRoot()
        let critical = SpringModel(stiffness: 300, damping: 2 * w)
        let exact = critical.value(
            target: 200,
            initialVelocity: 200 * velocity,
            time: 1.0 / 60
        )
        #expect(isWithin(1e-9, value - exact))
        #expect(film.run().last == 200)
    }

    @Test("a spring has settled when its settling duration is over")
    func settling() {
        for spring in Self.springs.dropLast() {
            let time = spring.settlingDuration()
            #expect(isWithin(0.001, spring.value(target: 1, time: time) - 1))
            #expect(time > 0.3 && time < 3)
        }
        #expect(SpringModel(stiffness: 100, damping: 0).settlingDuration() == .infinity)
        #expect(SpringModel(duration: 0.5).settlingDuration(target: 0) == 0)
    }

    @Test("a spring made for a settling duration has it", arguments: [0.2, 0.7, 1, 1.5])
    func settlingInit(ratio: Double) {
        let spring = SpringModel(settlingDuration: 0.8, dampingRatio: ratio)
        #expect(isWithin(1e-9, spring.dampingRatio - ratio))
        #expect(isWithin(0.001 + 1e-9, spring.value(target: 1, time: 0.8) - 1))
        if ratio < 1 { #expect(isWithin(1e-9, spring.settlingDuration() - 0.8)) }
    }
}
