import Testing

/// Conditions that ask for what there is not, or for what the kinds of their sides do not allow.
@Suite struct ConditionTypeTests {
    @Test(arguments: [
        ("nmae is answered", "^^^^", "error unknown-field: `nmae` is no field of this form; did you mean `name`?"),
        ("nothing == 1", "^^^^^^^", "error unknown-field: `nothing` is no field of this form"),
        (
            "full-name is answered", "^^^^^^^^^",
            "error unknown-field: `full-name` is no field of this form; it is called `name` now"
        ),
        ("hint is answered", "^^^^", "error note-in-condition: `hint` is a note, which is never answered"),
        ("hint", "^^^^", "error note-in-condition: `hint` is a note, which is never answered"),
        ("Name is answered", "^^^^", "error unknown-field: `Name` is no field of this form; did you mean `name`?"),
        (
            "count(fruit) > 2", "      ^^^^^",
            "error unknown-field: `fruit` is no field of this form; did you mean `fruits`?"
        ),
        (
            "favourite in fruit", "             ^^^^^",
            "error unknown-field: `fruit` is no field of this form; did you mean `fruits`?"
        ),
        (
            "age > weigth", "      ^^^^^^",
            "error unknown-field: `weigth` is no field of this form; did you mean `weight`?"
        ),
        (
            "favourite == appel", "             ^^^^^",
            "error unknown-tag: `appel` is no tag of the list; did you mean `apple`?"
        ),
        (
            "favourite == Black-cherry", "             ^^^^^^^^^^^^",
            "error unknown-tag: `Black-cherry` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            #"favourite == "Black cherry""#, "             ^^^^^^^^^^^^^^",
            "error unknown-tag: `Black cherry` is no tag of the list; that is its label; its tag is `cherry`"
        ),
        (
            "favourite == morello", "             ^^^^^^^",
            "error unknown-tag: `morello` is no tag of the list; it is called `cherry` now"
        ),
        (
            "favourite == second", "             ^^^^^^",
            "error unknown-tag: `second` is no tag of the list; another field is `field(second)`"
        ),
        (
            "favourite == tea", "             ^^^",
            "error unknown-tag: `tea` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            "favourite in (apple, pear)", "                     ^^^^",
            "error unknown-tag: `pear` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            #"favourite in (apple, "banana, cherry")"#, "                     ^^^^^^^^^^^^^^^^",
            "error unknown-tag: `banana, cherry` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            "fruits has Apple", "           ^^^^^",
            "error unknown-tag: `Apple` is no tag of the list; did you mean `apple`?"
        ),
        (
            #"fruits has """#, "           ^^",
            "error condition-type: an empty text is no answer; write `fruits is unanswered`"
        ),
        (
            "name == Ada", "        ^^^",
            #"error unknown-field: `Ada` is no field of this form; a text stands in quotes: `"Ada"`"#
        ),
        (
            "name != emial", "        ^^^^^",
            "error unknown-field: `emial` is no field of this form; did you mean `email`?"
        ),
        (
            "drink == other", "         ^^^^^",
            "error unknown-tag: `other` is no tag of the list; its tags are `tea`, `coffee`"
        ),
    ])
    func names(_ condition: String, _ carets: String, _ words: String) {
        #expect(said(of: condition) == carets + " " + words)
    }

