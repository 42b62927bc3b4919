import Foundation

/// A name that a new block can have: a Swift type that nothing else is called, and a file that any system can hold.
package struct BlockName: Equatable {
    package let text: String

    /// - Throws: what is wrong with the name, and what to do.
    package init(_ text: String) throws(Failure) {
        guard let first = text.first else { throw Failure("the block's name is empty") }
        guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw Failure(
                "\(text) cannot be a block's name: it is a file and an address too; use the letters A to Z "
                    + "without accents, and digits")
        }
        guard first.isUppercase else {
            let better = first.isLetter ? text.prefix(1).uppercased() + text.dropFirst() : nil
            throw Failure(
                "\(text) cannot be a block's name: types begin with a capital letter"
                    + (better.map { "; use \($0)" } ?? ""))
        }
        guard !Self.reserved.contains(text) else { throw Self.taken(text) }
        self.text = text
    }

    private static func taken(_ name: String) -> Failure {
        Failure("\(name) is a name of Swift's or SwiftUI's; use a longer one, such as \(name)Card")
    }

    /// The name's words: `Swipe Card 3D` for `SwipeCard3D`.
    package var title: String {
        var words = ""
        let letters = Array(text)
        for (index, letter) in letters.enumerated() {
            let starts = letter.isUppercase || letter.isNumber
            let previous = index > 0 ? letters[index - 1] : nil
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            let ends = letter.isUppercase && next?.isLowercase == true
            if let previous, starts, previous.isLowercase || (ends && previous != " ") {
                words += " "
            }
            words.append(letter)
        }
        return words
    }

    /// Refuses a name that the runtime, another block's file or one of its types has.
    package func check(in repository: Repository) throws {
        let runtime = try PublicDeclarations.load(repository)
        guard runtime.of(text).isEmpty else { throw Self.taken(text) }
        let root = repository.root + "/Blocks"
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".swift") {
            let block = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            guard block.lowercased() != text.lowercased() else {
                throw Failure("there is a block \(block) already: Blocks/\(file)")
            }
            let source = CheckedFile(
                path: file, text: try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8))
            let taken = source.typeNames.intersection([text, text + "Demo"])
            if let name = taken.sorted().first {
                throw Failure("Blocks/\(file) has a type \(name) already; use another name")
            }
        }
    }
}
