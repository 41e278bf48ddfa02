#!/usr/bin/env python3
"""Type-checks generated views against the stub of SwiftUI where no example goes: large forms, and hostile names.

usage: view_check.py FORMC MODULES [FLAG OF SWIFTC …]

Forms of 100 and 300 fields with every control, in sections of ten and in one: no warning, and the constraint scopes that
the type checker opens (its measure of work; no clock) grow with the fields and no faster. Then a form whose ids, titles
and sources are what the code itself could be called, or what ends a literal.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

CONTROLS = [
    "type: text",
    "type: text\n{0}multiline: true",
    "type: integer\n{0}style: stepper",
    "type: decimal\n{0}style: slider\n{0}min: 0\n{0}max: 10",
    "type: date",
    "type: date-time",
    "type: toggle\n{0}style: checkbox",
    "type: picker\n{0}style: segmented\n{0}options: shared",
    "type: picker\n{0}options: {{ source: people }}",
    "type: picker\n{0}style: inline\n{0}options: [one, two, three]",
    "type: multi-selector\n{0}options: shared\n{0}select-all: true",
    "type: checkboxes\n{0}axis: horizontal\n{0}columns: 2\n{0}options: [one, two, three]\n{0}other: true",
    "type: checkboxes\n{0}style: chips\n{0}options: {{ source: people }}",
]

IDS = """form page progress body sources texts default self init class extension view text section view-body some
label type protocol repeat-1 is-it rows1 parts1 Part1 model content id large""".split()
TEXTS = ['quote " here', "back \\( slash \\", "*/ /* // #if", 'three """ quotes', "tab\\tand\\nline", "日本語 🎉", "#endif"]


def large(count, per_section):
    lines = ["formc: 1", "form: Large", "choices:", "  shared: [red, green, blue]", "sources:",
             "  people: { tag-type: string }", "sections:"]
    for field in range(count):
        if field % per_section == 0:
            lines += [f"  - title: Section {field}", "    fields:"]
        control = CONTROLS[field % len(CONTROLS)].format(" " * 8)
        lines.append(f"      - id: f{field}\n        label: Field {field}\n        {control}")
        if field % 7 == 6:
            lines.append("        visible-when: f0 is answered")
    return "\n".join(lines) + "\n"


def hostile():
    sources = ["default", "form", "progress", "a-b", "日本"]
    # A form that is called as one of its parts would be.
    lines = ["formc: 1", "form: LargePart", f"title: {quoted(' '.join(TEXTS))}", f"description: {quoted(TEXTS[1])}", "sources:"]
    lines += [f"  {name}: {{ tag-type: {'integer' if at % 2 else 'string'} }}" for at, name in enumerate(sources)]
    lines.append("sections:")
    for at, name in enumerate(IDS):
        text = quoted(TEXTS[at % len(TEXTS)])
        lines += [f"  - id: {name}", f"    title: {text}", f"    description: {text}", "    fields:",
                  f"      - id: {name}", f"        label: {text}", "        type: multi-selector",
                  f"        options: {{ source: {sources[at % len(sources)]} }}",
                  f"      - type: note\n        text: {text}"]
    return "\n".join(lines) + "\n"


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def scopes(formc, modules, flags, spec):
    """How many scopes the type checker opened for a form's Swift, without a word of complaint."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "Large.form.yaml").write_text(spec)
        build = [formc, "build", "Large.form.yaml", "--emit", "swift,swiftui", "--access", "public"]
        run(build, folder)
        (folder / "stats").mkdir()
        features = [
            word for name in ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")
            for word in ("-enable-upcoming-feature", name)
        ]
        for version in ("5", "6"):
            run(["swiftc", "-typecheck", "-swift-version", version, "-warnings-as-errors", "-I", modules, *flags,
                 *(features if version == "6" else []), "-stats-output-dir", "stats", *(["-wmo"] if version == "6" else []),
                 "Large.form.swift", "Large.view.swift"], folder)
        counts = [json.loads(file.read_text()) for file in (folder / "stats").glob("*.json")]
        return sum(count.get("Sema.NumConstraintScopes", 0) for count in counts)


def run(command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"view_check: {command[0]} ended with {result.returncode}:\n{result.stdout}{result.stderr}")


def main():
    formc, modules, *flags = sys.argv[1:]
    formc = pathlib.Path(formc).resolve()
    for per_section, where in ((10, "in sections of ten"), (1000, "in one section")):
        small, more = (scopes(formc, modules, flags, large(count, per_section)) for count in (100, 300))
        print(f"view_check: 100 fields {where}: {small} scopes; 300 fields: {more}", flush=True)
        if small == 0 or more > 3.3 * small:
            sys.exit("view_check: type-checking is not linear in the fields")
    print(f"view_check: hostile names: {scopes(formc, modules, flags, hostile())} scopes")


if __name__ == "__main__":
    main()
