"""CPU time and memory of child processes, in interleaved rounds: on a shared machine only ratios of one run count."""

import statistics
import subprocess
import tempfile
from typing import NamedTuple

import programs


class Cost(NamedTuple):
    """What a program took with all its children; a negative status is the signal that ended it."""

    seconds: float
    megabytes: float
    output: bytes
    status: int


def run(command, limit=0, most=0, keeps=True, **options):
    """Runs a program to its end, or to a limit of CPU seconds or megabytes; its output is kept if that is wanted."""
    spent = programs.compiled_c("spent")
    with tempfile.NamedTemporaryFile() as report:
        command = [str(part) for part in [spent, report.name, limit, most, *command]]
        output = subprocess.PIPE if keeps else subprocess.DEVNULL
        options = {"stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL, **options}
        done = subprocess.run(command, stdout=output, **options)
        if done.returncode != 0:
            raise OSError(f"{command[4]} could not be measured")
        seconds, kilobytes, status = report.read().split()
    return Cost(float(seconds), int(kilobytes) / 1024, done.stdout or b"", int(status))


def rounds(tasks, count):
    """Runs each of the named tasks (functions that give a Cost) so many times, round after round; medians by name."""
    costs = {name: [] for name in tasks}
    for _ in range(count):
        for name, task in tasks.items():
            costs[name].append(task())
    return {name: median(of) for name, of in costs.items()}


def median(costs):
    """The middle time, the most memory, what the last one said."""
    return Cost(
        statistics.median(cost.seconds for cost in costs),
        max(cost.megabytes for cost in costs),
        costs[-1].output,
        costs[-1].status,
    )


def table(title, columns, rows):
    """Prints a table for people; every cell a text."""
    widths = [max(len(row[column]) for row in [columns, *rows]) for column in range(len(columns))]
    print(f"\n{title}\n")
    for row in [columns, ["-" * width for width in widths], *rows]:
        cells = [cell.rjust(width) for cell, width in zip(row, widths)]
        cells[0] = row[0].ljust(widths[0])
        print("  " + "  ".join(cells).rstrip(), flush=True)
