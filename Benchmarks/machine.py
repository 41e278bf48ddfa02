"""What the numbers were measured on."""

import datetime
import os
import pathlib
import platform
import subprocess

import peers
import programs


def head(packages):
    """Prints the machine, the date and the versions of all that takes part."""
    print(f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}")
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{datetime.date.today().isoformat()}{load}: CPU time, medians of interleaved rounds")
    known = {"formc": first_line(programs.FORMC, "--version").split(" ")[-1], **versions()}
    known.update({package: peers.version(package) for package in packages})
    print("; ".join(f"{name} {version}" for name, version in known.items() if version), flush=True)


def versions():
    """Of what formc is built with, as far as they can be told."""
    swift = first_line("swiftc", "--version")
    return {
        "Swift": swift.split("Swift version ")[-1].split(" ")[0],
        "libyaml": first_line("pkg-config", "--modversion", "yaml-0.1"),
        platform.libc_ver()[0] or "libc": platform.libc_ver()[1],
        "Python": platform.python_version(),
    }


def processor():
    about = pathlib.Path("/proc/cpuinfo")
    if about.exists():
        for line in about.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return first_line("sysctl", "-n", "machdep.cpu.brand_string") or platform.processor() or "an unnamed processor"


def first_line(*command):
    """What a program says first, or nothing."""
    try:
        said = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    except OSError:
        return ""
    return next((line for line in said.stdout.splitlines() if line.strip()), "")
