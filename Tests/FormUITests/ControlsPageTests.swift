import FormTestSupport
import Foundation
import Testing

/// Each example of the page stands, word by word, in a file that is compiled with FormUI by `Tests/swiftui.sh`.
@Suite struct ControlsPageTests {
    @Test func theExamplesAreCompiled() {
        let compiled = packageFile("Tests/Support/SwiftUI/Tests/OutlineTests/ControlsPage.swift")
        let page = packageFile("Documentation/controls.md").components(separatedBy: "```swift\n").dropFirst()
        #expect(page.count == 5)
        for part in page {
            let example = part.components(separatedBy: "```")[0]
            #expect(compiled.contains(example), "\(example)")
        }
    }
}
