import CShims
package import GeometryKernel

/// What layers show at even shares of a flight: six numbers of a transform and an opacity for each.
package final class FlightTable {
    /// Looks beside the first. A power of two.
    package static let looks = 8
    /// The most that a straight line between two looks may be off, in points of a layer.
    package static let tolerance = 0.2

    private var numbers: [Double] = []
    private let count: Int

    /// A table for that many layers. Looks are added one after another, of each all layers.
    package init(count: Int) {
        self.count = count
    }

    /// Adds what a layer shows; false when it cannot be played.
    @inline(never)
    package func add(_ transform: Transform3D, opacity: Double) -> Bool {
        put(transform.m11)
        put(transform.m12)
        put(transform.m21)
        put(transform.m22)
        put(transform.m41)
        put(transform.m42)
        put(opacity)
        return transform.isAffine2D
    }

    @inline(never)
    private func put(_ number: Double) { numbers.append(number) }

    @inline(never)
    private func value(_ layer: Int, _ look: Int, _ part: Int) -> Double {
        numbers[(look * count + layer) * 7 + part]
    }

    /// How far a look at a layer is from a share of the way between two others, in points of a layer that large.
    @inline(never)
    private func distance(
        _ layer: Int, _ look: Int, _ a: Int, _ b: Int, share: Double, size: Double
    ) -> Double {
        var sum = 0.0
        for part in 0..<7 {
            let from = value(layer, a, part)
            let line = from + (value(layer, b, part) - from) * share
            let off = (line - value(layer, look, part)).magnitude
            // An opacity that is off by a hundredth counts as a point.
            sum = max(sum, part < 4 ? off * size : part < 6 ? off : off * 100)
        }
        return sum
    }

    /// How far a layer of that size moves.
    @inline(never)
    package func reach(of layer: Int, size: Double) -> Double {
        distance(layer, 0, Self.looks, Self.looks, share: 0, size: size)
    }

    /// How far apart the looks at a layer may be, so that straight lines between them do; 0 when there are too few.
    @inline(never)
    package func stride(of layer: Int, size: Double) -> Int {
        var stride = Self.looks
        var bend = Double.infinity
        while stride > 1 {
            bend = 0
            for look in 1..<Self.looks {
                let past = look & (stride - 1)
                bend = max(
                    bend,
                    distance(
                        layer, look, look - past, look - past + stride,
                        share: Double(past) / Double(stride), size: size))
            }
            if bend <= Self.tolerance { return stride }
            stride /= 2
        }
        // Looks that are half as far apart as the last ones are off by a quarter.
        return bend <= 4 * Self.tolerance ? 1 : 0
    }

    /// Has the host play what the table says of a layer, on the course that was set: looks that are so far apart, with
    /// none nothing. The layer itself is then at what was added after the last look.
    @inline(never)
    package func fly(_ layer: Layer, _ index: Int, stride: Int) {
        var end = Transform3D.identity
        end.m11 = value(index, Self.looks + 1, 0)
        end.m12 = value(index, Self.looks + 1, 1)
        end.m21 = value(index, Self.looks + 1, 2)
        end.m22 = value(index, Self.looks + 1, 3)
        end.m41 = value(index, Self.looks + 1, 4)
        end.m42 = value(index, Self.looks + 1, 5)
        layer.setTransform(end)
        layer.setOpacity(value(index, Self.looks + 1, 6))
        guard stride > 0 else { return }
        let buffer = layer.buffer
        buffer.op(.flight, layer.id)
        buffer.i32(Int32(Self.looks / stride + 1))
        for look in 0...Self.looks where look & (stride - 1) == 0 {
            for part in 0..<7 { buffer.f32(value(index, look, part)) }
        }
        buffer.end()
    }
}

extension LayerTree {
    /// The timing of the flights that follow in this commit: values at even steps of time, of which as few are sent as
    /// stay within a tolerance with straight lines between them. Times are in seconds.
    @inline(never)
    package func setCourse(
        _ values: [Double], within tolerance: Double, duration: Double, wake: Double
    ) {
        baraja_host_use_flight()
        buffer.op(.flight, root.id)
        buffer.f32(duration)
        buffer.f32(wake)
        var first = -1
        var next = 0
        let last = values.count - 1
        while next <= last {
            while next < last, first >= 0, fits(values, first, next + 1, tolerance) { next += 1 }
            buffer.f32(Double(next) / Double(last))
            buffer.f32(values[next])
            first = next
            next += 1
        }
        buffer.end()
    }

    private func fits(_ values: [Double], _ a: Int, _ b: Int, _ tolerance: Double) -> Bool {
        let slope = (values[b] - values[a]) / Double(b - a)
        for index in a + 1..<b
        where (values[a] + slope * Double(index - a) - values[index]).magnitude > tolerance {
            return false
        }
        return true
    }
}

extension Layer {
    /// The longer side, in points.
    package var extent: Double { max(frame.width, frame.height) }

    /// Whether it belongs to the picture that masks another layer.
    package var isInMask: Bool {
        var layer: Layer? = self
        while let current = layer {
            if current.kind == .mask { return true }
            layer = current.parent
        }
        return false
    }

    /// Ends what the host plays; the layer then shows what was set last.
    package func endFlight() {
        buffer.op(.flight, id)
        buffer.i32(0)
        buffer.end()
    }
}
