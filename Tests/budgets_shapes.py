"""Hostile shapes of specs and answers, each grown by a number: what costs somewhere more than it is long."""

HEAD = "formc: 1\nform: Hostile\n"
FIELD = "      - { id: a, type: integer, label: A }\n"


def form(fields, before="", after=""):
    return f"{HEAD}{before}sections:\n  - fields:\n{fields}{after}"


def lines(count, line):
    """The line so many times; `{}` is a number."""
    return "".join(line.replace("{}", str(number)) for number in range(count))


def picker(options, more=""):
    return form(f"      - id: p\n        type: picker\n        label: P\n{more}        options:\n{options}")


def condition(text):
    return form(FIELD + f"      - {{ id: b, type: integer, label: B, visible-when: '{text}' }}\n")


def pattern(text):
    return form(f"      - {{ id: a, type: text, label: L, pattern: '{text}' }}\n")


# Name: (a number, the spec of a number). Counted are an eighth, a quarter and a half of it. Of what is misspelt only the
# first hundred are taught, each beside a thousand names at most: the eighth is beyond both.
SPECS = {
    "unknown keys": (2500, lambda n: form(FIELD, lines(n, "unheard-of-{}: 1\n"))),
    "keys of anybody's": (2500, lambda n: form(FIELD, lines(n, "x-word-{}: 1\n"))),
    "the same key": (2500, lambda n: form(FIELD, lines(n, "title: Again\n"))),
    "fields": (600, lambda n: form(lines(n, "      - { id: a{}, type: integer, label: Label of {} }\n"))),
    "fields of one id": (600, lambda n: form(lines(n, "      - { id: a, type: integer, label: Label of {} }\n"))),
    "fields of no type": (600, lambda n: form(lines(n, "      - { id: a{}, type: nonsense, label: Label }\n"))),
    "sections": (400, lambda n: HEAD + "sections:\n" + lines(n, "  - fields: [{ id: a{}, type: date, label: Label }]\n")),
    "options": (1500, lambda n: picker(lines(n, "          - tag{}: Label of {}\n"))),
    "options of one tag": (1500, lambda n: picker(lines(n, "          - tag: Label of {}\n"))),
    "options of one label": (1500, lambda n: picker(lines(n, "          - tag{}: Label\n"))),
    "options of one Swift name": (1500, lambda n: picker("".join(f"          - a{'_' * (k % 40)}{k // 40}b\n" for k in range(n)))),
    "options in one line": (1500, lambda n: picker("          [" + ", ".join(f"tag{k}: Label {k}" for k in range(n)) + "]\n")),
    "former tags": (1000, lambda n: picker("          - { tag: a, formerly: [" + ", ".join(f"old{k}" for k in range(n)) + "] }\n")),
    "lists that nobody uses": (500, lambda n: form(FIELD, "choices:\n" + lines(n, "  list{}: [a, b, c]\n"))),
    "fields over one list": (
        300,
        lambda n: form(
            lines(n, "      - { id: a{}, type: multi-selector, label: Label, options: all }\n"),
            f"choices:\n  all: [{', '.join(f'tag{k}' for k in range(n))}]\n",
        ),
    ),
    "misspelt lists": (
        8000,
        lambda n: form(
            lines(n, "      - { id: a{}, type: picker, label: Label, options: lisst{} }\n"),
            "choices:\n" + lines(n, "  list{}: [a, b]\n"),
        ),
    ),
    "conditions in a chain": (
        400,
        lambda n: form(FIELD + lines(n, "      - { id: a{}, type: integer, label: L, visible-when: a > {} }\n")),
    ),
    "conditions on the field before": (
        400,
        lambda n: form(
            "      - { id: a0, type: integer, label: L }\n"
            + "".join(
                f"      - {{ id: a{k}, type: integer, label: L, visible-when: a{k - 1} > 1 }}\n" for k in range(1, n)
            )
        ),
    ),
    "a circle of conditions": (
        400,
        lambda n: form(
            "".join(
                f"      - {{ id: a{k}, type: integer, label: L, visible-when: a{(k + 1) % n} > 1 }}\n" for k in range(n)
            )
        ),
    ),
    "misspelt fields in conditions": (
        8000,
        lambda n: form(lines(n, "      - { id: name{}, type: integer, label: L, visible-when: nmae{} > 1 }\n")),
    ),
    "and": (3000, lambda n: condition(" and ".join(["a > 1"] * n))),
    "or over other numbers": (3000, lambda n: condition(" or ".join(f"a > {k}" for k in range(n)))),
    "parentheses": (10000, lambda n: condition("(" * n + "a > 1" + ")" * n)),
    "parentheses of few levels": (3000, lambda n: condition(" and ".join(["((a > 1))"] * n))),
    "not": (5000, lambda n: condition("not " * n + "a > 1")),
    "a list in a condition": (
        1500,
        lambda n: picker(lines(n, "          - tag{}\n"))
        + f"      - {{ id: b, type: text, label: B, visible-when: 'p in [{', '.join(f'tag{k}' for k in range(n))}]' }}\n",
    ),
    "rules": (
        300,
        lambda n: form(FIELD, after="rules:\n" + lines(n, "  - { require: a > {}, message: Message {}, at: a }\n")),
    ),
    "languages": (
        200,
        lambda n: form(
            "      - id: a\n        type: integer\n        label:\n          en: A\n" + "".join(f"          {code}: A\n" for code in codes(n)),
            f"language: en\nlanguages: [en, {', '.join(codes(n))}]\n",
        ),
    ),
    "texts in languages that miss": (
        60,
        lambda n: form(
            lines(n, "      - { id: a{}, type: integer, label: Label }\n"),
            f"language: en\nlanguages: [en, {', '.join(codes(n))}]\n",
        ),
    ),
    "imports that are not there": (400, lambda n: form(FIELD, "imports:\n" + lines(n, "  - lists/absent{}.yaml\n"))),
    "a long label": (40000, lambda n: form(f"      - {{ id: a, type: integer, label: {'word ' * (n // 5)}x }}\n")),
    "a long id": (40000, lambda n: form(f"      - {{ id: {'a' * n}, type: integer, label: L }}\n")),
    "a long quoted text of escapes": (8000, lambda n: form(FIELD, 'title: "' + "\\u00e9" * n + '"\n')),
    "escapes that are refused": (4000, lambda n: form(FIELD, 'title: "' + "\\u0007" * n + '"\n')),
    "a block of lines": (8000, lambda n: form(FIELD, "description: |\n" + lines(n, "  line {}\n"))),
    "a folded block": (8000, lambda n: form(FIELD, "description: >\n" + lines(n, "  line {}\n"))),
    "a plain value of lines": (8000, lambda n: form(FIELD, "description:\n" + lines(n, "  line {}\n"))),
    "a pattern": (3000, lambda n: pattern("(a|b)?" * n)),
    "a pattern that is too large": (40000, lambda n: pattern("(a|b)?" * n)),
    "comments": (5000, lambda n: form(FIELD, lines(n, "# comment {}\n"))),
    "comments that allow": (1500, lambda n: form(FIELD, lines(n, "# formc: allow[unused-list] reason\n"))),
    "comments that cut a value": (2000, lambda n: picker(lines(n, "          - tag{}: Item #{} of many\n"))),
    "tabs": (8000, lambda n: form(FIELD, "title: a\n" + "\t" * n + "b\n")),
    "lines of tabs": (4000, lambda n: form(FIELD, lines(n, "\ttitle: a\n"))),
    "control characters": (20000, lambda n: form(FIELD, "title: " + "\x07" * n + "\n")),
    "bytes that are no text": (40000, lambda n: form(FIELD, "title: ").encode() + b"\xff" * n + b"\n"),
    "byte order marks": (10000, lambda n: form(FIELD, "title: a" + "\ufeff" * n + "\n")),
    "wide characters": (10000, lambda n: form(FIELD, "title: " + "\U0001f600" * n + "\n")),
    "open brackets": (20000, lambda n: HEAD + "[" * n),
    "open braces": (10000, lambda n: HEAD + "{a: " * n),
    "dashes": (20000, lambda n: "- " * n + "\n"),
    "question marks": (10000, lambda n: "? " * n + "\n"),
    "an open quote": (5000, lambda n: HEAD + 'title: "' + lines(n, "line {}\n")),
    "anchors and aliases": (2000, lambda n: form(FIELD, lines(n, "x-{}: &a{} b\ny-{}: *a{}\n"))),
    "blank lines": (40000, lambda n: form(FIELD, "\n" * n)),
    "documents": (5000, lambda n: form(FIELD) + "---\na: 1\n" * n),
    "reserved ids": (
        4000,
        lambda n: form(FIELD, after="reserved:\n  fields: [" + ", ".join(f"old{k}" for k in range(n)) + "]\n"),
    ),
    "retired options": (
        1500, lambda n: picker("          - kept\n" + lines(n, "          - { tag: tag{}, retired: true }\n")),
    ),
    "notes": (1000, lambda n: form(FIELD + lines(n, "      - { type: note, text: Words number {} }\n"))),
    "messages of no code": (4000, lambda n: form(FIELD, "messages:\n" + lines(n, "  code{}: Words\n"))),
    "sources": (1000, lambda n: form(FIELD, "sources:\n" + lines(n, "  source{}: { tag-type: integer }\n"))),
    "fields with another answer": (
        400,
        lambda n: form(lines(n, "      - { id: a{}, type: picker, label: L, other: true, options: [x, y] }\n")),
    ),
    "repairs": (800, lambda n: form(lines(n, "      - { id: a{}, type: integer, label: L, required: yes }\n"))),
    "former ids": (
        3000,
        lambda n: form(
            "      - { id: a, type: text, label: A, formerly: [" + ", ".join(f"old{k}" for k in range(n)) + "] }\n"
        ),
    ),
}


