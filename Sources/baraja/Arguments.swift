import CatalogueKit

/// What a subcommand accepts, and what it was given.
struct Arguments {
    /// Options with a value, by name.
    private(set) var values: [String: String] = [:]
    private(set) var flags: Set<String> = []
    private(set) var operands: [String] = []

    /// Reads words: `--name value`, `--name=value`, `--flag`, operands, and `--` before operands that begin
    /// with a dash. `--help` and `-h` are always known.
    ///
    /// - Throws: a line about an unknown option, a missing value or a repeated option.
    init(_ words: [String], options: Set<String>, flags known: Set<String>) throws(Failure) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0] == "-h" ? "--help" : String(parts[0])
            if name == "--help" || known.contains(name) {
                guard parts.count == 1 else { throw Failure("\(name) takes no value") }
                flags.insert(name)
            } else if options.contains(name) {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(),
                    parts.count == 2 || !value.hasPrefix("--")
                else { throw Failure("\(name) needs a value") }
                guard values.updateValue(value, forKey: name) == nil else {
                    throw Failure("\(name) is given twice")
                }
            } else {
                throw Failure("unknown option \(name); see --help")
            }
        }
    }

    var wantsHelp: Bool { flags.contains("--help") }
}
