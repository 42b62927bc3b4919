/// The answer of a command that did its work and found something wrong: printed as a result, with exit code 1.
struct Verdict: Error {
    let output: String
}
