import Testing

/// What is no condition: other languages, broken off, out of place. What is marked, and every word that is said.
@Suite struct ConditionSyntaxTests {
    @Test(arguments: [
        ("age => 18", "    ^^", "error foreign-operator: conditions have no `=>`; write `>=`"),
        ("age =< 18", "    ^^", "error foreign-operator: conditions have no `=<`; write `<=`"),
        ("age = 18", "    ^", "error foreign-operator: conditions have no `=`; write `==`"),
        ("age === 18", "    ^^^", "error foreign-operator: conditions have no `===`; write `==`"),
        ("age !== 18", "    ^^^", "error foreign-operator: conditions have no `!==`; write `!=`"),
        ("age <> 18", "    ^^", "error foreign-operator: conditions have no `<>`; write `!=`"),
        ("age ≠ 18", "    ^", "error foreign-operator: conditions have no `≠`; write `!=`"),
        ("age ≤ 18", "    ^", "error foreign-operator: conditions have no `≤`; write `<=`"),
        ("age ≥ 18", "    ^", "error foreign-operator: conditions have no `≥`; write `>=`"),
        ("member && age > 18", "       ^^", "error foreign-operator: conditions have no `&&`; write `and`"),
        ("member || age > 18", "       ^^", "error foreign-operator: conditions have no `||`; write `or`"),
        ("member & age > 18", "       ^", "error foreign-operator: conditions have no `&`; write `and`"),
        ("member | age > 18", "       ^", "error foreign-operator: conditions have no `|`; write `or`"),
        ("!member", "^", "error foreign-operator: conditions have no `!`; write `not`"),
        ("age > 18 and", "            ^", "error condition-syntax: expected a field, found the end"),
        ("or member", "^^", "error condition-syntax: expected a field, found `or`"),
        ("age >", "     ^", "error condition-syntax: expected a value, found the end"),
        (
            "age", "^^^",
            "error condition-type: `age` is a whole number, not true or false by itself; ask something of it: `age >= 1`"
        ),
        ("age 18", "    ^^", "error condition-syntax: expected `and`, `or` or the end, found `18`"),
        (
            "age > 18 < 30", "         ^",
            "error condition-syntax: comparisons do not chain; join two of them with `and`"
        ),
        ("age + 1 > 18", "    ^", "error condition-syntax: `+` has no meaning in a condition"),
        (
            "age > 18 # grown up", "         ^^^^^^^^^^",
            "error condition-comment: a condition has no comments; `#` stands in a text or a tag only in quotes"
        ),
        (#"name == "Ada"#, "        ^", "error condition-syntax: this quote is not closed"),
        (
            "name == ‘Ada’", "        ^",
            #"error condition-syntax: `‘` has no meaning in a condition; texts stand in `"` or `'`"#
        ),
        (
            "name == 'it''s'", "            ^^^",
            "error condition-syntax: expected `and`, `or` or the end, found `'s'`; a quote in a text goes into the other kind of quotes"
        ),
        ("(age > 18", "         ^", "error condition-syntax: expected `)`, found the end"),
        ("age > 18)", "        ^", "error condition-syntax: expected `and`, `or` or the end, found `)`"),
        ("()", " ^", "error condition-syntax: expected a field, found `)`"),
        ("not", "   ^", "error condition-syntax: expected a field, found the end"),
        (
            "member not", "       ^^^",
            "error condition-syntax: expected `and`, `or` or the end, found `not`; `not` stands before the whole: `not member`"
        ),
        ("count > 2", "      ^", "error condition-syntax: expected `(`, found `>`"),
        ("count(fruits)", "             ^", "error condition-syntax: expected a comparison, found the end"),
        ("count() > 2", "      ^", "error condition-syntax: expected a field, found `)`"),
        ("count(fruits > 2", "             ^", "error condition-syntax: expected `)`, found `>`"),
        (
            "count fruits > 2", "      ^^^^^^",
            "error condition-syntax: expected `(`, found `fruits`; write `count(fruits)`"
        ),
        (
            "favourite == field second", "                   ^^^^^^",
            "error condition-syntax: expected `(`, found `second`; write `field(second)`"
        ),
        ("fruits has", "          ^", "error condition-syntax: expected a tag, `any (…)` or `all (…)`, found the end"),
        (
            "fruits has any apple", "               ^^^^^",
            "error condition-syntax: expected a list `(a, b)`, found `apple`; a list stands in parentheses: `(apple)`"
        ),
        ("fruits has all", "              ^", "error condition-syntax: expected a list `(a, b)`, found the end"),
        (
            "fruits has any (apple banana)", "                      ^^^^^^",
            "error condition-syntax: expected `,` or `)`, found `banana`; put a comma between"
        ),
        (
            "fruits has (apple, banana)", "           ^",
            "error condition-syntax: expected a tag, `any (…)` or `all (…)`, found `(`; write `has any (…)` or `has all (…)`"
        ),
        (
            "favourite in", "            ^",
            "error condition-syntax: expected a field, or a list `(a, b)`, found the end"
        ),
        ("favourite in (apple", "                   ^", "error condition-syntax: expected `,` or `)`, found the end"),
        ("favourite in (apple,, banana)", "                    ^", "error condition-syntax: expected a tag, found `,`"),
        (
            "favourite not in (apple, banana)", "          ^^^",
            "error condition-syntax: expected `and`, `or` or the end, found `not`; `not` stands before the whole: `not favourite in …`"
        ),
        ("name is", "       ^", "error condition-syntax: expected `answered` or `unanswered`, found the end"),
        (
            "name is apple", "        ^^^^^",
            "error condition-syntax: expected `answered` or `unanswered`, found `apple`; a value is compared with `==`"
        ),
        (
            "name is not answered", "        ^^^",
            "error condition-syntax: expected `answered` or `unanswered`, found `not`; write `is unanswered`"
        ),
        (
            "name is empty", "        ^^^^^",
            "error condition-syntax: expected `answered` or `unanswered`, found `empty`; write `is unanswered`"
        ),
        (
            "name == null", "        ^^^^",
            "error condition-type: `null` is no answer; write `name is unanswered`"
        ),
        (
            "count(fruits) is answered", "^^^^^^^^^^^^^",
            "error condition-syntax: expected a field before `is`, found `count(fruits)`"
        ),
        (
            "count(fruits) has apple", "^^^^^^^^^^^^^",
            "error condition-syntax: expected a field before `has`, found `count(fruits)`"
        ),
        (
            #""Ada" == name"#, "^^^^^",
            #"error condition-syntax: expected a field, found `"Ada"`; the field stands on the left"#
        ),
        ("18 < age", "^^", "error unknown-field: `18` is no field of this form; the field stands on the left"),
        ("(age) > 18", "      ^", "error condition-syntax: expected `and`, `or` or the end, found `>`"),
        (
            "member AND age > 18", "       ^^^",
            "error condition-syntax: expected `and`, `or` or the end, found `AND`; write `and`"
        ),
        (
            "fruits contains apple", "       ^^^^^^^^",
            "error condition-syntax: expected `and`, `or` or the end, found `contains`; write `has`"
        ),
        (
            "favourite equals apple", "          ^^^^^^",
            "error condition-syntax: expected `and`, `or` or the end, found `equals`; write `==`"
        ),
        (
            "if member", "   ^^^^^^",
            "error condition-syntax: expected `and`, `or` or the end, found `member`; leave out `if`"
        ),
        ("field(age) > 18", "^^^^^", "error condition-syntax: expected a field, found `field`"),
        ("true", "^^^^", "error unknown-field: `true` is no field of this form; a condition asks something of a field"),
        (
            "member == true", "^^^^^^^^^^^^^^",
            "error condition-type: `member` is a toggle, which stands for itself; write `member`"
        ),
        (
            "member != true", "^^^^^^^^^^^^^^",
            "error condition-type: `member` is a toggle, which stands for itself; write `not member`"
        ),
        (
            "member == false", "^^^^^^^^^^^^^^^",
            "error condition-type: `member` is a toggle, which stands for itself; write `not member`"
        ),
        (
            "member > 1", "^^^^^^^^^^",
            "error condition-type: `member` is a toggle, which stands for itself; write `member` or `not member`"
        ),
        (
            "member == name", "^^^^^^^^^^^^^^",
            "error condition-type: `member` is a toggle, which stands for itself; write `member` or `not member`"
        ),
        ("age > 18.", "        ^", "error condition-syntax: `.` has no meaning in a condition"),
        ("age > 18:", "        ^", "error condition-syntax: `:` has no meaning in a condition"),
        ("favourite. == apple", "         ^", "error condition-syntax: `.` has no meaning in a condition"),
    ])
    func syntax(_ condition: String, _ carets: String, _ words: String) {
        #expect(said(of: condition) == carets + " " + words)
    }
}