    @Test(arguments: [
        (
            "name", "^^^^",
            "error condition-type: `name` is a text, not true or false by itself; ask something of it: `name is answered`"
        ),
        (
            "favourite", "^^^^^^^^^",
            "error condition-type: `favourite` is a picker, not true or false by itself; ask something of it: `favourite == apple`"
        ),
        (
            "fruits", "^^^^^^",
            "error condition-type: `fruits` is a selection, not true or false by itself; ask something of it: `fruits has apple`"
        ),
        (
            "size", "^^^^",
            "error condition-type: `size` is a picker, not true or false by itself; ask something of it: `size == 1`"
        ),
        (
            "start", "^^^^^",
            "error condition-type: `start` is a date, not true or false by itself; ask something of it: `start is answered`"
        ),
        (
            "goal", "^^^^",
            "error condition-type: `goal` is a picker, not true or false by itself; ask something of it: `goal is answered`"
        ),
        (
            "favourite == 3", "             ^",
            "error unknown-tag: `3` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            "favourite > apple", "          ^",
            "error condition-type: `favourite` is a picker over tags of text, which has no order for `>`; it is compared with `==` and `!=`"
        ),
        (
            "favourite == count(fruits)", "             ^^^^^^^^^^^^^",
            "error condition-type: `favourite` is a picker, compared with a tag, but `count(fruits)` is a number"
        ),
        (
            "favourite == field(age)", "                   ^^^",
            "error condition-type: `favourite` is a picker, but `age` is a whole number; they cannot be compared"
        ),
        (
            "favourite == field(drink)", "                   ^^^^^",
            "error condition-type: `favourite` and `drink` choose from different lists; only tags of one list can be compared"
        ),
        (
            "favourite == field(fruits)", "                   ^^^^^^",
            "error condition-type: `favourite` is a picker, but `fruits` is a selection; they cannot be compared"
        ),
        (
            "favourite in drinks", "             ^^^^^^",
            "error condition-type: `favourite` and `drinks` choose from different lists; only tags of one list can be compared"
        ),
        (
            "favourite in second", "             ^^^^^^",
            "error condition-type: `in` asks for a selection or a list, but `second` is a picker; write `== field(second)`"
        ),
        (
            "favourite in age", "             ^^^",
            "error condition-type: `in` asks for a selection or a list, but `age` is a whole number; a list of tags is `(a, b)`"
        ),
        (
            "age in (1, 2)", "^^^",
            "error condition-type: `in` asks for a picker, but `age` is a whole number; compare it with `==`, and join with `or`"
        ),
        (
            "fruits in (apple, banana)", "^^^^^^",
            "error condition-type: `in` asks for a picker, but `fruits` is a selection; write `has any (…)`"
        ),
        (
            "count(fruits) in (1, 2)", "^^^^^^^^^^^^^",
            "error condition-type: `in` asks for a picker, but `count(fruits)` is a number"
        ),
        (
            "favourite has apple", "^^^^^^^^^",
            "error condition-type: `has` asks for a selection, but `favourite` is a picker; a picker holds one: write `==`"
        ),
        (
            "name has apple", "^^^^",
            "error condition-type: `has` asks for a selection, but `name` is a text; a text has only `==`, `!=` and `is answered`"
        ),
        (
            "favourite has any (apple, banana)", "^^^^^^^^^",
            "error condition-type: `has` asks for a selection, but `favourite` is a picker; write `in (…)`"
        ),
        (
            "fruits has 3", "           ^",
            "error unknown-tag: `3` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            "fruits has count(drinks)", "           ^^^^^^^^^^^^^",
            "error condition-type: a tag is expected, but `count(drinks)` is a number"
        ),
        (
            "fruits has field(drink)", "                 ^^^^^",
            "error condition-type: `fruits` and `drink` choose from different lists; only tags of one list can be compared"
        ),
        (
            "fruits has field(drinks)", "                 ^^^^^^",
            "error condition-type: a tag or a picker is expected, but `drinks` is a selection"
        ),
        (
            "fruits has any (apple, field(age))", "                             ^^^",
            "error condition-type: a tag or a picker is expected, but `age` is a whole number"
        ),
        (
            "fruits == apple", "^^^^^^^^^^^^^^^",
            "error condition-type: `fruits` is a selection, which `==` does not compare; write `fruits has apple`"
        ),
        (
            "fruits != apple", "^^^^^^^^^^^^^^^",
            "error condition-type: `fruits` is a selection, which `!=` does not compare; write `not fruits has apple`"
        ),
        (
            "fruits == (apple)", "          ^",
            "error condition-syntax: expected a value, found `(`; write `has any (…)` or `has all (…)`"
        ),
        (
            "fruits > 2", "^^^^^^^^^^",
            "error condition-type: `fruits` is a selection, which `>` does not compare; ask how many it holds: `count(fruits) > …`"
        ),
        (
            "fruits == drinks", "^^^^^^^^^^^^^^^^",
            "error condition-type: `fruits` is a selection, which `==` does not compare; ask how many it holds: `count(fruits) == …`"
        ),
        (
            "count(favourite) > 1", "      ^^^^^^^^^",
            "error condition-type: `count` asks for a selection, but `favourite` is a picker"
        ),
        ("count(name) > 1", "      ^^^^", "error condition-type: `count` asks for a selection, but `name` is a text"),
        (
            #"age == "18""#, "       ^^^^",
            #"error condition-type: `age` is a number, but `"18"` is a text in quotes; write it without quotes"#
        ),
        ("age == eighteen", "       ^^^^^^^^", "error unknown-field: `eighteen` is no field of this form"),
        (
            "age == name", "       ^^^^",
            "error condition-type: `age` is a number, but `name` is a text; they cannot be compared"
        ),
        ("age == 018", "       ^^^", "error not-number: expected a number, found `018`; leave out the leading zeros"),
        ("age == 1_000", "       ^^^^^", "error not-number: expected a number, found `1_000`; write decimal digits"),
        (
            "age == 1.2.3", "       ^^^^^",
            "error not-number: expected a number, found `1.2.3`; write decimal digits, with a point if need be"
        ),
        ("weight == .5", "          ^", "error condition-syntax: `.` has no meaning in a condition"),
        (
            "weight > 1,5", "          ^",
            "error condition-syntax: expected `and`, `or` or the end, found `,`; a decimal has a point: `1.5`"
        ),
        (
            "age > start", "      ^^^^^",
            "error condition-type: `age` is a number, but `start` is a date; they cannot be compared"
        ),
        (
            "age > count(favourite)", "            ^^^^^^^^^",
            "error condition-type: `count` asks for a selection, but `favourite` is a picker"
        ),
        (
            #"count(fruits) > "2""#, "                ^^^",
            #"error condition-type: `count(fruits)` is a number, but `"2"` is a text in quotes; write it without quotes"#
        ),
        (
            "count(fruits) >= name", "                 ^^^^",
            "error condition-type: `count(fruits)` is a number, but `name` is a text; they cannot be compared"
        ),
        (
            #"name < "M""#, "     ^",
            "error condition-type: `name` is a text, which has no order for `<`; it is compared with `==` and `!=`"
        ),
        (
            "name == 5", "        ^",
            #"error unknown-field: `5` is no field of this form; a text stands in quotes: `"5"`"#
        ),
        (
            "name == age", "        ^^^",
            "error condition-type: `name` is a text, but `age` is a whole number; they cannot be compared"
        ),
        (
            "name == count(fruits)", "        ^^^^^^^^^^^^^",
            "error condition-type: `name` is a text, but `count(fruits)` is a number"
        ),
        (
            #"name in ("Ada", "Bob")"#, "^^^^",
            "error condition-type: `in` asks for a picker, but `name` is a text; compare it with `==`, and join with `or`"
        ),
        (
            #"start == "2026-01-01""#, "         ^^^^^^^^^^^^",
            #"error condition-type: `start` is a date, but `"2026-01-01"` is a text in quotes; write it without quotes"#
        ),
        (
            "start > 2026-02-30", "        ^^^^^^^^^^",
            "error not-a-value: expected a date `YYYY-MM-DD`, found `2026-02-30`; there is no such day or time"
        ),
        (
            "start > 01.02.2026", "        ^^^^^^^^^^",
            "error not-a-value: expected a date `YYYY-MM-DD`, found `01.02.2026`"
        ),
        ("start > 2026", "        ^^^^", "error not-a-value: expected a date `YYYY-MM-DD`, found `2026`"),
        (
            "start > arrival", "        ^^^^^^^",
            "error condition-type: `start` is a date, but `arrival` is a date and time; they cannot be compared"
        ),
        (
            "start > opens", "        ^^^^^",
            "error condition-type: `start` is a date, but `opens` is a time; they cannot be compared"
        ),
        (
            "start > today", "        ^^^^^",
            "error not-a-value: expected a date `YYYY-MM-DD`, found `today`; dates are fixed here: the form asks no clock"
        ),
        (
            "opens > 9:00", "        ^^^^",
            "error not-a-value: expected a time `HH:MM` or `HH:MM:SS`, found `9:00`; write two digits each"
        ),
        ("opens > 24:00", "        ^^^^^", "error not-a-value: expected a time `HH:MM` or `HH:MM:SS`, found `24:00`"),
        (
            "opens >= start", "         ^^^^^",
            "error condition-type: `opens` is a time, but `start` is a date; they cannot be compared"
        ),
        (
            "arrival > 2026-01-01", "          ^^^^^^^^^^",
            "error not-a-value: expected a date and time `YYYY-MM-DDTHH:MM`, found `2026-01-01`; add the time, as in `T09:30`"
        ),
        (
            "arrival > 2026-01-01T09", "          ^^^^^^^^^^^^^",
            "error not-a-value: expected a date and time `YYYY-MM-DDTHH:MM`, found `2026-01-01T09`; add the time, as in `T09:30`"
        ),
        (
            "goal == swim", "        ^^^^",
            #"error condition-type: `swim` is a tag of a source, which stands in quotes; write `"swim"`"#
        ),
        (
            #"goal in (swim, "read")"#, "         ^^^^",
            #"error condition-type: `swim` is a tag of a source, which stands in quotes; write `"swim"`"#
        ),
        (
            "goals has swim", "          ^^^^",
            #"error condition-type: `swim` is a tag of a source, which stands in quotes; write `"swim"`"#
        ),
        (
            #"goal > "a""#, "     ^",
            "error condition-type: `goal` is a picker over tags of text, which has no order for `>`; it is compared with `==` and `!=`"
        ),
        (
            "goal == field(drink)", "              ^^^^^",
            "error condition-type: `goal` and `drink` choose from different lists; only tags of one list can be compared"
        ),
        (
            #"room == "4th""#, "        ^^^^^",
            "error condition-type: the tags of this source are whole numbers, but `4th` is none"
        ),
        (
            "room == one", "        ^^^",
            "error condition-type: the tags of this source are whole numbers, but `one` is none"
        ),
        (
            "room == 007", "        ^^^",
            "error condition-type: the tags of this source are whole numbers, but `007` is none"
        ),
        ("size == 4", "        ^", "error unknown-tag: `4` is no tag of the list; its tags are `1`, `2`, `3`"),
        (
            "size == Small", "        ^^^^^",
            "error unknown-tag: `Small` is no tag of the list; that is its label; its tag is `1`"
        ),
        (#"size > "2""#, "       ^^^", #"error not-a-value: expected a whole number, found `"2"`"#),
        ("size > Small", "       ^^^^^", "error not-a-value: expected a whole number, found `Small`"),
        (
            "size > field(age)", "             ^^^",
            "error condition-type: `size` is a picker, but `age` is a whole number; they cannot be compared"
        ),
        (
            "favourite == fruits", "             ^^^^^^",
            "error unknown-tag: `fruits` is no tag of the list; a selection stands after `in`"
        ),
        (
            "fruits == 3", "^^^^^^^^^^^",
            "error condition-type: `fruits` is a selection, which `==` does not compare; ask how many it holds: `count(fruits) == …`"
        ),
        (
            "fruits has drink", "           ^^^^^",
            "error unknown-tag: `drink` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            "fruits has drinks", "           ^^^^^^",
            "error unknown-tag: `drinks` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (#"name == """#, "        ^^", "error condition-type: an empty text is no answer; write `name is unanswered`"),
        (#"name != """#, "        ^^", "error condition-type: an empty text is no answer; write `name is answered`"),
        (
            "opens > 23:59:59", "^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "member OR vegan", "       ^^",
            "error condition-syntax: expected `and`, `or` or the end, found `OR`; write `or`"
        ),
        (
            #"name is "x""#, "        ^^^",
            #"error condition-syntax: expected `answered` or `unanswered`, found `"x"`; a value is compared with `==`"#
        ),
        (
            #"favourite == "green apple""#, "             ^^^^^^^^^^^^^",
            "error unknown-tag: `green apple` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            "favourite == weight", "             ^^^^^^",
            "error unknown-tag: `weight` is no tag of the list; its tags are `apple`, `banana`, `cherry`, `none`"
        ),
        (
            "fruits has any (field(favourite), appel)", "                                  ^^^^^",
            "error unknown-tag: `appel` is no tag of the list; did you mean `apple`?"
        ),
        (
            "favourite in (field(fruits))", "                    ^^^^^^",
            "error condition-type: a tag or a picker is expected, but `fruits` is a selection"
        ),
        ("age>18&&member", "      ^^", "error foreign-operator: conditions have no `&&`; write `and`"),
        ("!(member)", "^", "error foreign-operator: conditions have no `!`; write `not`"),
        (
            "member == TRUE", "^^^^^^^^^^^^^^",
            "error condition-type: `member` is a toggle, which stands for itself; write `member` or `not member`"
        ),
    ])
    func types(_ condition: String, _ carets: String, _ words: String) {
        #expect(said(of: condition) == carets + " " + words)
    }
}