def codes(count):
    """Codes of languages, all different."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [f"{letters[k // 676 % 26]}{letters[k // 26 % 26]}{letters[k % 26]}x" for k in range(count)]


WORKLOAD = """formc: 1
form: Answered
sections:
  - fields:
      - { id: name, type: text, label: Name, required: true, max-length: 1000 }
      - { id: age, type: integer, label: Age, min: 0 }
      - { id: many, type: multi-selector, label: Many, options: [a, b, c] }
      - { id: shown, type: text, label: Shown, visible-when: age > 3 }
"""

# Stored answers to the form above.
ANSWERS = {
    "records": (1500, lambda n: '{"name": "x", "age": 3, "many": ["a"]}\n' * n),
    "records with violations": (1500, lambda n: '{"age": -3, "many": ["z", "a", "a"], "shown": 1}\n' * n),
    "records in one array": (1500, lambda n: "[" + ",".join(['{"name": "x", "age": 3}'] * n) + "]"),
    "unknown fields": (3000, lambda n: "{" + ",".join(f'"unknown{k}": 1' for k in range(n)) + "}"),
    "one field again": (3000, lambda n: "{" + ",".join(['"age": 1'] * n) + "}"),
    "tags that are the same": (5000, lambda n: '{"name": "x", "many": [' + ",".join(['"a"'] * n) + "]}"),
    "tags that there are not": (5000, lambda n: '{"name": "x", "many": [' + ",".join(f'"t{k}"' for k in range(n)) + "]}"),
    "a long text": (60000, lambda n: '{"name": "' + "x" * n + '"}'),
    "a text of escapes": (10000, lambda n: '{"name": "' + "\\u00e9" * n + '"}'),
    "a long number": (60000, lambda n: '{"name": "x", "age": ' + "9" * n + "}"),
    "brackets": (30000, lambda n: '{"name": ' + "[" * n),
    "blanks": (60000, lambda n: '{"name": "x",' + " " * n + '"age": 1}'),
    "empty lines": (60000, lambda n: "\n" * n + '{"name": "x"}\n'),
    "lines that are no JSON": (5000, lambda n: "nonsense\n" * n),
    "bytes that are no text": (60000, lambda n: b"\xff" * n),
}

SHARED = "formc: 1\nchoices:\n"


def importing(path):
    return form("      - { id: a, type: picker, label: A, options: all }\n", f"imports: [{path}]\n")


def forms(count, text):
    return {f"F{k}.form.yaml": text for k in range(count)}


def levels(count, width):
    """Files of which each imports all of the next level."""
    files = {"": form(FIELD, "imports: [L0-0.yaml]\n")}
    for level in range(count):
        below = ", ".join(f"L{level + 1}-{k}.yaml" for k in range(width)) if level + 1 < count else ""
        for k in range(width):
            text = SHARED + f"  list{level}-{k}: [a, b]\n" + (f"imports: [{below}]\n" if below else "")
            files[f"L{level}-{k}.yaml"] = text
    return files


def in_languages(count):
    """A list in so many languages, imported into a form in all of them."""
    texts = "{ en: A" + "".join(f", {code}: A" for code in codes(count)) + " }"
    head = f"language: en\nlanguages: [{', '.join(codes(count))}]\n"
    field = f"      - {{ id: a, type: picker, label: {texts}, options: all }}\n"
    options = "".join(f"    - tag{k}: {texts}\n" for k in range(10))
    return {
        "": form(field, head + "imports: [all.yaml]\n"),
        "all.yaml": "formc: 1\n" + head + "choices:\n  all:\n" + options,
    }


# Files by name. The one without a name is checked; where there is none, the whole folder is.
FOLDERS = {
    "specs": (800, lambda n: forms(n, form(FIELD))),
    "specs that import one list": (
        400, lambda n: {"all.yaml": SHARED + "  all: [a, b, c]\n"} | forms(n, importing("all.yaml")),
    ),
    "imports in a chain": (400, lambda n: levels(n, 1)),
    "imports in diamonds": (200, lambda n: levels(n, 2)),
    "a long list that is imported": (
        4000,
        lambda n: {
            "": importing("all.yaml"), "all.yaml": SHARED + "  all:\n" + lines(n, "    - tag{}: Label {}\n"),
        },
    ),
    "an imported list in languages": (2000, in_languages),
}
