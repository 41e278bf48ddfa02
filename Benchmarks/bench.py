#!/usr/bin/env python3
"""formc beside what does similar work: tables of CPU time and memory, in ratios, and the goals set for them.

usage: bench.py [--quick] [TABLE,TABLE…]

The environment's FORMC is the program; without it, it is .build/bench/formc. With --quick everything is small and ran
once or twice: to try the benchmarks themselves, not to quote.
"""

import argparse
import sys

import answers
import compiling
import goals
import machine
import many
import memory
import peers
import programs
import specs
import start
import values

TABLES = {
    "check": specs.table,
    "many": many.table,
    "start": start.table,
    "memory": memory.table,
    "compile": compiling.table,
    "violations": values.table,
    "answers": answers.table,
}
# What others made, by the table that runs it.
PEERS = {
    "check": [
        "ryl", "sourcemeta-jsonschema", "PyYAML", "pyxform", "datamodel-code-generator", "check-jsonschema", "yamllint",
    ],
    "many": ["ryl", "yamllint"],
    "start": ["ryl", "sourcemeta-jsonschema"],
    "memory": ["ryl", "sourcemeta-jsonschema"],
    "answers": ["orjson", "jsonschema-rs", "sourcemeta-jsonschema"],
}


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("tables", nargs="*", help=", ".join(TABLES))
    arguments = arguments.parse_args()
    names = [name for names in arguments.tables for name in names.split(",") if name] or list(TABLES)
    if unknown := [name for name in names if name not in TABLES]:
        sys.exit(f"bench: there is no table {unknown[0]}; there are {', '.join(TABLES)}")
    if not programs.FORMC.exists():
        sys.exit(f"bench: {programs.FORMC} is missing; `make bench` builds it")
    wanted = dict.fromkeys(package for name in names for package in PEERS.get(name, []))
    present = peers.install(*wanted)
    machine.head([package for package in wanted if package in present])
    for name in names:
        TABLES[name](present, arguments.quick)
    goals.summary()


if __name__ == "__main__":
    main()
