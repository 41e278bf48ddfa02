"""Stored answers: `formc validate` beside jsonschema-rs, sourcemeta-jsonschema and Foundation's JSONDecoder.

A form of 20 fields; one in ten of the answers has a violation, every kind in turn. CPU time, medians of interleaved
rounds. Every program must find as many invalid answers as were made.
"""

import subprocess
import sys

import forms
import goals
import measure
import peers
from programs import FOLDER as BENCHMARKS
from programs import FORMC, HERE

FOLDER = BENCHMARKS / "answers"


def made(count):
    """The spec, its schema, the answers and the program of the generated Swift; how many answers are invalid."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    spec, answers = FOLDER / "Workload.form.yaml", FOLDER / "answers.jsonl"
    spec.write_text(forms.spec(20, "Workload"))
    subprocess.run([FORMC, "build", spec, "--emit", "swift,json-schema", "-o", FOLDER], check=True, capture_output=True)
    sample(spec, "--valid", count, FOLDER / "valid.jsonl")
    sample(spec, "--invalid", count // 5, FOLDER / "invalid.jsonl")
    invalid = mix(count, FOLDER / "valid.jsonl", FOLDER / "invalid.jsonl", answers)
    main = FOLDER / "main.swift"
    main.write_text("try decodeAnswers(Workload.self)\n")
    sources = [main, HERE / "DecodeAnswers.swift", FOLDER / "Workload.form.swift", FOLDER / "FormRuntime.swift"]
    subprocess.run(["swiftc", "-O", "-wmo", "-swift-version", "6", *sources, "-o", FOLDER / "decode"], check=True)
    return spec, FOLDER / "Workload.schema.json", answers, invalid


def sample(spec, kind, count, path):
    """Straight into a file: the memory of this process would count as that of the programs that it starts."""
    with path.open("wb") as file:
        subprocess.run([FORMC, "sample", spec, kind, str(count)], check=True, stdout=file)


def mix(count, valid, faulty, answers):
    """Nine valid ones, then one that is not; how many are not."""
    invalid = 0
    with valid.open("rb") as valid, faulty.open("rb") as faulty, answers.open("wb") as file:
        # Which of two equal keys counts, others cannot tell.
        faulty = (line for line in faulty if b'"duplicate-field"' not in line)
        for position in range(count):
            is_faulty = position % 10 == 9
            file.write(unwrapped(next(faulty)) + b"\n" if is_faulty else next(valid))
            invalid += is_faulty
    return invalid


def unwrapped(line):
    """The answers of `{"code": …, "field": …, "answers": {…}}`, in their own bytes."""
    return line[line.index(b'"answers":') + len(b'"answers":') : line.rindex(b"}")].strip()


def timed(command, invalid):
    """A program that prints its seconds and what it found invalid."""

    def task():
        cost = measure.run(command)
        if cost.status != 0:
            sys.exit(f"answers: {command[0]} ended with {cost.status}")
        seconds, found = cost.output.split()
        if int(found) != invalid:
            sys.exit(f"answers: {command[0]} found {int(found)} invalid answers, not {invalid}")
        return cost._replace(seconds=float(seconds))

    return task


def validated(flags, spec, answers, invalid):
    def task():
        cost = measure.run([FORMC, "validate", spec, answers, "--jobs", "1", *flags])
        if cost.status != 1:
            sys.exit(f"answers: formc validate ended with {cost.status}")
        if "--summary" not in flags and len({line.split(b":")[1] for line in cost.output.splitlines()}) != invalid:
            sys.exit("answers: formc validate did not find the invalid answers")
        return cost

    return task


def passed(command, count, invalid):
    """sourcemeta-jsonschema, which says on standard error how many it let pass."""

    def task():
        cost = measure.run(command, stderr=subprocess.STDOUT)
        if f"{count - invalid} passed, {invalid} failed".encode() not in cost.output:
            sys.exit("answers: sourcemeta-jsonschema did not find the invalid answers")
        return cost

    return task


def table(present, is_quick):
    count, rounds = (2_000, 2) if is_quick else (100_000, 5)
    spec, schema, answers, invalid = made(count)
    tasks = {
        "formc validate --format concise": validated(["--format", "concise"], spec, answers, invalid),
        "formc validate --summary": validated(["--summary"], spec, answers, invalid),
        "JSONDecoder, generated Swift": timed([FOLDER / "decode", answers], invalid),
    }
    if {"orjson", "jsonschema-rs"} <= present:
        command = [peers.PYTHON, HERE / "jsonschema_rs_answers.py", schema, answers]
        tasks["jsonschema-rs, all errors"] = timed(command, invalid)
    if "sourcemeta-jsonschema" in present:
        for name, flags in (("sourcemeta-jsonschema --fast", ["--fast"]), ("sourcemeta-jsonschema", [])):
            command = [peers.sourcemeta(), "validate", "--continue", *flags, schema, answers]
            tasks[name] = passed(command, count, invalid)
    costs = measure.rounds(tasks, rounds)
    ours = costs["formc validate --format concise"].seconds
    measure.table(
        f"{count:,} answers, {invalid:,} of them invalid, {answers.stat().st_size / 1e6:.0f} MB, one core",
        ["", "CPU", "answers/s", "÷ formc", "memory"],
        [
            [name, f"{cost.seconds:.3f} s", f"{count / cost.seconds:,.0f}", f"{cost.seconds / ours:.1f}",
             f"{cost.megabytes:.0f} MB"]
            for name, cost in costs.items()
        ],
    )
    print("\n  jsonschema-rs and JSONDecoder: their loop alone; the others: the whole program.")
    judged(costs, count, ours)


def judged(costs, count, ours):
    goals.at_least("answers a second, with all violations", count / ours, 900_000, "")
    for name, least in (
        ("jsonschema-rs, all errors", 4), ("JSONDecoder, generated Swift", 20), ("sourcemeta-jsonschema --fast", 12)
    ):
        if name in costs:
            goals.at_least(f"{name} ÷ formc validate", costs[name].seconds / ours, least)
    goals.at_most("memory of formc validate", costs["formc validate --format concise"].megabytes, 16, " MB")
