"""Two thousand specs of 5 KB in one run: `formc check` beside linters. A few are broken, and must be found in order."""

import shutil
import sys

import forms
import goals
import measure
import peers
import programs
import specs

FOLDER = programs.FOLDER / "many"
FAULTY = (17, 900, 901, 1_999)


def made(count, faulty):
    """So many specs, a mapping of some with a key twice, which formc and the linters find alike."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for number in range(count):
        text = forms.spec(12, f"Form{number:04}", seed=number)
        if number in faulty:
            text = text.replace("title: A", "title: B\ntitle: A")
        path(number).write_text(text)


def path(number):
    return FOLDER / f"Form{number:04}.form.yaml"


def checked(command, faulty, sorts=False):
    """A run that must name the faulty specs and no other; in order, but for those that are sorted here."""

    def task():
        cost = measure.run(command, cwd=FOLDER)
        named = [line.split(":")[0].removeprefix("./") for line in cost.output.decode().splitlines()]
        if cost.status != 1 or (sorted(named) if sorts else named) != [path(number).name for number in faulty]:
            sys.exit(f"many: {command[0]} found other faults than were made: {named[:10]}")
        return cost

    return task


def table(present, is_quick):
    count = 200 if is_quick else 2_000
    faulty = [number for number in FAULTY if number < count]
    made(count, faulty)
    fast = {"formc check": checked([programs.FORMC, "check", "--format", "concise", "."], faulty)}
    slow = {}
    if "ryl" in present:
        command = [peers.program("ryl"), "check", "--no-cache", "-d", specs.LINT, "-f", "parsable", "-o", "-", "."]
        fast["ryl"] = checked(command, faulty, sorts=True)
    if "yamllint" in present:
        command = [peers.program("yamllint"), "-d", specs.LINT, "-f", "parsable", "."]
        slow["yamllint (once)"] = checked(command, faulty, sorts=True)
    costs = {**measure.rounds(fast, 2 if is_quick else 7), **measure.rounds(slow, 1)}
    ours = costs["formc check"].seconds
    size = sum(path(number).stat().st_size for number in range(count)) / count
    measure.table(
        f"{count:,} specs of {size / 1000:.1f} KB in one run, {len(faulty)} of them faulty",
        ["", "CPU", "÷ formc", "specs/s", "memory"],
        [[name, f"{cost.seconds:.3f} s", f"{cost.seconds / ours:.1f}", f"{count / cost.seconds:,.0f}",
          f"{cost.megabytes:.1f} MB"] for name, cost in costs.items()],
    )
    print()
    if slow:
        goals.at_least("yamllint on many specs ÷ formc check", costs["yamllint (once)"].seconds / ours, 20)
