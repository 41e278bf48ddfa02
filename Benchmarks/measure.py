"""CPU time and memory of child processes, in interleaved rounds: on a shared machine only ratios of one run count."""

import os
import statistics
import subprocess
from typing import NamedTuple


class Cost(NamedTuple):
    seconds: float
    megabytes: float
    output: bytes
    status: int


def run(command, **options):
    """Runs a program to its end: its user and system time, the most memory that it held, what it wrote."""
    child = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **options)
    output = child.stdout.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, output, child.returncode)


def rounds(tasks, count):
    """Runs each of the named tasks (functions that give a Cost) so many times, round after round; medians by name."""
    costs = {name: [] for name in tasks}
    for _ in range(count):
        for name, task in tasks.items():
            costs[name].append(task())
    return {
        name: Cost(
            statistics.median(cost.seconds for cost in of), max(cost.megabytes for cost in of), of[-1].output, of[-1].status
        )
        for name, of in costs.items()
    }


def table(title, columns, rows):
    """Prints a table for people; every cell a text."""
    widths = [max(len(row[column]) for row in [columns, *rows]) for column in range(len(columns))]
    print(f"\n{title}\n")
    for row in [columns, ["-" * width for width in widths], *rows]:
        cells = [cell.ljust(width) if at == 0 else cell.rjust(width) for at, (cell, width) in enumerate(zip(row, widths))]
        print("  " + "  ".join(cells).rstrip(), flush=True)
