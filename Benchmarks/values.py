"""Answers in memory: the generated type's rules and coding beside those that one would write by hand."""

import json
import shutil
import sys

import forms
import goals
import measure
import naive
import programs

FOLDER = programs.FOLDER / "values"
# What both shapes can hold, so that their rules can be asked: not unknown tags, wrong types or a tag twice.
FAULTS = {"required", "too-many", "exclusive-conflict"}


def made(count):
    """The program, and the answers to its two forms: one of selections alone, and the one of `answers.py`."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name, fields in (
        ("Selections", list(forms.even(20, 12, multiple=lambda position: True))), ("Answers", list(forms.fields(20)))
    ):
        spec = FOLDER / f"{name}.form.yaml"
        spec.write_text(forms.written(fields, name, "A form"))
        programs.told(programs.FORMC, "build", "--runtime", "import", spec)
        (FOLDER / f"{name}ByHand.swift").write_text(naive.swift(fields, f"{name}ByHand"))
        (FOLDER / f"{name}.jsonl").write_text("".join(line + "\n" for line in sampled(spec, fields, count)))
    return compiled()


def sampled(spec, fields, count):
    """Nine valid answers, then one that is not. All selections are there, since synthesised coding asks for them."""
    valid = iter(programs.told(programs.FORMC, "sample", spec, "--valid", count).splitlines())
    invalid = programs.told(programs.FORMC, "sample", spec, "--invalid", count).splitlines()
    invalid = (json.loads(line) for line in invalid)
    invalid = (line["answers"] for line in invalid if line["code"] in FAULTS)
    for position in range(count):
        answers = next(invalid) if position % 10 == 9 else json.loads(next(valid))
        for field in fields:
            if field.most is not None:
                answers[field.id] = answers.get(field.id) or []
        yield json.dumps(answers, separators=(",", ":"))


def compiled():
    runtime = programs.imported_runtime()
    counter = FOLDER / "allocations.o"
    programs.told(programs.CC, "-O2", "-c", programs.HERE / "allocations.c", "-o", counter)
    programs.told(
        "swiftc", *programs.RELEASE, "-module-name", "Values", "-I", runtime, "-import-objc-header",
        programs.HERE / "allocations.h", programs.HERE / "Values.swift", *sorted(FOLDER.glob("*.swift")),
        runtime / "FormRuntime.o", counter, "-o", FOLDER / "values")
    return FOLDER / "values"


def table(present, is_quick):
    program = made(100 if is_quick else 1_000)
    cost = measure.run([program, FOLDER / "Selections.jsonl", FOLDER / "Answers.jsonl", 3 if is_quick else 15])
    if cost.status != 0:
        sys.exit("values: the generated Swift and that written by hand do not agree on the answers")
    found = {name: float(number) for name, number in (line.split() for line in cost.output.decode().splitlines())}
    rows = (
        ("violations() of valid answers, a selection", "rules", 1, "ns"),
        ("a selection of three from an array", "array", 1, "ns"),
        ("JSONEncoder, an answer of 20 fields", "encode", 1_000, "µs"),
        ("JSONDecoder, the same", "decode", 1_000, "µs"),
    )
    measure.table(
        "Answers in memory, CPU time: generated, and by hand with sets of enums and synthesised coding",
        ["", "generated", "by hand", "÷ by hand"],
        [[what, *(f"{found[f'{name}-{shape}'] / by:.1f} {unit}" for shape in ("generated", "by-hand")),
          f"{ratio(found, name):.2f}"] for what, name, by, unit in rows]
        + [["allocations of violations(), a valid form of 20 selections",
            *(f"{found[f'allocated-{shape}']:.1f}" for shape in ("generated", "by-hand")), ""]],
    )
    print()
    goals.at_most("violations() of valid answers, a selection", found["rules-generated"], 4, " ns")
    if found["allocated-generated"] >= 0:
        goals.at_most("violations() of valid answers, allocations", found["allocated-generated"], 0, "")
    goals.at_most("JSONEncoder on the generated type ÷ by hand", ratio(found, "encode"), 1.0)
    goals.at_most("JSONDecoder on the generated type ÷ by hand", ratio(found, "decode"), 1.0)


def ratio(found, name):
    return found[f"{name}-generated"] / found[f"{name}-by-hand"]
