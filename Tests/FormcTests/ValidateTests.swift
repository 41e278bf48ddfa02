import Foundation
import Testing

/// `formc validate`, as it is met in a shell.
@Suite struct ValidateTests {
    private let workspace: Workspace
    private typealias Outcome = Workspace.Outcome

    private static let spec = """
        formc: 1
        form: Lunch
        languages: [de]
        sources:
          table: { tag-type: integer }
        sections:
          - fields:
              - { id: name, type: text, label: Name, required: true }
              - id: dishes
                type: checkboxes
                label: Dishes
                max: 2
                options: [soup, curry, { tag: none, label: Nothing, exclusive: true }]
                messages: { too-many: { en: "No more than {max}!", de: "Nicht mehr als {max}!" } }
              - { id: note, type: text, label: Note, visible-when: dishes has curry, max-length: 5 }
              - { id: table, type: picker, label: Table, options: { source: table } }

        """

    init() throws {
        workspace = try Workspace()
        try workspace.write("lunch.form.yaml", Self.spec)
    }

    private func validate(_ words: String..., answers: String) throws -> Outcome {
        try workspace.write("a.jsonl", answers)
        return try workspace.shell(
            "\"$FORMC\" validate lunch.form.yaml a.jsonl " + words.joined(separator: " "))
    }

    private static let mixed = """
        {"name":"Ada","dishes":["soup"]}

        {"name":"","dishes":["soup","curry","none"],"x":1}
        {"name":"Ada"
        {"name":5,"dishes":["pizza"]}

        """

    // MARK: What is printed

    @Test func validAnswersSayNothing() throws {
        #expect(try validate(answers: #"{"name":"Ada","dishes":[],"table":7,"note":"ignored"}"#) == Outcome(0))
        #expect(try validate(answers: "") == Outcome(0))
    }

