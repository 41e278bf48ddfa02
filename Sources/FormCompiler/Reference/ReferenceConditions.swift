/// Conditions, and what hangs on them.
extension Reference {
    static let conditions = """
        ## Conditions

        `visible-when`, `required-when`, `disabled-when`, `when` and `require` hold a condition. Its grammar is
        [condition.ebnf](condition.ebnf); what does not follow it is an error (`condition-syntax`), and so is an
        operator of another language (`foreign-operator`) or a comment inside a block scalar (`condition-comment`).
        Messages point at the very characters, also inside quotes and blocks.

        \(conditionTable)

        Comparisons, `in`, `has` and `is` bind tightest, then `not`, then `and`, then `or`; parentheses group.
        Comparisons do not chain: `age > 3 and age < 18`.

        The left side says how the right one is read:

        - After a **picker or a selection** a bare word is a tag of its list (`unknown-tag`); another field is
          `field(other)`. Tags of a source stand in quotes and are not checked.
        - After **`in`** a bare word is a selection, a list in parentheses holds tags and `field(other)` of pickers.
        - After a **text, number or date** a bare word is a field (`unknown-field`); a text to compare with is
          quoted, a number or a date is not.
        - `count(x)`, how many options a selection holds, is a number and may stand on either side.

        A word is letters, digits, `_`, `-`, and `.` or `:` inside it. Whatever else is written `"…"` or `'…'`, with
        no escapes: a text that holds one kind of quote is put into the other. Fields have their current ids, options
        their current tags. A note has no answer to ask for (`note-in-condition`).

        Both sides are of one kind (`condition-type`): a picker and a tag of its list, or another picker over the
        same list; numbers with numbers, dates with dates. Texts, and pickers whose tags are texts, are the same or
        not, and have no order. A list with `other` is comparable with the list that it is made of.

        What no legal answer can make true is an error (`never-true`), what every legal answer makes true a warning
        (`never-false`); both are found where they are certain, by trying what the answers can be.

        In YAML a condition is mostly a plain value. It is quoted where it begins with a quote, `!`, `&`, `*`, `[`
        or `{`, or holds ` #` or `: `; inside `{ }` also where it holds a comma. Long ones go after `>-`.
        """

    private static let conditionTable = markdownTable(
        ["asks", "of", "for example"],
        [
            ["the field by itself", "toggle", "`member`, `not member`"],
            ["`==`, `!=`", "picker", "`favourite == apple`, `size != 3`, `favourite == field(second)`"],
            ["`==`, `!=`", "text", "`name == \"Ada\"`, `name != nickname`"],
            ["`==`, `!=`, `<`, `<=`, `>`, `>=`", "integer, decimal", "`age >= 18`, `price < 2.50`, `age > guests`"],
            ["", "date", "`start >= 2026-11-30`, `end >= start`"],
            ["", "time", "`opens > 09:30`"],
            ["", "date-time", "`arrival <= 2026-11-30T09:30`"],
            ["", "picker with integer tags", "`size < 3`"],
            ["", "`count` of a selection", "`count(fruits) >= 2`, `count(fruits) == count(drinks)`"],
            ["`in`", "picker", "`favourite in (apple, banana)`, `favourite in fruits`"],
            ["`has`", "selection", "`fruits has apple`, `fruits has field(favourite)`"],
            ["`has any`, `has all`", "selection", "`fruits has any (apple, banana)`"],
            ["`is answered`, `is unanswered`", "every field", "`name is answered`"],
            ["`not`, `and`, `or`", "conditions", "`age >= 18 and not (member or guest)`"],
        ])

