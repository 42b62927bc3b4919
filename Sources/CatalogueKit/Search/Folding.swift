import Foundation

/// Words as the search compares them.
package enum Folding {
    /// The words of a text without case and accents: runs of letters and digits. The site's search folds
    /// alike: canonical decomposition, marks taken out, lower case.
    package static func words(_ text: String) -> [String] {
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.isMark }
        return String(String.UnicodeScalarView(scalars)).lowercased().unicodeScalars
            .split { !$0.isLetterOrDigit }.map { String($0) }
    }
}

extension Unicode.Scalar {
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    fileprivate var isLetterOrDigit: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
