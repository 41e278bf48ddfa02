"""Specs of 10 to 100 000 fields: `formc check` and `formc build` beside libyaml alone and programs of others."""

import ast
import shutil
import sys
from typing import Callable, NamedTuple

import forms
import goals
import measure
import peers
import programs
import xlsform

FOLDER = programs.FOLDER / "specs"
SIZES = (10, 1_000, 10_000, 100_000)
ROUNDS = {10: 15, 1_000: 9, 10_000: 7, 100_000: 3}
QUICK = ((10, 100, 1_000), 2)
# What the linters are told: all their usual rules, but not how long a line may be.
LINT = "{extends: relaxed, rules: {line-length: disable}}"
_made = set()
COUNT_FIELDS = """
import sys, yaml
with open(sys.argv[1], "rb") as file:
    print(sum(len(section["fields"]) for section in yaml.load(file, Loader=yaml.CSafeLoader)["sections"]))
"""


class Work(NamedTuple):
    """A program's command for a size; the largest size that it is given; whether what came out is right for a size."""

    name: str
    command: Callable
    is_right: Callable
    largest: int = 100_000
    is_slow: bool = False


def spec(size):
    return FOLDER / f"Form{size}.form.yaml"


def made(sizes):
    """The specs; their schemas and XLSForms, for the sizes that peers take; two faulty specs. Once a run."""
    if _made.issuperset(sizes):
        return
    _made.update(sizes)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for size in sizes:
        forms.write(size, f"Form{size}", spec(size))
        if size <= 10_000:
            xlsform.write(forms.fields(size), FOLDER / f"Form{size}.md")
        if size <= 1_000:
            programs.told(programs.FORMC, "build", spec(size), "--emit", "json-schema", "-o", FOLDER)
    (FOLDER / "spec.schema.json").write_text(programs.told(programs.FORMC, "schema"))
    sound = forms.spec(10, "Faulty")
    (FOLDER / "Syntax.form.yaml").write_text(sound.replace("title: A", "title: B\ntitle: A"))
    (FOLDER / "Schema.form.yaml").write_text(sound.replace("type: picker", "type: pickr", 1))


def ours():
    """formc, and libyaml without and with its tree."""
    events = programs.compiled_c("libyaml_events", *programs.libyaml_flags())
    nodes = {}

    def sees_as_many(cost, size):
        return cost.status == 0 and cost.output == nodes.setdefault(size, cost.output) != b"0\n"

    size_flag = ["--max-size", "1000M"]
    return [
        Work("libyaml's events alone, in C", lambda size: [events, spec(size)], sees_as_many),
        Work("formc check", lambda size: [programs.FORMC, "check", spec(size), *size_flag],
             lambda cost, size: cost.status == 0 and not cost.output),
        Work("formc build", lambda size: [programs.FORMC, "build", spec(size), "-o", fresh(), *size_flag], has_built),
        Work("formc build --runtime import",
             lambda size: [programs.FORMC, "build", "--runtime", "import", spec(size), "-o", fresh(), *size_flag],
             has_built),
        Work("libyaml's tree, in C", lambda size: [events, spec(size), "tree"], sees_as_many),
    ]


def fresh():
    """A folder that is not there yet, so that all is written."""
    folder = FOLDER / "out"
    shutil.rmtree(folder, ignore_errors=True)
    return folder


def has_built(cost, size):
    with (FOLDER / "out" / f"Form{size}.form.swift").open() as file:
        return cost.status == 0 and sum(line.startswith("        visitor.") for line in file) == size


def theirs(present):
    """What of others is here."""
    works = {
        "ryl": Work(
            "ryl (lints YAML)",
            lambda size: [peers.program("ryl"), "check", "--no-cache", "-d", LINT, spec(size)], is_accepted),
        "sourcemeta-jsonschema": Work(
            "sourcemeta-jsonschema --fast, spec by `formc schema`",
            lambda size: [peers.sourcemeta(), "validate", "--fast", FOLDER / "spec.schema.json", spec(size)],
            is_accepted),
        "PyYAML": Work(
            "PyYAML's C loader", lambda size: [peers.PYTHON, "-c", COUNT_FIELDS, spec(size)],
            lambda cost, size: int(cost.output) == size, 10_000, True),
        "pyxform": Work(
            "pyxform, from an XLSForm",
            lambda size: [peers.program("xls2xform"), "--skip_validate", FOLDER / f"Form{size}.md", FOLDER / "out.xml"],
            lambda cost, size: (FOLDER / "out.xml").read_text().count("<select") == size, 10_000, True),
        "datamodel-code-generator": Work(
            "datamodel-code-generator, from a JSON Schema",
            lambda size: [
                peers.program("datamodel-codegen"), "--input", FOLDER / f"Form{size}.schema.json", "--input-file-type",
                "jsonschema", "--output", FOLDER / "out.py", "--output-model-type", "pydantic_v2.BaseModel",
                "--formatters", "builtin"],
            has_modelled, 1_000, True),
        "check-jsonschema": Work(
            "check-jsonschema, spec by `formc schema`",
            lambda size: [
                peers.program("check-jsonschema"), "--schemafile", FOLDER / "spec.schema.json", spec(size)],
            is_accepted, 1_000, True),
        "yamllint": Work(
            "yamllint", lambda size: [peers.program("yamllint"), "-d", LINT, spec(size)], is_accepted, 1_000, True),
    }
    return {package: work for package, work in works.items() if package in present}


