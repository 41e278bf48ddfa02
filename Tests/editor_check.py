#!/usr/bin/env python3
"""The schema for editors in the hands of check-jsonschema: over the examples and over mutations of them.

usage: editor_check.py FORMC

Whatever formc refuses for its shape, the schema must refuse; what formc takes, the schema must take. A mutation is made
with the line at which a key stands, so that the rest of the example stays as it is. Prints what is otherwise and exits
with 1. Without check-jsonschema it says so and exits with 0.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What is wrong with the shape of a spec, as a schema can tell; the rest asks what names mean.
SHAPES = set(
    """unknown-key missing-key unknown-word wrong-kind not-boolean not-number unknown-type reserved-type
    language-version sections-without-form no-fields no-options image-place source-and-options shorthand-with-keys
    unknown-violation id-spelling""".split()
)
ENTRY = re.compile(r"^(\s*(?:- )?)([a-z-]+):( .*)?$")


def mutations(text):
    """Texts with one change each, with words that say which: of every key its first place in the spec."""
    lines = text.split("\n")
    seen = set()
    for number, line in enumerate(lines):
        entry = ENTRY.match(line)
        if entry is None or entry[2] in seen:
            continue
        seen.add(entry[2])
        before, key, value = entry[1], entry[2], (entry[3] or "").strip()
        changes = {f"{key} is spelt {key}x": f"{before}{key}x:{entry[3] or ''}"}
        if value and value[0] not in "[{|>":
            changes |= {
                f"{key} is a list": f"{before}{key}: [[a], [b]]",
                f"{key} is a mapping": f"{before}{key}: {{ Any thing: {{ b: c }} }}",
                f"{key} is a word": f"{before}{key}: some other-word",
            }
            if not before.endswith("- "):
                changes[f"{key} is missing"] = None
        for words, change in changes.items():
            changed = lines[:number] + ([] if change is None else [change]) + lines[number + 1 :]
            yield words, "\n".join(changed)


def findings(formc, paths):
    """The ids of formc's errors, by file."""
    command = [formc, "check", "--format", "json", *paths]
    report = json.loads(subprocess.run(command, capture_output=True).stdout)
    ids = {path: set() for path in paths}
    for found in report["findings"]:
        if found["severity"] == "error":
            ids.setdefault(found["file"], set()).add(found["id"])
    return ids


def refused(schema, paths):
    """The files that the schema does not take."""
    command = ["check-jsonschema", "--schemafile", schema, "--output-format", "json", *paths]
    result = subprocess.run(command, capture_output=True, text=True)
    report = json.loads(result.stdout)
    return {fault["filename"] for fault in report["errors"] + report["parse_errors"]}


def main(formc):
    if shutil.which("check-jsonschema") is None:
        print("editor_check: SKIPPED: check-jsonschema is missing")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        return compare(formc, pathlib.Path(folder))


def compare(formc, folder):
    schema = folder / "form.schema.json"
    schema.write_bytes(subprocess.run([formc, "schema"], capture_output=True, check=True).stdout)
    wrong, counts = [], {"examples": 0, "refused for their shape": 0, "refused for what they mean": 0, "taken": 0}
    told = {}
    for example in sorted(ROOT.glob("Examples/**/*.form.yaml")):
        text = example.read_text()
        counts["examples"] += 1
        # Beside the spec stands what it imports.
        place = folder / str(counts["examples"])
        shutil.copytree(example.parent, place, ignore=shutil.ignore_patterns("*.swift", ".build", "*.json"))
        for number, (words, changed) in enumerate([("as it is", text), *mutations(text)]):
            path = place / f"{example.name.split('.')[0]}-{number}.form.yaml"
            path.write_text(changed)
            told[str(path)] = f"{example.name}: {words}"
    ids = findings(formc, list(told))
    outside = refused(schema, list(told))
    for path, words in told.items():
        if ids[path] & SHAPES:
            counts["refused for their shape"] += 1
            if path not in outside:
                wrong.append(f"{words}: the schema takes it, and formc says {', '.join(sorted(ids[path]))}")
        elif ids[path]:
            counts["refused for what they mean"] += 1
        else:
            counts["taken"] += 1
            if path in outside:
                wrong.append(f"{words}: the schema refuses it, and formc does not")
    print("\n".join(wrong + [f"editor_check: {', '.join(f'{count} {name}' for name, count in counts.items())}"]))
    return 1 if wrong or counts["refused for their shape"] < 50 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
