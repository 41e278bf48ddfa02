#!/usr/bin/env python3
"""Checks JSON Schemas that formc wrote against answers that they must accept and refuse.

usage: answer_schema_check.py FOLDER

For each NAME.schema.json in the folder, which must be valid itself (draft 2020-12), each line of
NAME.accept.jsonl must pass it and each line of NAME.refuse.jsonl must not, under every validator
that is installed: jsonschema, jsonschema-rs, sourcemeta-jsonschema (all on PyPI). Prints what is
otherwise and exits with 1. Without jsonschema it says so and exits with 77.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError as missing:
    print(f"answer_schema_check: skipped: {missing}")
    sys.exit(77)


def pattern(validator, pattern, instance, schema):
    """In ECMA-262 `$` is the end of the text, in Python also what stands before a line break there."""
    if validator.is_type(instance, "string") and not re.search(re.sub(r"(?<!\\)\$", r"\\Z", pattern), instance):
        yield jsonschema.ValidationError(f"{instance!r} does not match {pattern!r}")


PythonValidator = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": pattern})


def python_verdicts(schema, answers):
    validator = PythonValidator(schema)
    return [validator.is_valid(json.loads(answer)) for answer in answers]


def rust_verdicts(schema, answers):
    import jsonschema_rs

    validator = jsonschema_rs.Draft202012Validator(schema)
    return [validator.is_valid(json.loads(answer)) for answer in answers]


def sourcemeta_verdicts(schema, answers):
    import sourcemeta_jsonschema

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "schema.json").write_text(json.dumps(schema), encoding="utf-8")
        files = [folder / f"{position}.json" for position in range(len(answers))]
        for file, answer in zip(files, answers):
            file.write_text(answer, encoding="utf-8")
        command = [sys.executable, "-m", "sourcemeta_jsonschema", "validate", "--continue", "--verbose"]
        run = subprocess.run(
            [*command, folder / "schema.json", *files], capture_output=True, encoding="utf-8", check=False
        )
        said = {}
        for line in (run.stdout + run.stderr).splitlines():
            verdict, _, path = line.partition(": ")
            if verdict in ("ok", "fail"):
                said[pathlib.Path(path).name] = verdict == "ok"
        # One that it says nothing of is neither accepted nor refused.
        return [said.get(file.name) for file in files]


def installed():
    found = {"jsonschema": python_verdicts}
    for name, module, verdicts in [
        ("jsonschema-rs", "jsonschema_rs", rust_verdicts),
        ("sourcemeta", "sourcemeta_jsonschema", sourcemeta_verdicts),
    ]:
        try:
            __import__(module)
            found[name] = verdicts
        except ImportError:
            pass
    return found


def lines(path):
    # Not splitlines(), for which U+2028 inside of a text ends a line.
    return [line for line in path.read_text(encoding="utf-8").split("\n") if line] if path.exists() else []


def is_json(text):
    try:
        json.loads(text)
        return True
    except ValueError:
        return False


def main(folder):
    validators = installed()
    wrong = []
    count = 0
    for path in sorted(pathlib.Path(folder).glob("*.schema.json")):
        name = path.name.removesuffix(".schema.json")
        schema = json.loads(path.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        accepted = lines(path.with_name(f"{name}.accept.jsonl"))
        refused = lines(path.with_name(f"{name}.refuse.jsonl"))
        broken = [answer for answer in accepted + refused if not is_json(answer)]
        if broken:
            wrong += [f"{name}: no JSON: {answer}" for answer in broken]
            continue
        count += len(accepted) + len(refused)
        for validator, verdicts in validators.items():
            answers = accepted + refused
            for position, (answer, verdict) in enumerate(zip(answers, verdicts(schema, answers))):
                if verdict != (position < len(accepted)):
                    said = {True: "accepted", False: "refused", None: "not judged"}[verdict]
                    wrong.append(f"{name}: {said} by {validator}: {answer}")
    print("\n".join(wrong) or f"answer_schema_check: {count} answers are as they should be, by {', '.join(validators)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
