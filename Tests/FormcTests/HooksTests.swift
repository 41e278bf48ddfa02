import FormTestSupport
import Foundation
import Testing

/// `action.yml` and `.pre-commit-hooks.yaml`, as far as they can be tried where neither GitHub nor a release is.
@Suite struct HooksTests {
    @Test(.enabled(if: python("-c 'import yaml'") == 0, "python3 with PyYAML is needed"))
    func theyDoWhatTheySay() throws {
        let workspace = try Workspace()
        let script = packageFolder.appendingPathComponent("Tests/hooks_check.py").path
        let outcome = try workspace.shell("PATH='\(searchPath)' HOME=$PWD python3 '\(script)' \"$FORMC\"")
        #expect(outcome.status == 0, "\(outcome)")
    }
}

private let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

private func python(_ words: String) -> Int32? {
    try? Workspace().shell("PATH='\(searchPath)' python3 \(words) 2>/dev/null").status
}
