"""Starting, and checking a small spec: the program that is handed on beside programs that do nothing."""

import sys

import forms
import goals
import measure
import peers
import programs
import specs

FOLDER = programs.FOLDER / "start"


def empty_swift():
    program = programs.FOLDER / "bin" / "empty-swift"
    static = ["-static-stdlib"] if sys.platform == "linux" else []
    programs.told("swiftc", "-O", "-parse-as-library", *static, programs.HERE / "empty.swift", "-o", program)
    programs.told("strip", program)
    return program


def made(present):
    """Commands by name; the first element of each is the program whose size is told."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    spec, schema = FOLDER / "Small.form.yaml", FOLDER / "spec.schema.json"
    spec.write_text(forms.spec(10, "Small"))
    schema.write_text(programs.told(programs.FORMC, "schema"))
    commands = {
        "an empty program in C": [programs.compiled_c("empty")],
        "an empty program in Swift": [empty_swift()],
        "libyaml's events alone, in C": [programs.compiled_c("libyaml_events", *programs.libyaml_flags()), spec],
        "formc check": [programs.FORMC, "check", spec],
    }
    if "ryl" in present:
        commands["ryl"] = [peers.program("ryl"), "check", "--no-cache", "-d", specs.LINT, spec]
    if "sourcemeta-jsonschema" in present:
        commands["sourcemeta-jsonschema --fast"] = [peers.sourcemeta(), "validate", "--fast", schema, spec]
    return commands, spec


def task(command):
    def run():
        cost = measure.run(command)
        if cost.status != 0:
            sys.exit(f"start: {command[0]} ended with {cost.status}")
        return cost

    return run


def table(present, is_quick):
    rounds = 5 if is_quick else 101
    commands, spec = made(present)
    costs = measure.rounds({name: task(command) for name, command in commands.items()}, rounds)
    floor = costs["an empty program in C"].seconds
    measure.table(
        f"Start, and check of a spec of 10 fields ({spec.stat().st_size / 1000:.1f} KB): {rounds} rounds",
        ["", "CPU", "÷ empty C", "memory", "size of the program"],
        [[name, f"{cost.seconds * 1000:.2f} ms", f"{cost.seconds / floor:.1f}", f"{cost.megabytes:.1f} MB",
          f"{commands[name][0].stat().st_size / 1e6:.2f} MB"] for name, cost in costs.items()],
    )
    print()
    # The goal, 3.5 ms, was set where what ran an empty program came to 1.6 ms.
    goals.at_most("start and check of a small spec, beyond an empty program in C",
                  (costs["formc check"].seconds - floor) * 1000, 1.9, " ms")
