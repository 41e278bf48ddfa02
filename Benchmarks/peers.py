"""Programs of others, from PyPI, in a virtual environment of the benchmarks. What does not install is named and left out."""

import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / ".build" / "benchmarks"
PYTHON = FOLDER / "venv" / "bin" / "python3"


def install(*packages):
    """Those of the packages that are there after trying to install them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", FOLDER / "venv"], check=True, capture_output=True)
    present = set()
    for package in packages:
        pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        if subprocess.run(pip, capture_output=True).returncode == 0:
            present.add(package)
        else:
            print(f"{package} does not install here: left out", flush=True)
    return present


def program(name):
    return PYTHON.parent / name
