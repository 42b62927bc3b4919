import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Preview` to a function with the content and a record of it in a section of the program.
///
/// A uniquely named `nonisolated` enum works under every default isolation; a protocol conformance does not.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = node.arguments.first { $0.label == nil }?.expression.trimmedDescription ?? "nil"
        let last = node.arguments.last { $0.label?.text == "body" }
        guard let body = node.trailingClosure ?? last?.expression.as(ClosureExprSyntax.self) else {
            throw PluginError("#Preview needs a closure with the content")
        }
        let place = context.location(of: node)
        let file = place?.file.trimmedDescription ?? "\"\""
        let line = place?.line.trimmedDescription ?? "0"
        return [
            """
            nonisolated enum \(context.makeUniqueName("Preview")) {
              @SwiftUI.ViewBuilder @MainActor static func content() -> some SwiftUI.View {\
            \(raw: body.statements.description)
              }
              #if objectFormat(MachO)
              @section("__DATA_CONST,__baraja_prev")
              #else
              @section("baraja_previews")
              #endif
              @used private static let record: SwiftUI._PreviewRecord = { address in
                SwiftUI._storePreview(
                  SwiftUI._PreviewEntry(
                    name: \(raw: name), file: \(raw: file), line: \(raw: line), make: { content() }),
                  address)
              }
            }
            """
        ]
    }
}