def is_accepted(cost, size):
    return cost.status == 0


def has_modelled(cost, size):
    last = ast.parse((FOLDER / "out.py").read_text()).body[-1]
    return sum(isinstance(entry, ast.AnnAssign) for entry in last.body) == size


def refusals(theirs):
    """Ends the run where one that judges specs does not refuse a faulty one: then it did not do the work."""
    checked = measure.run([programs.FORMC, "check", "--format", "concise", *sorted(FOLDER.glob("S*.form.yaml"))])
    if checked.status != 1 or [line.rsplit(b"[")[-1] for line in checked.output.splitlines()] != [
        b"unknown-type]", b"duplicate-key]"
    ]:
        sys.exit("specs: formc check does not find the two faults")
    for package, faulty in (
        ("ryl", "Syntax"), ("yamllint", "Syntax"), ("sourcemeta-jsonschema", "Schema"), ("check-jsonschema", "Schema")
    ):
        if package in theirs and measure.run(
            [part if part != spec(10) else FOLDER / f"{faulty}.form.yaml" for part in theirs[package].command(10)]
        ).status == 0:
            sys.exit(f"specs: {package} accepts a faulty spec")


def task(work, size):
    def run():
        cost = measure.run(work.command(size), limit=300)
        if not work.is_right(cost, size):
            sys.exit(f"specs: {work.name} did not do its work on {size} fields (status {cost.status})")
        return cost._replace(output=b"")

    return run


def measured(works, sizes, rounds):
    """Costs by name and size: the fast ones in rounds, then the slow ones once."""
    costs = {}
    for size in sizes:
        fast = {work.name: task(work, size) for work in works if not work.is_slow and size <= work.largest}
        for name, cost in measure.rounds(fast, rounds[size]).items():
            costs[name, size] = cost
        for work in works:
            if work.is_slow and size <= work.largest:
                costs[work.name, size] = task(work, size)()
    return costs


def cell(costs, name, size, yardstick):
    if (name, size) not in costs:
        return ["", ""]
    cost = costs[name, size]
    return [f"{cost.seconds:.4f} s" if cost.seconds < 0.1 else f"{cost.seconds:.2f} s",
            f"{cost.seconds / costs[yardstick, size].seconds:.2f}"]


def table(present, is_quick):
    sizes, rounds = (QUICK[0], dict.fromkeys(QUICK[0], QUICK[1])) if is_quick else (SIZES, ROUNDS)
    made(sizes)
    others = theirs(present)
    refusals(others)
    works = ours() + list(others.values())
    costs = measured(works, sizes, rounds)
    yardstick = works[0].name
    measure.table(
        "Specs: CPU time by number of fields, and how many times that of libyaml's events",
        ["", *(text for size in sizes for text in (f"{size:,}", "÷"))],
        [[work.name + (" (once)" if work.is_slow else ""),
          *(text for size in sizes for text in cell(costs, work.name, size, yardstick))] for work in works],
    )
    print(f"\n  {sizes[-1]:,} fields are {spec(sizes[-1]).stat().st_size / 1e6:.1f} MB."
          " Empty: not run, since it takes too long. The slow ones ran once.")
    judged(costs, yardstick, sizes)


def judged(costs, yardstick, sizes):
    large = min(10_000, sizes[-1])
    events = costs[yardstick, large].seconds
    check, build = costs["formc check", large].seconds, costs["formc build", large].seconds
    goals.at_most(f"check of {large:,} fields ÷ libyaml's events", check / events, 1.6)
    goals.at_most(f"build of {large:,} fields ÷ libyaml's events", build / events, 1.7)
    if sizes[-1] > large:
        goals.at_most("check of 100,000 fields ÷ check of 10,000", costs["formc check", sizes[-1]].seconds / check, 11)
        goals.at_most("build of 100,000 fields ÷ build of 10,000", costs["formc build", sizes[-1]].seconds / build, 11)
