// What the kernels and the passes cost, without a browser: `swift run -c release -Xswiftc -enable-testing Benchmarks`.
import Glibc

let report = MainActor.assumeIsolated {
    var report = Report()
    report.table(
        "Kernels (CPU time; the last column is the ratio to the first row)", kernels())
    let (changes, touches) = trees()
    for (title, rows) in changes {
        report.table("A frame in which \(title), as the tree grows", rows)
    }
    report.table("A touch that begins and is cancelled, as the tree grows", touches)
    for scene in Scene.all { report.table("A frame of the \(scene.name)", frames(of: scene)) }
    report.table("Layout without memory", fullLayouts())
    report.table("Allocations in a frame", allocations(), unit: "times")
    return report
}
if CommandLine.arguments.count > 1, let file = fopen(CommandLine.arguments[1], "w") {
    fputs(report.json, file)
    fclose(file)
}
