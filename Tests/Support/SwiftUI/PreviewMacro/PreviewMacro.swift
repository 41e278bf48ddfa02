import SwiftSyntax
import SwiftSyntaxMacros

/// What `#Preview` becomes: nothing. The compiler has checked its body by then.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
