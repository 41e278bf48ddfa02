"""Programs of others, from PyPI, in a virtual environment of the benchmarks; what does not install is left out."""

import platform
import subprocess
import sys
from importlib.metadata import PathDistribution

from programs import FOLDER

PYTHON = FOLDER / "venv" / "bin" / "python3"


def install(*packages):
    """Those of the packages that are there after trying to install them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", FOLDER / "venv"], check=True, capture_output=True)
    present = set()
    for package in packages:
        if version(package) is None:
            pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
            subprocess.run(pip, capture_output=True)
        if version(package) is not None:
            present.add(package)
        else:
            print(f"{package} does not install here: left out", flush=True)
    return present


def version(package):
    """The version that is installed, or None."""
    name = package.lower().replace("-", "_")
    for folder in (FOLDER / "venv" / "lib").glob("python*/site-packages/*.dist-info"):
        if folder.name.lower().startswith(f"{name}-"):
            return PathDistribution(folder).version
    return None


def program(name):
    return PYTHON.parent / name


def sourcemeta():
    """The program itself, without the Python that its package starts it with (its name there is also another's)."""
    machine = platform.machine().lower().replace("amd64", "x86_64").replace("aarch64", "arm64")
    name = f"sourcemeta_jsonschema/jsonschema-{platform.system().lower()}-{machine}"
    return next((FOLDER / "venv" / "lib").glob(f"python*/site-packages/{name}"))
