import Testing

/// Conditions that no legal answer makes true, or that every one does.
@Suite struct ConditionPossibleTests {
    @Test(arguments: [
        ("favourite in ()", "^^^^^^^^^^^^^^^", "error never-true: this can never be true; no legal answer makes it so"),
        (
            "fruits has any ()", "^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "count(fruits) > 5", "^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "count(fruits) < 0", "^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "count(fruits) >= 0", "^^^^^^^^^^^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true"
        ),
        (
            "favourite == apple and favourite == banana", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "favourite != apple or favourite != banana", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true; to ask for one, write `favourite is answered`"
        ),
        (
            "not (favourite == apple and favourite == banana)", "     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        ("age > 200", "^^^^^^^^^", "error never-true: this can never be true; no legal answer makes it so"),
        ("age < 0", "^^^^^^^", "error never-true: this can never be true; no legal answer makes it so"),
        (
            "age >= 0", "^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true; to ask for one, write `age is answered`"
        ),
        ("age == 1.5", "^^^^^^^^^^", "error never-true: this can never be true; no legal answer makes it so"),
        (
            "age > 18 and age < 18", "^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "age > 18 or age <= 18", "^^^^^^^^^^^^^^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true; to ask for one, write `age is answered`"
        ),
        (
            #"name == "abcdefghijkl""#, "^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            #"name == "a" and name == "b""#, "^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "start < 2020-01-01", "^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "member and not member", "^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "member or not member", "^^^^^^^^^^^^^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true"
        ),
        (
            "age is answered and age is unanswered", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "fruits has none and fruits has apple", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "fruits has apple and count(fruits) == 0", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            #"member and age > 200 or name == "x""#, "           ^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
        (
            "age != 5 or name is answered or member or age != 6", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true"
        ),
        ("size > 3", "^^^^^^^^", "error never-true: this can never be true; no legal answer makes it so"),
        (
            "size <= 3", "^^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true; to ask for one, write `size is answered`"
        ),
        ("opens < 00:00", "^^^^^^^^^^^^^", "error never-true: this can never be true; no legal answer makes it so"),
        ("age == age", "^^^^^^^^^^", "warning never-false: this can never be false; every legal answer makes it true"),
        (
            "fruits has all ()", "^^^^^^^^^^^^^^^^^",
            "warning never-false: this can never be false; every legal answer makes it true"
        ),
        (
            "favourite is unanswered and favourite == apple", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "error never-true: this can never be true; no legal answer makes it so"
        ),
    ])
    func possible(_ condition: String, _ carets: String, _ words: String) {
        #expect(said(of: condition) == carets + " " + words)
    }

    /// Each part that cannot be is told of.
    @Test func partsAreToldOfOneByOne() {
        let found = said(of: "age > 200 and (member or age < 0)")
        #expect(
            found == """
                ^^^^^^^^^ error never-true: this can never be true; no legal answer makes it so
                                         ^^^^^^^ error never-true: this can never be true; no legal answer makes it so
                """)
    }
}