    static let truth = """
        ### Truth

        A condition is true, false or *unknown*, as in SQL. Unknown is

        - a comparison of which a side is unanswered or hidden,
        - a toggle that is hidden (shown, it is on or off),
        - `x in …` while `x` is unanswered or hidden.

        `is answered`, `is unanswered`, `has` and `count` are never unknown: a hidden field is unanswered, a hidden
        selection holds nothing, its count is 0. In `x in fruits` an empty or hidden `fruits` makes it false. A field
        in parentheses that is unanswered equals nothing: `x in (apple, field(y))` is then `x == apple`, and
        `fruits has all (apple, field(y))` is false.

        \(truthTable)

        `not` makes false of true, true of false, and leaves unknown. A thing is visible, required or disabled only
        while its condition is **true**; a rule is violated only when it is **false**. So a comparison
        with what is unanswered shows nothing and violates nothing.

        Whether a field or section is visible must not depend on itself, through whatever conditions and sections
        (`visibility-cycle`). Conditions of options make no such cycle: what is chosen counts, offered or not.
        """

    private static let truthTable = markdownTable(
        ["`a`", "`b`", "`a and b`", "`a or b`"],
        [
            ["true", "true", "true", "true"], ["true", "false", "false", "true"],
            ["true", "unknown", "unknown", "true"], ["false", "true", "false", "true"],
            ["false", "false", "false", "false"], ["false", "unknown", "false", "unknown"],
            ["unknown", "true", "unknown", "true"], ["unknown", "false", "false", "unknown"],
            ["unknown", "unknown", "unknown", "unknown"],
        ])

    static let conditionPlaces = """
        ### Where they stand

        - **`visible-when`** of a field or a section: it is hidden while this is not true.
        - **`required-when`**: the field must be answered while this is true. It does not stand beside `required`
          (`required-twice`).
        - **`visible-when`, `disabled-when`** of an option: offered only while the one is true, shown but not
          choosable while the other is. So one choice narrows another:

        \(fence("yaml", cascade))

        Lists whose options have conditions belong to one form: a file that only shares lists has no fields to ask
        (`condition-without-form`).
        """

    private static let cascade = """
        - id: country
          type: picker
          label: Country
          options: [Japan, France]
        - id: city
          type: picker
          label: City
          visible-when: country is answered
          options:
            - { tag: Kyoto, visible-when: country == Japan }
            - { tag: Osaka, visible-when: country == Japan }
            - { tag: Lyon, visible-when: country == France }
        """

    static let rules = """
        ## Rules

        A rule says what must hold between the answers. It is violated (code `rule`) when its `require` is false, and
        rests while its `when` is not true or the field at which it is shown is hidden. That field is `at`, one of
        those that the rule names (`rule-at`), or else the first one of `require`. Ids of rules are unique without
        regard to case and to `-` against `_` (`duplicate-rule-id`). The keys of a rule:
        """

    static let ruleExample = fence(
        "yaml",
        """
        formc: 1
        form: Stay
        sections:
          - fields:
              - id: arrival
                type: date
                label: Arrival
              - id: departure
                type: date
                label: Departure
        rules:
          - require: departure > arrival
            message: You leave before you arrive.
            at: departure
        """)

    static let other = """
        ### `other`

        `other: true`, or a mapping with the keys below, gives a picker or a selection one option more, the last one,
        and a text field after it that shows while it is chosen: the way out for whoever misses an option. `false` is
        as if it were absent.

        \(fence("yaml", otherExample))

        The option is stored as `other`, the text under the field's id and `-other` (here `fruit-other`; an id that
        is taken is an error, `duplicate-field-id`). Both are an option and a field like any other from there on, in
        conditions too. The tag must be none of the list, current or former (`duplicate-tag`); a list of integer tags
        has to be given one (`other-without-tag`). The label is built in in English, \(builtInLanguages);
        other languages need `label`. The option is not exclusive, and “select all” leaves it out. A shared list stays as it is: the
        field gets a list of its own. A field over a source has no `other` (`other-of-source`).
        """

    private static let otherExample = """
        - id: fruit
          type: picker
          label: Favourite fruit
          options: [Apple, Pear]
          other: { label: Another one, max-length: 40 }
        """
}
