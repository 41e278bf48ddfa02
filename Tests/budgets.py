#!/usr/bin/env python3
"""Nothing that formc does grows faster than what it is given: instructions are counted, not seconds.

usage: budgets.py [--quick] FORMC [SHAPE]
       budgets.py --limits FORMC [SHAPE]

Each hostile shape is checked, built and validated in three sizes under valgrind, each twice the one before. The step
from the second to the third may cost 2.6 times the step from the first to the second: it is 2 where the cost is linear,
4 where it is quadratic, and what a spec costs by itself is in neither. With --quick specs are only checked, and told of
as text. Without valgrind it says so and exits with 0.

With --limits each shape is grown to 16 MB and checked once: it must end with a status of its own, hold no more than
1 GB, and its time is printed: its CPU time, or what passed where that is less since it has threads.
"""

import concurrent.futures
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

import budgets_shapes as shapes

# What is counted of each shape: the ways through the compiler. SARIF has all that is told of a finding.
COMMANDS = {
    "check": ["check", "--format", "sarif", "{}"],
    "build": ["build", "--emit", "swift,swiftui,json-schema", "--runtime", "import", "-o", "{}.out", "{}"],
    "check --diff": ["check", "--diff", "{}"],
}
VALIDATE = ["validate", "{spec}", "{}"]
# What else is told of findings, of shapes that have many, and what else is made of a form.
REPORTED = ("fields of no type", "comments that cut a value")
REPORTS = {
    f"check --format {name}": ["check", "--format", name, "{}"]
    for name in ("text", "concise", "json", "github", "gitlab", "junit")
}
SAMPLED = ("fields", "options", "conditions on the field before")
SAMPLE = {"sample": ["sample", "--valid", "2", "--invalid", "2", "{}"]}
LONGEST = 16 << 20
MOST_MEMORY = 1 << 30
SIZES, MOST_TIMES = (1, 2, 4), 2.6
# The shapes of the module are for looking at time; so much smaller is the smallest that is counted.
SMALLER = 8
# Steps below this say nothing: less is what a buffer costs that grows once more.
LEAST = 500_000


def written(folder, name, text):
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def command(formc, words, path, spec):
    return [formc, *(word.replace("{spec}", str(spec)).replace("{}", str(path)) for word in words)]


def instructions(line):
    """How many a program takes; None if it ended by a signal or with a status that formc does not have."""
    # Without a cache to simulate it is the fastest of valgrind's tools that count.
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *line]
    result = subprocess.run(valgrind, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
    found = re.search(rb"I *refs: *([0-9,]+)", result.stderr)
    return int(found[1].replace(b",", b"")) if found and result.returncode in (0, 1, 2) else None


def growth(counts):
    """How much more the second step costs than the first."""
    first, second = counts[1] - counts[0], counts[2] - counts[1]
    return second / max(first, LEAST / 2) if second > LEAST else 2


def works(folder, wanted, is_quick):
    """What is counted: a shape, a way through the compiler, and its words for each size."""
    spec = written(folder, "Answered.form.yaml", shapes.WORKLOAD)
    check = {"check": COMMANDS["check"]}
    specs = check if is_quick else COMMANDS
    for group, ways in ((shapes.SPECS, specs), (shapes.ANSWERS, {"validate": VALIDATE}), (shapes.FOLDERS, check)):
        for shape, (count, make) in group.items():
            if wanted not in shape:
                continue
            count = max(count // SMALLER, 4)
            paths = [kept(folder, f"{len(ways)}-{shape}-{size}", make(count * size)) for size in SIZES]
            more = {} if is_quick else (REPORTS if shape in REPORTED else {}) | (SAMPLE if shape in SAMPLED else {})
            for name, words in (ways | more).items():
                yield shape, name, [command("", words, path, spec)[1:] for path in paths]


def kept(folder, name, made):
    """Writes a shape, a file or a folder of files; gives what is to be checked."""
    place = folder / name.replace(" ", "-")
    if not isinstance(made, dict):
        return written(folder, place.name + ".form.yaml", made)
    place.mkdir()
    for file, text in made.items():
        written(place, file or "First.form.yaml", text)
    return place / "First.form.yaml" if "" in made else place


def check_growth(formc, folder, wanted, is_quick):
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        started = [
            (shape, name, [pool.submit(instructions, [formc, *words]) for words in sizes])
            for shape, name, sizes in works(folder, wanted, is_quick)
        ]
        for shape, name, futures in started:
            counts = [future.result() for future in futures]
            if None in counts:
                wrong += 1
                print(f"{shape}, {name}: it ended by a signal", flush=True)
                continue
            times = growth(counts)
            wrong += times > MOST_TIMES
            mark = "  TOO MUCH" if times > MOST_TIMES else ""
            print(f"{shape}, {name}: {counts[2] / 1e6:.1f} M, {times:.2f} ×{mark}", flush=True)
    return wrong


def check_limits(formc, folder, wanted):
    wrong = 0
    spec = written(folder, "Answered.form.yaml", shapes.WORKLOAD)
    for group in (shapes.SPECS, shapes.ANSWERS):
        for shape, (count, make) in group.items():
            if wanted not in shape:
                continue
            path = written(folder, "S.form.yaml", grown(make, count))
            words = COMMANDS["check"] if group is shapes.SPECS else VALIDATE
            with open(folder / "out", "wb") as out:
                line = command(formc, words, path, spec)
                started = time.monotonic()
                child = subprocess.Popen(line, stdout=out, stderr=subprocess.DEVNULL, preexec_fn=bounded)
                _, status, usage = os.wait4(child.pid, 0)
            # What others do on the machine is not counted, nor what a second thread does at the same time.
            seconds = min(usage.ru_utime + usage.ru_stime, time.monotonic() - started)
            bytes_held = usage.ru_maxrss << 10
            isWrong = status not in (0, 1 << 8, 2 << 8) or bytes_held > MOST_MEMORY
            wrong += isWrong
            print(
                f"{shape}: {path.stat().st_size >> 20} MB, {seconds:.2f} s, {bytes_held >> 20} MB"
                + (f"  WRONG: status {status}" if isWrong else "") + ("  SLOW" if seconds > 5 else ""),
                flush=True,
            )
    return wrong


def grown(make, count):
    """One of a shape that has nearly 16 MB, and no more."""
    text = make(count)
    count = count * LONGEST // len(text if isinstance(text, bytes) else text.encode())
    while True:
        text = make(count)
        if len(text if isinstance(text, bytes) else text.encode()) <= LONGEST:
            return text
        count = count * 19 // 20


def bounded():
    resource.setrlimit(resource.RLIMIT_CPU, (120, 120))


def main(words):
    option = words[0] if words[:1] in (["--limits"], ["--quick"]) else None
    words = words[option is not None:]
    if not words:
        sys.exit(__doc__)
    if option != "--limits" and shutil.which("valgrind") is None:
        print("budgets: SKIPPED: valgrind is missing")
        return 0
    if shutil.which(words[0]) is None:
        sys.exit(f"budgets: {words[0]} is no program")
    formc, wanted = str(pathlib.Path(words[0]).resolve()), "".join(words[1:2])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if option == "--limits":
            wrong = check_limits(formc, folder, wanted)
        else:
            wrong = check_growth(formc, folder, wanted, is_quick=option == "--quick")
    print(f"budgets: {wrong} wrong" if wrong else "budgets: nothing grows faster than its input")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
