import Testing

/// The tests that are compiled with it, without SwiftPM.
@main
struct Main {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
