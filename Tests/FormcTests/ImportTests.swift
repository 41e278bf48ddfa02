import Foundation
import Testing

/// `imports`, as files are met on a disk.
@Suite struct ImportTests {
    private let workspace: Workspace
    private typealias Outcome = Workspace.Outcome

    init() throws { workspace = try Workspace() }

    private let fruit = "formc: 1\nchoices:\n  fruit: [apple, pear]\n"

    private func order(_ form: String, imports: String) -> String {
        "formc: 1\nform: \(form)\nimports: \(imports)\nsections:\n  - fields:\n"
            + "      - { id: fruit, type: picker, label: Fruit, options: fruit }\n"
    }

    private func outputs(_ folder: String = "") -> [String] {
        workspace.names.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }
    }

    // MARK: Building

    @Test func whatIsImportedIsBuiltWithTheSpec() throws {
        try workspace.write("fruit.form.yaml", fruit)
        try workspace.write("a.form.yaml", order("A", imports: "fruit.form.yaml"))
        try workspace.write("b.form.yaml", order("B", imports: "./fruit.form.yaml"))
        #expect(try workspace.formc("build", "a.form.yaml") == Outcome(0))
        #expect(outputs() == ["FormRuntime.swift", "a.form.swift", "fruit.form.swift"])
        #expect(workspace.read("a.form.swift")?.contains("enum Fruit") == false)
        #expect(workspace.read("fruit.form.swift")?.contains("enum Fruit: FormChoice {") == true)
        let shared = try workspace.formc("build", "fruit.form.yaml", "-o", "-").output
        #expect(workspace.read("fruit.form.swift") == shared)

        let printed = try workspace.formc("build", "a.form.yaml", "b.form.yaml", "-o", "-")
        #expect(printed.status == 0)
        #expect(printed.output.components(separatedBy: "enum Fruit: FormChoice {").count == 2)
        let all = try workspace.formc("build", ".", "-o", "-")
        #expect(all == printed)
    }

    @Test func itGoesBesideItsOwnSpecOrFlatIntoAFolder() throws {
        try workspace.write("lists/fruit.form.yaml", fruit)
        try workspace.write("a.form.yaml", order("A", imports: "lists/fruit.form.yaml"))
        #expect(try workspace.formc("build", "a.form.yaml", "--runtime", "import") == Outcome(0))
        #expect(outputs() == ["a.form.swift", "lists/fruit.form.swift"])
        #expect(try workspace.formc("build", "a.form.yaml", "-o", "out") == Outcome(0))
        #expect(outputs("out/") == ["out/FormRuntime.swift", "out/a.form.swift", "out/fruit.form.swift"])
        let refusal = try workspace.formc("build", "a.form.yaml")
        #expect(refusal.status == 2)
        #expect(refusal.errors.contains("the specs and what they import are in several folders"))
    }

    @Test func twoOutputsOfOneName() throws {
        try workspace.write("lists/a.form.yaml", fruit)
        try workspace.write("a.form.yaml", order("A", imports: "lists/a.form.yaml"))
        let outcome = try workspace.formc("build", "a.form.yaml", "-o", "out")
        #expect(
            outcome
                == Outcome(
                    2,
                    errors:
                        "formc: cannot write 'out/a.form.swift': it would be written for both 'a.form.yaml' and 'lists/a.form.yaml'\n"
                ))
    }

    @Test func importsArePrerequisitesOfTheOutputs() throws {
        try workspace.write("base.form.yaml", "formc: 1\nchoices:\n  nuts: [hazel]\n")
        try workspace.write("fruit.form.yaml", fruitBox)
        try workspace.write("a.form.yaml", order("A", imports: "fruit.form.yaml"))
        #expect(try workspace.formc("build", "a.form.yaml", "-o", "o", "--depfile", "a.d") == Outcome(0))
        #expect(
            workspace.read("a.d")?.hasSuffix(
                "o/a.form.swift o/fruit.form.swift o/base.form.swift o/FormRuntime.swift: "
                    + "a.form.yaml fruit.form.yaml base.form.yaml\n") == true)
    }

    /// A form whose list others use, and which uses one itself.
    private let fruitBox = """
        formc: 1
        form: Box
        imports: base.form.yaml
        choices:
          fruit: [apple]
        sections:
          - fields:
              - { id: fruit, type: picker, label: Fruit, options: fruit }
              - { id: nuts, type: picker, label: Nuts, options: nuts }

        """

    @Test func staleOutputsOfImportsAreSeen() throws {
        try workspace.write("fruit.form.yaml", fruit)
        try workspace.write("a.form.yaml", order("A", imports: "fruit.form.yaml"))
        #expect(
            try workspace.formc("build", "a.form.yaml", "--dry-run")
                == Outcome(
                    0, output: "would write a.form.swift\nwould write fruit.form.swift\nwould write FormRuntime.swift\n"
                ))
        _ = try workspace.formc("build", "a.form.yaml")
        #expect(try workspace.formc("build", "a.form.yaml", "--check") == Outcome(0))
        try workspace.write("fruit.form.yaml", fruit + "  nuts: [hazel]\n")
        #expect(
            try workspace.formc("build", "a.form.yaml", "--check") == Outcome(1, output: "stale fruit.form.swift\n"))
    }

    @Test func standardInputImportsFromTheFolderOfItsName() throws {
        try workspace.write("x/fruit.form.yaml", fruit)
        let outcome = try workspace.formc(
            "build", "-", "--stdin-filename", "x/a.form.yaml", "-o", "o", "--runtime=import",
            input: order("A", imports: "fruit.form.yaml"))
        #expect(outcome == Outcome(0))
        #expect(outputs("o/") == ["o/a.form.swift", "o/fruit.form.swift"])
    }

    // MARK: Finding

    @Test func whatIsWrongInAnImportIsToldOnce() throws {
        try workspace.write("fruit.form.yaml", fruit.replacingOccurrences(of: "pear", with: "apple"))
        try workspace.write("a.form.yaml", order("A", imports: "fruit.form.yaml"))
        try workspace.write("b.form.yaml", order("B", imports: "./fruit.form.yaml"))
        for words in [["a.form.yaml"], ["a.form.yaml", "b.form.yaml"], ["."], ["fruit.form.yaml", "b.form.yaml"]] {
            let outcome = try workspace.shell("exec \"$FORMC\" check \(words.joined(separator: " "))")
            #expect(outcome.status == 1)
            #expect(outcome.output.hasPrefix("fruit.form.yaml:3:18: error: "), "\(words): \(outcome)")
            #expect(outcome.errors == "1 error\n")
        }
        #expect(try workspace.formc("build", "a.form.yaml").status == 1)
        #expect(outputs() == [])
    }

    @Test func aCircleIsToldOnceWhereverItIsEntered() throws {
        try workspace.write("a.form.yaml", "formc: 1\nimports: b.form.yaml\n")
        try workspace.write("b.form.yaml", "formc: 1\nimports: a.form.yaml\n")
        let outcome = try workspace.formc("check", "b.form.yaml", "a.form.yaml")
        #expect(
            outcome
                == Outcome(
                    1,
                    output: """
                        b.form.yaml:2:10: error: imports go in a circle: `b.form.yaml → a.form.yaml → b.form.yaml` [import-cycle]
                        2 | imports: a.form.yaml
                          |          ^^^^^^^^^^^ move what they share into a file of its own
                          = note: `b.form.yaml` imports `a.form.yaml` at 2:10
                          = note: `a.form.yaml` imports `b.form.yaml` at a.form.yaml:2:10

                        """, errors: "1 error\n"))
    }

    @Test func onlyRegularFilesThatCanBeReadAreImported() throws {
        try workspace.write("sub/x.form.yaml", fruit)
        try workspace.write("large.form.yaml", fruit + String(repeating: "# more\n", count: 1000))
        _ = try workspace.shell("mkfifo pipe")
        try workspace.write(
            "a.form.yaml", order("A", imports: "[gone, sub, ., pipe, large.form.yaml, sub/x.form.yaml/y]"))
        let outcome = try workspace.formc("check", "a.form.yaml", "--max-size", "1K")
        let messages = outcome.output.split(separator: "\n").filter { $0.contains("error:") }
        #expect(
            messages.map { $0.drop { $0 != "e" }.split(separator: "error: ")[0] } == [
                "there is no file `gone` [unreadable-import]", "`sub` is a folder, not a spec [unreadable-import]",
                "`.` is a folder, not a spec [unreadable-import]",
                "`pipe` cannot be read: it is not a regular file [unreadable-import]",
                "`large.form.yaml` cannot be read: it is larger than 1K, the limit that '--max-size' sets [unreadable-import]",
                "there is no file `sub/x.form.yaml/y` [unreadable-import]",
            ])
    }

    // MARK: Where imports are allowed

    @Test func nothingOutsideTheSpecsFolderIsImported() throws {
        try workspace.write("fruit.form.yaml", fruit)
        try workspace.write("forms/lists/own.form.yaml", fruit)
        try workspace.link("forms/link.form.yaml", to: "../fruit.form.yaml")
        try workspace.link("forms/up", to: "..")
        try workspace.link("forms/inside.form.yaml", to: "lists/own.form.yaml")
        let paths = [
            "../fruit.form.yaml", "lists/../../fruit.form.yaml", "link.form.yaml", "up/fruit.form.yaml",
            workspace.folder.path + "/fruit.form.yaml", "../gone.form.yaml",
        ]
        for path in paths {
            try workspace.write("forms/a.form.yaml", order("A", imports: path))
            let outcome = try workspace.formc("check", "forms/a.form.yaml")
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("[import-outside]"), "\(path): \(outcome)")
        }
        for path in ["inside.form.yaml", "lists/../lists/own.form.yaml"] {
            try workspace.write("forms/a.form.yaml", order("A", imports: path))
            #expect(try workspace.formc("check", "forms/a.form.yaml") == Outcome(0), "\(path)")
        }
    }

    /// Links that lead nowhere, in circles, or out by way of a folder inside.
    @Test func noLinkLeadsImportsOut() throws {
        let outside = try Workspace()
        try outside.write("fruit.form.yaml", fruit)
        try workspace.link("lost.form.yaml", to: "gone")
        try workspace.link("loop.form.yaml", to: "loop.form.yaml")
        try workspace.link("out", to: outside.folder.path)
        try workspace.link("hop", to: "out")
        try workspace.link("memory", to: "/proc/self")
        for (path, id) in [
            ("lost.form.yaml", "unreadable-import"), ("loop.form.yaml", "unreadable-import"),
            ("out/fruit.form.yaml", "import-outside"), ("hop/fruit.form.yaml", "import-outside"),
            ("./hop/../hop/fruit.form.yaml", "import-outside"), ("memory/environ", "import-outside"),
            ("/etc/passwd", "import-outside"), ("out", "import-outside"), ("hop/gone", "import-outside"),
        ] {
            try workspace.write("a.form.yaml", order("A", imports: path))
            let outcome = try workspace.formc("check", "a.form.yaml")
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("[\(id)]"), "\(path): \(outcome)")
        }
        // The same from standard input, whatever it is called.
        let input = order("A", imports: "hop/fruit.form.yaml")
        for name in ["a.form.yaml", "x/../a.form.yaml", "nowhere/a.form.yaml", "../a.form.yaml"] {
            let outcome = try workspace.formc("check", "-", "--stdin-filename", name, input: input)
            #expect(outcome.status == 1, "\(name): \(outcome)")
        }
        // A root that is a link is the folder that it leads to.
        try workspace.write("a.form.yaml", order("A", imports: "hop/fruit.form.yaml"))
        #expect(try workspace.formc("check", "a.form.yaml", "--import-root", "out") == Outcome(0))
        // A spec that is a link imports from the folder of the link.
        try workspace.link("link.form.yaml", to: outside.folder.path + "/b.form.yaml")
        try outside.write("b.form.yaml", order("B", imports: "fruit.form.yaml"))
        #expect(try workspace.formc("check", "link.form.yaml").output.contains("there is no file `fruit.form.yaml`"))
    }

    @Test func aRootAllowsMore() throws {
        try workspace.write("project/lists/fruit.form.yaml", fruit)
        try workspace.write("other/fruit.form.yaml", fruit)
        try workspace.link("project/link.form.yaml", to: "../other/fruit.form.yaml")
        let absolute = workspace.folder.path + "/project/lists/fruit.form.yaml"
        for path in ["../lists/fruit.form.yaml", absolute] {
            try workspace.write("project/forms/a.form.yaml", order("A", imports: path))
            #expect(try workspace.formc("check", "project/forms/a.form.yaml").status == 1)
            #expect(try workspace.formc("check", "project/forms/a.form.yaml", "--import-root", "project") == Outcome(0))
            #expect(
                try workspace.formc("build", "project/forms/a.form.yaml", "--import-root=project", "-o", "out")
                    == Outcome(0))
            #expect(outputs("out/") == ["out/FormRuntime.swift", "out/a.form.swift", "out/fruit.form.swift"])
        }
        for path in ["../../other/fruit.form.yaml", "../link.form.yaml"] {
            try workspace.write("project/forms/a.form.yaml", order("A", imports: path))
            let outcome = try workspace.formc("check", "project/forms/a.form.yaml", "--import-root", "project")
            #expect(outcome.output.contains("[import-outside]"), "\(path): \(outcome)")
        }
        #expect(
            try workspace.formc("check", "other", "--import-root", "gone")
                == Outcome(
                    2, errors: "formc: '--import-root' names 'gone', which is not a folder (see 'formc help check')\n"))
    }

    @Test func oneFileByTwoPathsIsOne() throws {
        try workspace.write("fruit.form.yaml", fruit)
        try workspace.link("same.form.yaml", to: "fruit.form.yaml")
        try workspace.write("a.form.yaml", order("A", imports: "[fruit.form.yaml, same.form.yaml]"))
        let outcome = try workspace.formc("check", "a.form.yaml")
        #expect(
            outcome.output.contains("a.form.yaml:3:28: error: `fruit.form.yaml` is imported already [duplicate-import]")
        )
    }
}
