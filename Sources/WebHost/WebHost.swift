import CShims
import DisplayKernel
import GeometryKernel
import GestureKernel
import SwiftUI

#if hasFeature(Embedded)
    /// The page as a host: measures text in the browser and hands it the ops of each frame.
    final class WebHost: Host {
        private let style = OpBuffer()

        func measure(_ request: TextRequest) -> TextMeasure {
            style.removeAll()
            request.style.write(to: style)
            let text = request.text.utf8
            return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { out in
                style.words.withUnsafeBufferPointer { words in
                    text.withUnsafeBufferPointer { bytes in
                        baraja_host_measure_text(
                            bytes.baseAddress, Int32(bytes.count), words.baseAddress,
                            request.maxWidth ?? -1, out.baseAddress)
                    }
                }
                return TextMeasure(
                    width: out[0], height: out[1], firstBaseline: out[2], lastBaseline: out[3])
            }
        }

        func commit(_ ops: OpBuffer) {
            ops.words.withUnsafeBufferPointer { words in
                baraja_host_commit(
                    words.baseAddress, Int32(words.count), Int32(ops.opCount))
            }
        }

        func requestFrame() {
            baraja_host_request_frame()
        }

        func warn(_ message: StaticString) {
            baraja_host_log(1, message.utf8Start, Int32(message.utf8CodeUnitCount))
        }
    }

    /// What the page has mounted.
    enum Page {
        static let host = WebHost()
        static var previews: [_PreviewEntry] = []
        static var root: RenderRoot?
        /// Words handed to the page, alive until the next call.
        static var answer: [UInt32] = []

        /// The environment of the page's flags (the contract is in `Docs/Page.md`).
        static func environment(flags: Int32, textSize: Int32) -> EnvironmentValues {
            var values = EnvironmentValues()
            values.colorScheme = flags & 1 != 0 ? .dark : .light
            values.accessibilityReduceMotion = flags & 2 != 0
            values.layoutDirection = flags & 4 != 0 ? .rightToLeft : .leftToRight
            values.colorSchemeContrast = flags & 8 != 0 ? .increased : .standard
            values.accessibilityReduceTransparency = flags & 16 != 0
            values.accessibilityDifferentiateWithoutColor = flags & 32 != 0
            values.dynamicTypeSize = DynamicTypeSize(rawValue: Int(textSize)) ?? .large
            return values
        }
    }

    /// Registers the previews of the built files; the page's main file calls it first.
    public func _mount(_ previews: [_PreviewEntry]) {
        Page.previews = previews
    }
#endif
