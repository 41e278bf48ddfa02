"""What compiling generated Swift costs: beside the Swift that one would write by hand, by fields and by options."""

import shutil
import sys
from typing import NamedTuple

import forms
import goals
import measure
import naive
import programs

FOLDER = programs.FOLDER / "compiling"
MODES = {"debug": programs.DEBUG, "-O": programs.RELEASE}
SHAPES = ("by hand", "imported", "embedded")
# CPU seconds and megabytes of what may take minutes, or more memory than there is.
LIMIT, MOST = 120, 8_000


class Build(NamedTuple):
    """What a compilation took; `bytes` are those of its objects."""

    cost: measure.Cost
    bytes: int


def made(shape, name, fields):
    """A folder with the Swift of the form in this shape."""
    folder = FOLDER / f"{name}-{shape.replace(' ', '-')}"
    folder.mkdir(parents=True)
    if shape == "by hand":
        (folder / f"{name}.swift").write_text(naive.swift(fields, name))
        return folder
    spec = folder / f"{name}.form.yaml"
    spec.write_text(forms.written(fields, name, "A form"))
    runtime = "import" if shape == "imported" else "embed"
    programs.told(programs.FORMC, "build", "--access", "public", "--runtime", runtime, spec)
    return folder


def compiled(folder, mode, is_limited):
    """A task that compiles all Swift of a folder into objects."""
    objects = folder / f"objects{mode}"
    command = ["swiftc", *MODES[mode], "-module-name", "Compiled", "-I", programs.imported_runtime(), "-c",
               *sorted(folder.glob("*.swift"))]

    def task():
        shutil.rmtree(objects, ignore_errors=True)
        objects.mkdir()
        cost = measure.run(command, LIMIT if is_limited else 0, MOST if is_limited else 0, keeps=False, cwd=objects)
        if cost.status != 0 and not is_limited:
            sys.exit(f"compiling: the Swift in {folder} does not compile ({mode})")
        return cost

    return task


def built(folders, rounds, is_limited=False):
    """Builds by name and mode of named folders, in interleaved rounds."""
    tasks = {
        (name, mode): compiled(folder, mode, is_limited)
        for name, folder in folders.items() for mode in MODES
    }
    costs = measure.rounds(tasks, rounds)
    return {
        (name, mode): Build(
            cost, sum(path.stat().st_size for path in (folders[name] / f"objects{mode}").glob("*.o")))
        for (name, mode), cost in costs.items() if cost.status == 0
    }


def table(present, is_quick):
    shutil.rmtree(FOLDER, ignore_errors=True)
    whole = built_by_shape(20 if is_quick else 200, 1 if is_quick else 3)
    by_fields(whole, (10, 20, 40) if is_quick else (100, 200, 400, 1_000))
    by_options((10, 100) if is_quick else (10, 100, 1_000, 10_000), 1 if is_quick else 3)


def built_by_shape(count, rounds):
    folders = {(shape, count): made(shape, f"Form{count}", list(forms.even(count, 8))) for shape in SHAPES}
    builds = built(folders, rounds)
    by_hand = {mode: builds[("by hand", count), mode] for mode in MODES}
    measure.table(
        f"Compiling a form of {count} fields with 8 options each: CPU time of swiftc, median of {rounds}",
        ["", *(text for mode in MODES for text in (mode, "÷ by hand", "object", "memory"))],
        [[shape, *(text for mode in MODES for text in cells(builds[(shape, count), mode], by_hand[mode]))]
         for shape in SHAPES],
    )
    print()
    for shape, mode, most in (
        ("imported", "debug", 0.7), ("imported", "-O", 0.3), ("embedded", "debug", 0.9), ("embedded", "-O", 0.45)
    ):
        ratio = builds[(shape, count), mode].cost.seconds / by_hand[mode].cost.seconds
        goals.at_most(f"compiling {count} fields, runtime {shape}, {mode} ÷ by hand", ratio, most)
    return builds


def cells(build, by_hand):
    return [f"{build.cost.seconds:.2f} s", f"{build.cost.seconds / by_hand.cost.seconds:.2f}",
            f"{build.bytes / 1000:,.0f} KB", f"{build.cost.megabytes:.0f} MB"]


def by_fields(whole, counts):
    """The same form with fewer and with more fields: what a field costs."""
    builds = dict(whole)
    for count in counts:
        for shape in ("by hand", "imported") if count <= counts[1] else ("imported",):
            if ((shape, count), "debug") not in builds:
                folder = made(shape, f"Form{count}", list(forms.even(count, 8)))
                builds.update(built({(shape, count): folder}, 1, is_limited=True))
    measure.table(
        "Compiling by the number of fields, 8 options each: milliseconds of CPU a field",
        ["", *(f"{count:,} fields" for count in counts)],
        [[f"{shape}, {mode}", *(milliseconds(builds.get(((shape, count), mode)), count) for count in counts)]
         for shape in ("by hand", "imported") for mode in MODES],
    )
    print(f"\n  One run each, but for {counts[1]} fields. Empty: not run, or not done in {LIMIT} s.")
    for mode in MODES:
        if (("imported", counts[-1]), mode) not in builds:
            goals.tell(f"compiling {counts[-1]:,} fields, {mode}", f"≤ {LIMIT} s", "more", False)
            continue
        each = [builds[("imported", count), mode].cost.seconds / count for count in (counts[1], counts[-1])]
        goals.at_most(f"compiling {counts[-1]:,} fields, {mode}, a field ÷ that of {counts[1]}", each[1] / each[0], 1.3)


def milliseconds(build, count):
    return f"{build.cost.seconds / count * 1000:.1f}" if build else ""


def by_options(counts, rounds):
    """One list of so many options."""
    folders = {
        (shape, count): made(shape, f"List{count}", list(forms.even(1, count)))
        for count in counts for shape in ("by hand", "imported") if shape == "imported" or count <= 1_000
    }
    builds = built(folders, rounds, is_limited=True)
    measure.table(
        f"Compiling one list of so many options: CPU time of swiftc, median of {rounds}",
        ["", *(f"{count:,}" for count in counts), "memory at the most"],
        [[f"{shape}, {mode}", *(seconds(builds.get(((shape, count), mode))) for count in counts),
          memory(builds[(shape, counts[-1]), mode] if ((shape, counts[-1]), mode) in builds else None)]
         for shape in ("by hand", "imported") for mode in MODES],
    )
    print(f"\n  Empty: not run, since it takes over {LIMIT} s or {MOST / 1000:.0f} GB.")
    for mode in MODES:
        if (("imported", counts[-1]), mode) not in builds:
            goals.tell(f"compiling a list of {counts[-1]:,} options, {mode}", "≤ 1 s", f"over {LIMIT} s", False)
            continue
        cost = builds[("imported", counts[-1]), mode].cost
        goals.at_most(f"compiling a list of {counts[-1]:,} options, {mode}", cost.seconds, 1, " s")
        goals.at_most(f"memory of compiling a list of {counts[-1]:,} options, {mode}", cost.megabytes, 300, " MB")


def seconds(build):
    return f"{build.cost.seconds:.2f} s" if build else ""


def memory(build):
    return f"{build.cost.megabytes:.0f} MB" if build else ""
