import Testing

@testable import CatalogueKit

@Test("an animation in a file that moves things and never asks is found, once")
func motionWithoutPreferenceFound() {
    let found = lines(
        MotionWithoutPreferenceRule.self,
        """
            Text("a").rotationEffect(.degrees(isOn ? 90 : 0)).animation(.snappy, value: isOn)
            Button("b") { withAnimation { isOn.toggle() } }
        """)
    #expect(found == [1])
}

@Test("fades, and files that read the preference, are left alone")
func motionWithoutPreferenceAllowed() {
    let found = lines(
        MotionWithoutPreferenceRule.self,
        """
            Text("a").opacity(isOn ? 1 : 0).animation(.snappy, value: isOn)
            func offset() {}
        """)
    #expect(found == [])
}

@Test("reading the preference is enough")
func motionWithoutPreferenceAllowedToo() {
    let found = lines(
        MotionWithoutPreferenceRule.self,
        """
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            Text("a").offset(x: x).animation(reduceMotion ? nil : .snappy, value: x)
        """)
    #expect(found == [])
}
