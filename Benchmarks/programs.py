"""The programs that the benchmarks run: formc, and what they compile themselves."""

import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
FOLDER = ROOT / ".build" / "benchmarks"
# The program that is handed on, as `Scripts/release.sh .build/bench` makes it.
FORMC = pathlib.Path(os.environ.get("FORMC", ROOT / ".build" / "bench" / "formc")).resolve()
CC = shutil.which("cc") or "clang"
RUNTIME = ROOT / "Sources" / "FormRuntime"


def with_symbols():
    """The same program with the names of its functions, where it is that of `Scripts/release.sh`."""
    program = FORMC.parent / "build" / "release" / "formc"
    return program if program.exists() else FORMC


def compiled_c(name, *flags):
    """A program of a C file beside this one, compiled when it is older than its source."""
    source, program = HERE / f"{name}.c", FOLDER / "bin" / name
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        program.parent.mkdir(parents=True, exist_ok=True)
        told(CC, "-O2", source, "-o", program, *flags)
    return program


def libyaml_flags():
    """What the C compiler must be told to find libyaml: nothing where pkg-config has not heard of it."""
    asked = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True)
    return asked.stdout.split() or ["-lyaml"]


def imported_runtime():
    """The folder of the module FormRuntime and its object, optimised, as a package has them; built once a run."""
    folder = FOLDER / "runtime"
    folder.mkdir(parents=True, exist_ok=True)
    if (folder, "built") not in _done:
        told("swiftc", *RELEASE, "-emit-module", "-module-name", "FormRuntime", "-c", *sorted(RUNTIME.glob("*.swift")),
             "-o", folder / "FormRuntime.o", cwd=folder)
        _done.add((folder, "built"))
    return folder


def told(*command, **options):
    """Runs what must succeed, and ends with what it said where it does not."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"{command[0]} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


RELEASE = ["-parse-as-library", "-swift-version", "6", "-O", "-wmo"]
DEBUG = ["-parse-as-library", "-swift-version", "6", "-Onone", "-g"]
_done = set()
