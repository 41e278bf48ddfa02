import FormRuntime

/// Patterns, and the rules that answers follow.
extension Reference {
    static let patterns = """
        ## Patterns

        `pattern` is matched against the whole answer, code point by code point. It is the part of regular
        expressions that means the same in Swift, JavaScript (with the `u` flag) and JSON Schema; anything else is
        an error (`bad-pattern`).

        | | |
        | --- | --- |
        | a character | itself, but for `. * + ? ( ) [ ] { } \\| ^ $ \\` |
        | `\\` and ASCII punctuation | that character |
        | `.` | any character but U+000A, U+000D, U+2028 and U+2029 |
        | `\\d`, `\\w`, `\\s` | `[0-9]`, `[A-Za-z0-9_]`, `[ \\t\\n\\v\\f\\r]`: ASCII only |
        | `\\D`, `\\W`, `\\S` | any other character |
        | `\\t`, `\\n`, `\\r`, `\\f`, `\\v` | tab, line feed, carriage return, form feed, vertical tab |
        | `\\u00E9`, `\\u{1F600}` | the code point |
        | `[abc]`, `[a-z]`, `[^a-z]` | one of the characters; any other |
        | `(…)`, `(?:…)` | a group |
        | `a\\|b` | either |
        | `*`, `+`, `?`, `{n}`, `{n,}`, `{n,m}` | how often what stands before is repeated |

        In a class `-` stands for itself at the start or the end, or escaped; `[`, `&&`, `--` and `~~` must be
        escaped; an empty class is an error. Escapes of sets may stand in a class, but not in a range.

        Not supported: `^` and `$` (the whole answer must match), `\\b` and other boundaries, look-ahead and
        look-behind, references to groups and named groups, lazy and possessive quantifiers, `\\p{…}`, POSIX
        classes, inline flags. Groups nest at most 64 deep, and counted repetitions may unfold to 10 000 states.
        Matching takes time proportional to the length of the answer, whatever the pattern.

        In YAML a pattern is best put into single quotes, where a backslash is a backslash; without quotes it cannot
        begin with `[` or `|`, nor hold a `#` after a blank.
        """

    static let formats = """
        ### Formats

        `format` asks for a well-known kind of text. Each is one pattern, the same in every output. It keeps out
        what is certainly wrong; whether an address exists only using it can tell.
        """

    static let validity = """
        ## What is valid

        - **Required** means answered: a picker has a tag, a selection at least one, a text is not empty. An empty
          text is unanswered. A toggle is never unanswered; `must-be: true` asks that it is on.
        - **`min` and `max`** are part of what they allow. Of a selection they bound the number of options that are
          chosen, once any is: an empty selection that is not required is valid.
        - An **exclusive** option is chosen alone. Choosing it clears the others, choosing another clears it, and it
          alone satisfies `required` and any `min`. An answer that holds it and another is a violation.
        - **`required` and `min` never ask for more than can be chosen** now: where nothing is offered nothing is
          required, and a `required` option that is not offered may be missing.
        - A **hidden** field, or one of a hidden section, keeps its value while the form is being edited. It counts
          as unanswered in conditions, none of its limits is asked for, and it is left out where valid answers are
          written. A rule rests while the field at which it is shown is hidden.
        - An option that is **not offered now** but chosen (its `visible-when` is not true, or its `disabled-when`
          is) still counts as chosen, in conditions too. It is shown, is a violation with the code `not-offered`,
          and is never dropped silently.
        - A **retired** option is not offered, and valid in stored answers.
        - **Lengths** count Unicode code points, as JSON Schema and databases do.
        - **Numbers** are judged by value: `5.0` is 5. `step` counts from `min`, or from 0 where there is none.
        - A **selection** is stored as a list of tags in the order of the spec, whatever the order of choosing.
        - All violations of an answer are reported, not the first one only.

        Limits that no answer can meet are errors in the spec, and so is what no platform can show:

        - a lower limit above the upper one (`min-above-max`), a `step` that is not above 0 (`step-not-positive`);
        - of a number of options, characters or columns, an upper limit below 1 or a lower one below 0
          (`count-too-small`);
        - a `min` that the options cannot reach (`min-unreachable`), a `max` below the number of `required` options
          (`max-below-required`); exclusive and retired options do not count. A `max` that cannot be reached, or
          `select-all` beside a lower `max`, is a warning (`max-unreachable`, `select-all-with-max`);
        - `style: slider` without both `min` and `max` (`slider-bounds`), the `axis` of a picker whose style is not
          `radio` (`axis-without-radio`), `secure` beside `multiline` (`secure-lines`).
        """

    static let violations = """
        ## Violations

        Each violation has a code, which is stable and the same in every output. The text is the built-in one in
        English, here for an option “Apple”, a limit of 2 and an answer of 5; it is built in in \(builtInLanguages)
        as well.
        """

    static let builtInLanguages = "German, French, Spanish and Japanese"

    static let messages = """
        `messages`, of a field or at the top level, gives texts of the author's own by code (`unknown-violation`). A
        field's own win over the form's, those over the built-in ones. In them `{label}` stands for the field's
        label, `{min}` and `{max}` for its limits, `{found}` for what was answered; another small word in braces is
        an error (`unknown-placeholder`).

        \(fence("yaml", messagesExample))
        """

    private static let messagesExample = """
        - id: guests
          type: integer
          label: Guests
          max: 12
          messages:
            too-large: We have room for {max} guests, not for {found}.
        """

    static let answers = """
        ## Answers as JSON

        The answers to a form are one JSON object keyed by field id. An absent key and `null` are unanswered; an
        absent toggle is `false`. Sections leave no trace in it.

        | type | value |
        | --- | --- |
        | `text` | a string |
        | `integer`, `decimal` | a number, exact as it is written |
        | `date`, `time`, `date-time` | a string: `"2026-11-30"`, `"09:30"`, `"2026-11-30T09:30"`; seconds if not 0 |
        | `toggle` | `true` or `false` |
        | `picker` | a tag |
        | `multi-selector`, `checkboxes` | an array of tags, in the order of the spec |

        Tags are strings, or integers with `tag-type: integer`.
        """

    static let later = """
        ## Kept for later

        The type names `group`, `repeat`, `grid`, `computed`, `score`, `ranking`, `upload`, `today` and `contains`
        (`reserved-type`).
        """
}
