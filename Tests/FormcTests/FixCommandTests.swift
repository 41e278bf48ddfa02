import Foundation
import Testing

/// `formc check --fix` and `--diff`.
@Suite struct FixCommandTests {
    private let workspace: Workspace
    private typealias Outcome = Workspace.Outcome

    private static let spec = """
        formc: 1
        form: A
        # about the title
        title:Lunch   # behind it
        sections:
          - fields:
              - id: name
                type: text
                label:   'Name '
                required: yes

        """

    private static let mended = spec.replacing("title:", with: "title: ").replacing("yes", with: "true")
        .replacing("'Name '", with: "'Name'")

    init() throws {
        workspace = try Workspace()
        try workspace.write("a.form.yaml", Self.spec)
    }

    @Test func fixesAndKeepsCommentsAndStyle() throws {
        _ = try workspace.shell("chmod 640 a.form.yaml")
        let outcome = try workspace.formc("check", "--fix", "a.form.yaml")
        #expect(outcome == Outcome(0, errors: "fixed 3 places in 1 spec\n"))
        #expect(workspace.read("a.form.yaml") == Self.mended)
        #expect(try workspace.mode("a.form.yaml") == 0o640)
        #expect(workspace.names == ["a.form.yaml"])
        let node = try workspace.node("a.form.yaml")
        #expect(try workspace.formc("check", "--fix", "a.form.yaml") == Outcome(0))
        #expect(try workspace.node("a.form.yaml") == node)
    }

    @Test func whatRemainsIsReported() throws {
        try workspace.write("a.form.yaml", Self.spec.replacing("type: text", with: "type: txt"))
        let outcome = try workspace.formc("check", "--fix", ".", "--format=concise")
        #expect(outcome.status == 1)
        #expect(outcome.output == "a.form.yaml:8:15: error: `txt` is no type of field [unknown-type]\n")
        #expect(outcome.errors == "fixed 3 places in 1 spec\n1 error\n")
        #expect(workspace.read("a.form.yaml") == Self.mended.replacing("type: text", with: "type: txt"))
    }

    @Test func theDifferenceIsPrintedAndNothingWritten() throws {
        let outcome = try workspace.formc("check", "--diff", ".")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
        #expect(
            outcome.output == """
                --- a.form.yaml
                +++ a.form.yaml
                @@ -1,10 +1,10 @@
                 formc: 1
                 form: A
                 # about the title
                -title:Lunch   # behind it
                +title: Lunch   # behind it
                 sections:
                   - fields:
                       - id: name
                         type: text
                -        label:   'Name '
                -        required: yes
                +        label:   'Name'
                +        required: true

                """)
        #expect(workspace.read("a.form.yaml") == Self.spec)
        try workspace.write("a.form.yaml", Self.mended)
        #expect(try workspace.formc("check", "--diff", ".") == Outcome(0))
    }

    @Test func standardInputHasADifference() throws {
        let outcome = try workspace.formc("check", "--diff", "-", "--stdin-filename", "x.yaml", input: Self.spec)
        #expect(outcome.output.hasPrefix("--- x.yaml\n+++ x.yaml\n@@ "))
        #expect(outcome.status == 1)
        let bad = try workspace.formc("check", "--diff", "-", input: badSpec("A"))
        #expect(bad.output == "")
        #expect(bad.status == 1)
        #expect(bad.errors.hasPrefix("<stdin>:6:15: error: "))
    }

    /// Others can read it: line ends, a byte order mark, a last line without its end, changes far apart.
    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")
                && FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "patch and git are needed"))
    func othersCanApplyIt() throws {
        let far = String(repeating: "# far\n", count: 20)
        let specs = [
            Self.spec, Self.spec.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.spec, String(Self.spec.dropLast()),
            Self.spec.replacing("sections:", with: far + "sections:").replacing(
                "        type", with: far + "        type"),
        ]
        for spec in specs {
            try workspace.write("a.form.yaml", spec)
            let outcome = try workspace.shell(
                """
                "$FORMC" check --diff a.form.yaml >d 2>/dev/null
                cp a.form.yaml b && cp a.form.yaml c && "$FORMC" check --fix a.form.yaml 2>/dev/null
                patch --binary -s b d && cmp a.form.yaml b && cmp -s a.form.yaml c && exit 7
                mv c keep && mv a.form.yaml want && mv keep a.form.yaml && git apply -p0 d && cmp a.form.yaml want
                rm -f b c d want
                """)
            #expect(outcome.status == 0, "\(outcome)")
            #expect(outcome.output == "", "\(outcome)")
        }
    }

    @Test func flagsThatExcludeEachOther() throws {
        for (flags, words) in [
            (["--fix", "--diff", "a.form.yaml"], "'--fix' and '--diff' exclude each other"),
            (["--fix", "-"], "'--fix' writes into the specs"), (["--diff", "--format=json", "."], "'--diff' prints"),
        ] {
            let outcome = try workspace.shell("\"$FORMC\" check " + flags.joined(separator: " "))
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains(words))
        }
        #expect(workspace.read("a.form.yaml") == Self.spec)
    }

    /// A link stays one; what is no file is not written; of several files all are written or none.
    @Test func linksAndPipes() throws {
        try workspace.link("l/b.form.yaml", to: "../a.form.yaml", makingFolder: true)
        #expect(try workspace.formc("check", "--fix", "l").status == 0)
        #expect(workspace.read("a.form.yaml") == Self.mended)
        #expect(try workspace.shell("test -L l/b.form.yaml").status == 0)
        try workspace.write("a.form.yaml", Self.spec)
        let outcome = try workspace.shell(
            "mkfifo pipe; cat a.form.yaml >pipe & \"$FORMC\" check --fix a.form.yaml pipe")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("it is not a regular file"))
        #expect(workspace.read("a.form.yaml") == Self.spec)
    }

    /// A spec of two names is repaired once.
    @Test func aLinkBesideItsTarget() throws {
        try workspace.link("b.form.yaml", to: "a.form.yaml")
        #expect(try workspace.formc("check", "--fix", ".").status == 0)
        #expect(workspace.read("a.form.yaml") == Self.mended)
        #expect(try workspace.shell("test -L b.form.yaml").status == 0)
    }

    /// What an import hides is repaired when the import is; one that is not named is not touched.
    @Test func imports() throws {
        let user = """
            formc: 1
            form: A
            imports: [b.form.yaml]
            sections:
              - fields:
                  - { id: a, type: checkboxes, label: A, options: fruit, default: apple }

            """
        let shared = "formc: 1\nchoices:\n  fruit:\n    - apple\n    -pear\n"
        try workspace.write("a.form.yaml", user)
        try workspace.write("b.form.yaml", shared)
        let alone = try workspace.formc("check", "--fix", "a.form.yaml")
        #expect(alone.status == 1)
        #expect(workspace.read("b.form.yaml") == shared)
        #expect(try workspace.formc("check", "--fix", ".").status == 0)
        #expect(workspace.read("b.form.yaml") == shared.replacing("-pear", with: "- pear"))
        #expect(workspace.read("a.form.yaml") == user.replacing("default: apple", with: "default: [apple]"))
        let again = try workspace.formc("check", "--fix", ".")
        #expect(again == Outcome(0))
    }
}

extension Workspace {
    fileprivate func link(_ name: String, to target: String, makingFolder: Bool) throws {
        try write(name + ".x", "")
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name + ".x"))
        try link(name, to: target)
    }
}
