#if canImport(SwiftUI)
import Foundation
import SwiftUI

extension Text {
    /// A text with inline Markdown: emphasis, code, links. As it is written where it cannot be read as such.
    init(formMarkdown text: String) {
        #if canImport(Darwin)
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        if let attributed = try? AttributedString(markdown: text, options: options) {
            self.init(attributed)
            return
        }
        #endif
        self.init(verbatim: text)
    }
}
#endif
