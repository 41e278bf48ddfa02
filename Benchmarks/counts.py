#!/usr/bin/env python3
"""What can be counted, against `counts.json`: instructions under callgrind, allocations, bytes of objects. No seconds.

usage: counts.py

Fails when one is above what is recorded by more than its margin; tells when one is below by as much. FORMC_UPDATE=1
records what is counted now. Where libyaml does much of the work, the count is a multiple of the instructions that
libyaml's events alone take, since its version is the machine's. What a Swift of another version makes is told and not
judged.
"""

import json
import os
import shutil
import subprocess
import sys
from typing import NamedTuple

import forms
import machine
import programs

FOLDER = programs.FOLDER / "counts"
RECORDED = programs.HERE / "counts.json"
# The same for everybody: paths without folders, and hashing without chance.
SURROUNDINGS = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1"}
# What the C library is asked for memory with, and what those are called within it.
ALLOCATING = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"}
MARGINS = {"instructions": 0.03, "instructions ÷ libyaml's": 0.03, "allocations": 0.03, "bytes": 0.02}


class Work(NamedTuple):
    name: str
    arguments: list
    status: int
    is_mostly_libyaml: bool


WORKS = [
    Work("check of a small spec", ["check", "Small.form.yaml"], 0, False),
    Work("check of 1,000 fields", ["check", "Large.form.yaml"], 0, True),
    Work("build of 1,000 fields", ["build", "-o", "out", "Large.form.yaml"], 0, True),
    Work("validate of 2,000 answers",
         ["validate", "--jobs", "1", "--format", "concise", "Answers.form.yaml", "answers.jsonl"], 1, False),
]


def made():
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    shutil.copy(programs.with_symbols(), FOLDER / "formc")
    shutil.copy(programs.compiled_c("libyaml_events", *programs.libyaml_flags()), FOLDER / "libyaml_events")
    for name, count in (("Small", 10), ("Large", 1_000), ("Answers", 20)):
        (FOLDER / f"{name}.form.yaml").write_text(forms.spec(count, name))
    valid = programs.told(programs.FORMC, "sample", FOLDER / "Answers.form.yaml", "--valid", "1800").splitlines()
    invalid = programs.told(programs.FORMC, "sample", FOLDER / "Answers.form.yaml", "--invalid", "200").splitlines()
    invalid = [json.dumps(json.loads(line)["answers"]) for line in invalid]
    (FOLDER / "answers.jsonl").write_text("".join(line + "\n" for line in valid + invalid))


def ran(command, status, **surroundings):
    """What a program says on standard error."""
    shutil.rmtree(FOLDER / "out", ignore_errors=True)
    done = subprocess.run(command, cwd=FOLDER, env=SURROUNDINGS | surroundings, capture_output=True, text=True)
    if done.returncode != status:
        sys.exit(f"counts: {' '.join(command)} ended with {done.returncode}, not {status}:\n{done.stderr[-2000:]}")
    return done.stderr


def counted(command, status):
    """How many instructions a program takes, and how often it allocates."""
    ran(["valgrind", "--tool=callgrind", "--compress-strings=no", "--callgrind-out-file=counted", *command], status)
    instructions = allocations = 0
    lines = iter((FOLDER / "counted").read_text().splitlines())
    for line in lines:
        if line.startswith("totals:"):
            instructions = int(line.split()[1])
        elif line.startswith("cfn=") and line[4:].split("'")[0] in ALLOCATING:
            allocations += int(next(lines).removeprefix("calls=").split()[0])
    return instructions, allocations


def all_instructions_and_allocations():
    if shutil.which("valgrind") is None:
        print("counts: there is no valgrind here: neither instructions nor allocations are counted")
        return {}
    libyaml, _ = counted(["./libyaml_events", "Large.form.yaml"], 0)
    found = {}
    for work in WORKS:
        instructions, allocations = counted(["./formc", *work.arguments], work.status)
        if work.is_mostly_libyaml:
            found[f"{work.name}: instructions ÷ libyaml's"] = round(instructions / libyaml, 3)
        else:
            found[f"{work.name}: instructions"] = instructions
        if allocations:
            found[f"{work.name}: allocations"] = allocations
    return found


def all_bytes():
    """Of the objects of the runtime and of a form of 50 fields with 8 options each, optimised."""
    runtime = programs.imported_runtime()
    spec = FOLDER / "Bytes.form.yaml"
    spec.write_text(forms.written(forms.even(50, 8), "Bytes", "A form"))
    programs.told(programs.FORMC, "build", "--access", "public", "--runtime", "import", spec)
    programs.told("swiftc", *programs.RELEASE, "-module-name", "Bytes", "-I", runtime, "-c", "Bytes.form.swift", "-o",
                  "Bytes.o", cwd=FOLDER)
    return {
        "generated Swift of 50 fields: bytes": (FOLDER / "Bytes.o").stat().st_size,
        "FormRuntime: bytes": (runtime / "FormRuntime.o").stat().st_size,
    }


def judged(found, recorded):
    """Prints each count beside the recorded one; those that are too large."""
    too_large = []
    for name, count in found.items():
        before = recorded.get(name)
        if before is None:
            verdict = "not recorded"
        else:
            change, margin = count / before - 1, MARGINS[name.split(": ")[1]]
            verdict = f"{change:+.1%}"
            if change > margin:
                too_large.append(name)
                verdict += f", more than the {margin:.0%} that are let pass"
            elif change < -margin:
                verdict += ": lower; record it with FORMC_UPDATE=1"
        print(f"  {name:55} {count:>14,} {verdict}")
    return too_large


def main():
    made()
    found = all_instructions_and_allocations() | all_bytes()
    made_by = {"swift": machine.versions()["Swift"], "statically linked": b"/ld-linux" not in programs.FORMC.read_bytes()}
    if os.environ.get("FORMC_UPDATE") == "1":
        RECORDED.write_text(json.dumps(made_by | {"counts": found}, indent=2, ensure_ascii=False) + "\n")
    recorded = json.loads(RECORDED.read_text())
    too_large = judged(found, recorded["counts"])
    if any(recorded[key] != made_by[key] for key in made_by):
        print(f"counts: recorded of another program, this is {made_by}: nothing is judged")
    elif too_large:
        print("counts: FORMC_UPDATE=1 records what is meant to be larger")
        sys.exit(f"counts: {len(too_large)} of {len(found)} are larger than they were")


if __name__ == "__main__":
    main()
