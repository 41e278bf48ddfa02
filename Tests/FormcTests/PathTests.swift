import Testing

@testable import formc

@Suite struct PathTests {
    @Test(arguments: [
        ("a", "", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("a//b", "a", "b"), ("./a", ".", "a"),
        ("/a/b.c", "/a", "b.c"), ("a/", "a", ""), ("//a", "/", "a"), ("", "", ""),
    ])
    func parts(path: String, folder: String, name: String) {
        #expect(Path(path).folder.text == folder)
        #expect(Path(path).name.text == name)
    }

    @Test(arguments: [("", "b", "b"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), (".", "b", "./b")])
    func joining(folder: String, name: String, path: String) {
        #expect(Path(folder).appending(Path(name)).text == path)
    }

    @Test func messagesShowWhatATerminalMayPrint() {
        #expect(Path([0x61, 0x1B, 0xFF]).quoted == "'a\\u{1B}\u{FFFD}'")
    }

    @Test(arguments: [
        ("task-edit", "TaskEdit"), ("TaskEdit", "TaskEdit"), ("my survey (2)", "MySurvey2"), ("a_b.c", "ABC"),
        ("2024-intake", "My2024Intake"), ("アンケート", "Survey"), ("café", "Caf"), ("", "Survey"), ("--", "Survey"),
    ])
    func formNames(file: String, form: String) {
        #expect(formName(for: file) == form)
    }
}