    @Test func asText() throws {
        #expect(
            try validate(answers: Self.mixed)
                == Outcome(
                    1,
                    output: """
                        a.jsonl:3:9: error: name: Please answer this. [required]
                          = note: at /name
                        a.jsonl:3:21: error: dishes: No more than 2! [too-many]
                          = note: at /dishes, found `3`
                        a.jsonl:3:37: error: dishes: “Nothing” cannot be chosen together with others. [exclusive-conflict]
                          = note: at /dishes/2, found `none`
                        a.jsonl:3:45: error: x: The form has no field “x”. [unknown-field]
                          = note: at /x, found `x`
                        a.jsonl:4:14: error: expected `,` or `}`, but the line ends [syntax]
                        a.jsonl:5:9: error: name: “5” cannot be an answer here. [wrong-type]
                          = note: at /name, found `5`
                        a.jsonl:5:9: error: name: Please answer this. [required]
                          = note: at /name
                        a.jsonl:5:21: error: dishes: “pizza” is not one of the options. [unknown-tag]
                          = note: at /dishes/0, found `pizza`

                        """, errors: "8 errors; 3 of 4 records are not valid\n"))
    }

    @Test func concisely() throws {
        let outcome = try validate("--format", "concise", answers: Self.mixed)
        #expect(outcome.output.split(separator: "\n").count == 8)
        #expect(
            outcome.output.hasPrefix("a.jsonl:3:9: error: name: Please answer this. [required]\na.jsonl:3:21:")
        )
    }

    @Test func asJSON() throws {
        let outcome = try validate("--format=json", answers: Self.mixed)
        let lines = outcome.output.split(separator: "\n")
        #expect(
            lines[2]
                == #"{"file":"a.jsonl","line":3,"column":37,"severity":"error","code":"exclusive-conflict","field":"dishes","pointer":"/dishes/2","found":"none","allowed":"none","message":"“Nothing” cannot be chosen together with others."}"#
        )
        #expect(
            lines[4]
                == #"{"file":"a.jsonl","line":4,"column":14,"severity":"error","code":"syntax","message":"expected `,` or `}`, but the line ends"}"#
        )
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test func whatAnswersHoldIsEscaped() throws {
        let answers = #"{"name":"x","a\u0000\"\\\n\u001b[1m,:%":1}"#
        let text = try validate(answers: answers)
        #expect(text.output.contains(#"a\u{0}"\\u{A}\u{1B}[1m,:%: The form has no field"#))
        let json = try validate("--format=json", answers: answers).output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(object?["field"] as? String == "a\0\"\\\n\u{1B}[1m,:%")
        let github = try validate("--format=github", answers: answers).output
        #expect(github.hasPrefix("::error file=a.jsonl,line=1,col=13,title=unknown-field::a"))
        #expect(github.split(separator: "\n").count == 1)
        #expect(github.contains("%25"))
    }

    @Test func languages() throws {
        let answers = #"{"dishes":["soup","curry","none"]}"#
        #expect(
            try validate("--language de-AT", answers: answers).output.contains("dishes: Nicht mehr als 2! [too-many]"))
        #expect(try validate("--language=de", answers: answers).output.contains("name: Bitte beantworten. [required]"))
        // A language that the form does not have: its own, for the author's texts and for formc's alike.
        for other in ["fr", "ja-JP"] {
            let isOwn = try validate("--language", other, answers: answers) == validate(answers: answers)
            #expect(isOwn, "\(other)")
        }
        try workspace.write(
            "de.form.yaml",
            """
            formc: 1
            form: D
            language: de
            languages: [fi]
            sections:
              - fields:
                  - { id: a, type: text, label: { de: A, fi: A }, required: true }

            """)
        try workspace.write("a.json", "{}")
        for other in ["de", "fr", "fi"] {
            let outcome = try workspace.formc("validate", "de.form.yaml", "a.json", "--language", other)
            #expect(outcome.output.contains("a: Bitte beantworten. [required]"), "\(other)")
        }
        for nonsense in ["tlh", "zz", "../x"] {
            #expect(
                try validate("--language", nonsense, answers: answers)
                    == Outcome(
                        2,
                        errors: "formc: '--language' takes a language of the form or of formc's own texts, "
                            + "en, de, fr, es, ja; not '\(nonsense)' (see 'formc help validate')\n"))
        }
    }

    @Test func onlySoMany() throws {
        let outcome = try validate("--max-violations 2 --format concise", answers: Self.mixed)
        #expect(outcome.status == 1)
        #expect(outcome.output.split(separator: "\n").count == 2)
        #expect(outcome.errors == "8 errors, 2 of them shown; 3 of 4 records are not valid\n")
    }

    @Test func summaries() throws {
        #expect(
            try validate("--summary", answers: Self.mixed)
                == Outcome(
                    1,
                    output: """
                        name    required            2
                        name    wrong-type          1
                        dishes  too-many            1
                        dishes  exclusive-conflict  1
                        dishes  unknown-tag         1
                        x       unknown-field       1
                                syntax              1
                        3 of 4 records are not valid

                        """))
        #expect(try validate("--summary", answers: #"{"name":"x"}"#) == Outcome(0, output: "the record is valid\n"))
        #expect(
            try validate("--summary --format json", answers: "{}\n{\"name\":\"x\"}\n5")
                == Outcome(
                    1,
                    output: #"{"records":3,"valid":1,"errors":2,"warnings":0,"incompleteFiles":0,"counts":["#
                        + #"{"field":"name","code":"required","count":1},{"code":"syntax","count":1}]}"# + "\n"))
    }

    // MARK: What is asked

    @Test func unknownTagsMayPass() throws {
        let answers = #"{"name":"x","dishes":["pizza"]}"#
        #expect(try validate(answers: answers).status == 1)
        let outcome = try validate("--unknown-tags report --format concise", answers: answers)
        #expect(outcome.status == 0)
        #expect(outcome.output == "a.jsonl:1:23: warning: dishes: “pizza” is not one of the options. [unknown-tag]\n")
        #expect(outcome.errors == "1 warning; the record is valid\n")
    }

    @Test func strictly() throws {
        let answers = #"{"name":"x","note":"hello"}"#
        #expect(try validate(answers: answers) == Outcome(0))
        let outcome = try validate("--strict --format concise", answers: answers)
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("a.jsonl:1:20: error: note: "))
        #expect(outcome.output.hasSuffix(" [hidden]\n"))
    }

    @Test func sources() throws {
        try workspace.write("tables", "1\n2\n")
        try workspace.write("tables.json", "[1, 2.0, 3]")
        try workspace.write("names", "1\none\n")
        try workspace.write("object.json", "{\"tags\":[1]}")
        try workspace.write("broken.json", "[1, 2\n")
        let answers = #"{"name":"x","table":3}"#
        #expect(try validate("--source table=tables.json", answers: answers) == Outcome(0))
        let unknown = try validate("--source table=tables --format=concise", answers: answers)
        #expect(unknown.output == "a.jsonl:1:21: error: table: “3” is not one of the options. [unknown-tag]\n")
        for (flag, sentence) in [
            ("table=gone", "cannot read 'gone': No such file or directory\n"),
            ("table=names", "cannot read 'names': 2:1: 'one' is no integer, as the tags of source 'table' are\n"),
            ("table=broken.json", "cannot read 'broken.json': 2:1: expected `,` or `]`, but the text ends\n"),
            (
                "table=object.json",
                "cannot read 'object.json': 1:1: expected a tag a line, or a JSON array of tags, found `{`\n"
            ),
            ("tabel=tables", "the form has no source 'tabel'; did you mean 'table'? (see 'formc help validate')\n"),
            ("table", "'--source' takes NAME=FILE, not 'table' (see 'formc help validate')\n"),
        ] {
            let outcome = try validate("--source", flag, answers: answers)
            #expect(outcome == Outcome(2, errors: "formc: " + sentence))
        }
    }

    // MARK: Files and streams

    @Test func documents() throws {
        try workspace.write("one.json", "{\n  \"name\": \"Ada\",\n  \"dishes\": [\"pizza\"]\n}\n")
        #expect(
            try workspace.formc("validate", "lunch.form.yaml", "one.json", "--format=concise").output
                == "one.json:3:14: error: dishes: “pizza” is not one of the options. [unknown-tag]\n")
        try workspace.write("all.json", "[\n  {\"name\": \"Ada\"},\n  7,\n  {\"name\": \"\",\n   \"x\": 1}\n]\n")
        let outcome = try workspace.formc("validate", "lunch.form.yaml", "all.json")
        #expect(
            outcome.output == """
                all.json:3:3: error: expected an object of answers, `{`, found `7` [syntax]
                all.json:4:12: error: name: Please answer this. [required]
                  = note: at /2/name
                all.json:5:4: error: x: The form has no field “x”. [unknown-field]
                  = note: at /2/x, found `x`

                """)
        #expect(outcome.errors == "3 errors; 2 of 3 records are not valid\n")
    }

    @Test func linesAreToldByNameByFlagAndByTheirLook() throws {
        let lines = "{\"name\":\"a\"}\n{}\n"
        for name in ["a.jsonl", "a.NDJSON", "a.JsonL", "a.json", "a"] {
            try workspace.write(name, lines)
            let outcome = try workspace.formc("validate", "lunch.form.yaml", name, "--format=concise")
            #expect(outcome.output == "\(name):2:1: error: name: Please answer this. [required]\n")
        }
        try workspace.write("b.json", "{\"name\":\n{}\n")
        let guessed = try workspace.formc("validate", "lunch.form.yaml", "b.json", "--format=concise")
        #expect(guessed.errors == "1 error; the record is not valid; 1 file was not read as a whole\n")
        let told = try workspace.formc("validate", "lunch.form.yaml", "b.json", "--format=concise", "--lines")
        #expect(told.errors == "2 errors; 2 of 2 records are not valid\n")
    }

    @Test func standardInput() throws {
        let answers = "\u{FEFF}{\"name\":\"a\"}\n{}\n"
        #expect(
            try workspace.formc("validate", "lunch.form.yaml", "-", "--format=concise", input: answers).output
                == "<stdin>:2:1: error: name: Please answer this. [required]\n")
        #expect(
            try workspace.formc(
                "validate", "lunch.form.yaml", "-", "--format=concise", "--stdin-filename", "x.jsonl", input: answers
            ).output == "x.jsonl:2:1: error: name: Please answer this. [required]\n")
        try workspace.write("a.jsonl", answers)
        #expect(try workspace.formc("validate", "-", "a.jsonl", input: Self.spec).status == 1)
        let both = try workspace.formc("validate", "-", "-")
        #expect(both.errors == "formc: standard input, '-', can be read only once (see 'formc help validate')\n")
    }

    @Test func slowPipesAreNotWaitedFor() throws {
        let line = """
            { printf '{}\\n{"na'; sleep 0.3; printf 'me":"x"}\\n'; sleep 0.3; printf '[]'; } \
            | "$FORMC" validate lunch.form.yaml - --lines --format concise
            """
        let outcome = try workspace.shell(line)
        #expect(
            outcome.output == """
                <stdin>:1:1: error: name: Please answer this. [required]
                <stdin>:3:1: error: expected an object of answers, `{`, found `[` [syntax]

                """)
    }

    @Test func severalFiles() throws {
        try workspace.write("a.json", "{}")
        try workspace.write("b.json", "{\"name\":\"x\"}")
        let outcome = try workspace.formc(
            "validate", "lunch.form.yaml", "a.json", "gone", "b.json", ".", "--format=concise")
        #expect(outcome.status == 2)
        #expect(outcome.output == "a.json:1:1: error: name: Please answer this. [required]\n")
        #expect(
            outcome.errors == """
                formc: cannot read 'gone': No such file or directory
                formc: cannot read '.': Is a directory
                1 error; 1 of 2 records is not valid

                """)
    }

    @Test func aSpecWithErrorsValidatesNothing() throws {
        try workspace.write("bad.form.yaml", badSpec("Bad"))
        try workspace.write("a.json", "{}")
        let outcome = try workspace.formc("validate", "bad.form.yaml", "a.json")
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("bad.form.yaml:6:15: error: "))
        #expect(outcome.errors.hasSuffix("\n1 error\n"))
        try workspace.write("warned.form.yaml", unusedSpec("Warned"))
        #expect(try workspace.formc("validate", "warned.form.yaml", "a.json") == Outcome(0))
        try workspace.write("lists.form.yaml", "formc: 1\nchoices:\n  fruit: [apple]\n")
        #expect(
            try workspace.formc("validate", "lists.form.yaml", "a.json")
                == Outcome(2, errors: "formc: 'lists.form.yaml' declares no form, only choices\n"))
        #expect(try workspace.formc("validate", "gone.form.yaml", "a.json").status == 2)
    }

    @Test func importedListsAreRead() throws {
        try workspace.write("lists.form.yaml", "formc: 1\nchoices:\n  fruit: [apple]\n")
        try workspace.write(
            "b.form.yaml",
            """
            formc: 1
            form: B
            imports: [lists.form.yaml]
            sections:
              - fields:
                  - { id: f, type: picker, label: F, options: fruit }

            """)
        try workspace.write("a.json", #"[{"f":"apple"},{"f":"fig"}]"#)
        #expect(
            try workspace.formc("validate", "b.form.yaml", "a.json", "--format=concise").output
                == "a.json:1:21: error: f: “fig” is not one of the options. [unknown-tag]\n")
    }

    @Test func operandsAreNeeded() throws {
        #expect(try workspace.formc("validate").errors == "formc: no SPEC is given (see 'formc help validate')\n")
        #expect(
            try workspace.formc("validate", "lunch.form.yaml").errors
                == "formc: no ANSWERS is given (see 'formc help validate')\n")
    }
}
