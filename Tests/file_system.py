#!/usr/bin/env python3
"""What formc promises about files, kept when it is killed, refused, deceived or run beside itself.

usage: Tests/file_system.py FORMC

The promises are in Documentation/builds.md. Each function below that begins with `when` or `with` tries one kind of
mishap in folders of its own. Where a compiler and a preloaded library are to be had (Linux), the mishap strikes at each
call by which formc changes the disk, one after another: `file_system_faults.c`.
"""

import errno
import os
import pathlib
import re
import resource
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
DRAFT = re.compile(r"(.*/)?\.formc-[0-9a-f]{16}$")
NOBODY = 65534

root = pathlib.Path(tempfile.mkdtemp(prefix="formc-files-"))
formc = None
faults = None
failures = []
skipped = []


def spec(form, label="Name"):
    return (f"formc: 1\nform: {form}\nsections:\n  - fields:\n"
            f"      - id: name\n        type: text\n        label: {label}\n")


def bad(form):
    return spec(form).replace("type: text", "type: nonsense")


# A certain repair: the blank after the colon.
def mendable(form):
    return spec(form).replace("sections:", "title:Lunch\nsections:")


def expect(condition, words):
    if not condition:
        failures.append(words)


class Outcome:
    def __init__(self, status, output, errors):
        self.status, self.output, self.errors = status, output, errors

    def __str__(self):
        return f"status {self.status}, output {self.output[:300]!r}, errors {self.errors[:600]!r}"


class Folder:
    """A folder in which formc is run."""

    def __init__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(dir=root))
        self.path.chmod(0o777)

    def write(self, name, text):
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    def read(self, name):
        return (self.path / name).read_text()

    def run(self, *words, fault=None, at=0, log=None, before=None, user=None, input=b""):
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
        if fault or log:
            environment["LD_PRELOAD"] = str(faults)
            environment["FAULT"], environment["FAULT_AT"] = fault or "", str(at)
            if log:
                environment["FAULT_LOG"] = str(log)
        identity = {"user": user, "group": user, "extra_groups": []} if user is not None else {}
        process = subprocess.run(
            [formc, *words], cwd=self.path, env=environment, preexec_fn=before, capture_output=True, input=input,
            timeout=60, **identity)
        return Outcome(process.returncode, process.stdout.decode(errors="replace"),
                       process.stderr.decode(errors="replace"))

    def shell(self, line):
        process = subprocess.run(
            ["bash", "-c", line], cwd=self.path, env={**os.environ, "LC_ALL": "C", "FORMC": str(formc)},
            capture_output=True, timeout=60)
        return Outcome(process.returncode, process.stdout.decode(errors="replace"),
                       process.stderr.decode(errors="replace"))

    def contents(self):
        """Everything in it: bytes of files, targets of links, and what else there is."""
        found = {}
        for folder, folders, files in os.walk(self.path):
            for name in folders + files:
                path = os.path.join(folder, name)
                key = os.path.relpath(path, self.path)
                if os.path.islink(path):
                    found[key] = "link to " + os.readlink(path)
                elif os.path.isfile(path):
                    found[key] = pathlib.Path(path).read_bytes() if os.access(path, os.R_OK) else "unreadable"
                else:
                    found[key] = "folder" if os.path.isdir(path) else "other"
        return found

    def drafts(self):
        return [name for name in self.contents() if DRAFT.match(name)]

    def age(self):
        for name in self.drafts():
            past = time.time() - 3600
            os.utime(self.path / name, (past, past))


def without_drafts(contents):
    return {name: value for name, value in contents.items() if not DRAFT.match(name)}


def expect_refusal(outcome, words, where):
    expect(outcome.status == 2 and words in outcome.errors, f"{where}: expected a refusal, '{words}': {outcome}")


# MARK: What is written


class Task:
    """Something that formc writes: what is there before, and the words."""

    def __init__(self, name, words, *files, again=0, status=0, cleans=True):
        self.name, self.words, self.files = name, words, files
        self.again, self.status, self.cleans = again, status, cleans

    def folder(self):
        folder = Folder()
        for name, text in self.files:
            folder.write(name, text)
        return folder


def old(name, form, label="Old"):
    """What formc wrote before the spec changed."""
    folder = Folder()
    folder.write("x.form.yaml", spec(form, label))
    folder.run("build", "x.form.yaml", "-o", "o", "--runtime=import")
    return (name, folder.read("o/x.form.swift"))


def tasks():
    return [
        Task("build", ["build", ".", "-o", "out", "--depfile", "out/d", "--runtime=import"],
             ("a.form.yaml", spec("A")), ("b.form.yaml", spec("B")), old("out/a.form.swift", "A"),
             ("out/d", "out/x.form.swift: x.form.yaml\n")),
        Task("build into new folders", ["build", "a.form.yaml", "-o", "new/er"], ("a.form.yaml", spec("A"))),
        Task("--fix", ["check", "--fix", "."], ("a.form.yaml", mendable("A")), ("b.form.yaml", mendable("B")),
             cleans=False),
        Task("init", ["init", "a"], again=2, cleans=False),
        Task("--output", ["check", "a.form.yaml", "--output", "json=r/a.json", "--output=text=r/a.txt"],
             ("a.form.yaml", bad("A")), ("r/a.json", "{}\n"), again=1, status=1),
    ]


def calls(task):
    """The calls by which a task changes the disk, a letter each; what is there before and after."""
    folder = task.folder()
    before = folder.contents()
    log = pathlib.Path(tempfile.mkdtemp(dir=root)) / "log"
    outcome = folder.run(*task.words, log=log)
    expect(outcome.status == task.status, f"{task.name}: {outcome}")
    return log.read_text() if log.exists() else "", before, folder.contents()


def expect_whole(task, found, before, after, where):
    for name, value in without_drafts(found).items():
        expect(value in (before.get(name), after.get(name)), f"{where}: '{name}' is neither old nor new: {value!r:.200}")
    for name in before:
        expect(name in found, f"{where}: '{name}' is lost")


def each(strokes):
    """Calls a function for each of some arguments, two at a time."""
    def stroke(function):
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda arguments: function(*arguments), strokes))
    return stroke


# MARK: Mishaps


def when_killed_at_each_call():
    if not faults:
        return
    for task in tasks():
        letters, before, after = calls(task)
        expect(len(letters) > 4, f"{task.name}: the calls are not seen: {letters}")
        strokes = [("kill", at + 1) for at in range(len(letters))]
        strokes += [("half", at + 1) for at, letter in enumerate(letters) if letter == "w"]

        @each(strokes)
        def stroke(fault, at):
            where = f"{task.name}, {fault} at {at} of {letters}"
            folder = task.folder()
            outcome = folder.run(*task.words, fault=fault, at=at)
            expect(outcome.status == -signal.SIGKILL, f"{where}: {outcome}")
            expect_whole(task, folder.contents(), before, after, where)
            # What was left disturbs nobody, and nobody has to tidy up.
            if "build" in task.words:
                check = folder.run(*task.words, "--check")
                expect(check.status in (0, 1) and check.errors == "", f"{where}, then --check: {check}")
            again = folder.run(*task.words)
            expect(again.status in (task.status, task.again), f"{where}, then again: {again}")
            expect(without_drafts(folder.contents()) == after, f"{where}, then again: not what it would be")
            if task.cleans:
                folder.age()
                folder.run(*task.words)
                expect(folder.contents() == after, f"{where}: drafts stay: {folder.drafts()}")


def when_killed_at_any_moment():
    folder = Folder()
    versions = {}
    for name in "abc":
        folder.write(f"{name}.form.yaml", spec(name.upper()))
    for access in ("internal", "public"):
        folder.run("build", ".", "-o", "out", "--access", access)
        for name, value in folder.contents().items():
            versions.setdefault(name, set()).add(value)
    for number in range(30):
        access = ("internal", "public")[number % 2]
        process = subprocess.Popen([formc, "build", ".", "-o", "out", "--access", access], cwd=folder.path)
        time.sleep(0.2 * number / 30)
        process.kill()
        process.wait()
        for name, value in without_drafts(folder.contents()).items():
            expect(value in versions.get(name, ()), f"killed after {number}/150 s: '{name}' is not whole")
    expect(folder.run("build", ".", "-o", "out").status == 0, "killed: the next run")
    expect(folder.run("build", ".", "-o", "out", "--check").output == "", "killed: --check after the next run")


def when_the_disk_refuses_each_call():
    """Whichever call fails, everything is as it was until the first file takes its place, and no draft is left."""
    if not faults:
        return
    for task in tasks():
        letters, before, after = calls(task)
        first = min(letters.find(letter) for letter in "lr" if letter in letters)

        @each([(at + 1, letter) for at, letter in enumerate(letters) if letter in "cwaslr"])
        def stroke(at, letter):
            where = f"{task.name}, {letter} refused at {at} of {letters}"
            folder = task.folder()
            # A file system without hard links is none that is full.
            code = errno.EPERM if letter == "l" else errno.ENOSPC
            outcome = folder.run(*task.words, fault=f"error={code}", at=at)
            if letter == "l":
                expect(outcome.status == task.status and folder.contents() == after, f"{where}: {outcome}")
                return
            expect_refusal(outcome, "No space left on device", where)
            expect(folder.drafts() == [], f"{where}: drafts are left")
            expect_whole(task, folder.contents(), before, after, where)
            if at <= first + 1:
                expect(folder.contents() == before, f"{where}: not as it was")


def when_told_to_end():
    """A signal ends the run as the signal, and leaves no draft; one that is ignored does not."""
    if not faults:
        return
    for task in tasks():
        letters, before, after = calls(task)
        names = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]

        @each([(at + 1, names[at % 3]) for at in range(len(letters))])
        def stroke(at, name):
            where = f"{task.name}, {name.name} at {at} of {letters}"
            folder = task.folder()
            outcome = folder.run(*task.words, fault=f"signal={int(name)}", at=at)
            expect(outcome.status == -name, f"{where}: {outcome}")
            expect(folder.drafts() == [], f"{where}: drafts are left")
            expect_whole(task, folder.contents(), before, after, where)
        folder = task.folder()
        outcome = folder.run(
            *task.words, fault=f"signal={int(signal.SIGHUP)}", at=1,
            before=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        expect(outcome.status == task.status and folder.contents() == after, f"{task.name}, nohup: {outcome}")


def no_core():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def when_others_work_at_the_same_time():
    """Something happens just before a file takes its place: the last `rename` or `link` of a task."""
    if not faults:
        return
    build, deep, fix, start, report = tasks()

    def meanwhile(task, letters, line, letter):
        folder = task.folder()
        return folder, folder.run(*task.words, fault=f"run={line}", at=letters.find(letter) + 1)

    # The work of others is never replaced.
    letters = calls(fix)[0]
    folder, outcome = meanwhile(fix, letters, "echo more >> a.form.yaml", "s")
    expect_refusal(outcome, "cannot write", "a spec is edited while it is fixed")
    expect("it has changed since it was read" in outcome.errors, f"a spec is edited while it is fixed: {outcome}")
    expect(folder.read("a.form.yaml") == mendable("A") + "more\n", "a spec is edited while it is fixed: lost")
    folder, outcome = meanwhile(fix, letters, "rm a.form.yaml", "s")
    expect_refusal(outcome, "it is gone since it was read", "a spec goes while it is fixed")
    expect(not (folder.path / "a.form.yaml").exists(), "a spec that went while it was fixed is back")
    letters = calls(build)[0]
    folder, outcome = meanwhile(build, letters, "echo mine > out/b.form.swift", "w")
    expect_refusal(outcome, "formc did not write what is there", "a file comes while it is built")
    expect(folder.read("out/b.form.swift") == "mine\n", "a file that came while it was built is lost")
    folder, outcome = meanwhile(build, letters, "echo mine > out/b.form.swift", "l")
    expect_refusal(outcome, "formc did not write what is there", "a file comes at the last moment")
    expect(folder.read("out/b.form.swift") == "mine\n", "a file that came at the last moment is lost")
    letters = calls(start)[0]
    folder, outcome = meanwhile(start, letters, "echo mine > a.form.yaml", "l")
    expect_refusal(outcome, "it exists already", "a file comes while it is begun")
    expect(folder.read("a.form.yaml") == "mine\n", "a file that came while it was begun is lost")

    # A folder goes, or becomes something else.
    letters = calls(deep)[0]
    for letter in "wl":
        folder, outcome = meanwhile(deep, letters, "rm -r new", letter)
        expect_refusal(outcome, "cannot write 'new/er/", "the folder goes")
        expect(folder.drafts() == [], "the folder goes: drafts are left")
    outside = Folder()
    folder, outcome = meanwhile(deep, letters, f"mv new/er {outside.path}; ln -s {outside.path}/er new", "w")
    expect_refusal(outcome, "out of the current folder", "the folder becomes a link")
    expect(outside.contents() == {"er": "folder"}, f"the folder becomes a link: {sorted(outside.contents())}")


def when_many_run_at_once():
    """Eight at a time, of two kinds, into one folder: each file is one of the two, none is torn, none complains."""
    folder = Folder()
    versions = {}
    for name in "abc":
        folder.write(f"{name}.form.yaml", spec(name.upper()))
    kinds = ("internal", "public")
    for kind in kinds:
        folder.run("build", ".", "-o", "out", "--access", kind, "--depfile", "out/d")
        for name, value in folder.contents().items():
            versions.setdefault(name, set()).add(value)
    for _ in range(5):
        shutil.rmtree(folder.path / "out")
        processes = [
            subprocess.Popen(
                [formc, "build", ".", "-o", "out", "--access", kinds[number % 2], "--depfile", "out/d"],
                cwd=folder.path, stderr=subprocess.PIPE)
            for number in range(8)
        ]
        for process in processes:
            errors = process.communicate()[1]
            expect(process.returncode == 0, f"many at once: {process.returncode}, {errors.decode()}")
        found = folder.contents()
        expect(found.keys() == versions.keys(), f"many at once: {sorted(found)}")
        for name, value in found.items():
            expect(value in versions.get(name, ()), f"many at once: '{name}' is torn")
    # Several begin or fix the same.
    folder = Folder()
    folder.write("a.form.yaml", mendable("A"))
    for words in (["init", "x"], ["check", "--fix", "a.form.yaml"]):
        processes = [
            subprocess.Popen([formc, *words], cwd=folder.path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for _ in range(4)
        ]
        statuses = []
        for process in processes:
            errors = process.communicate()[1].decode()
            statuses.append(process.returncode)
            expect(process.returncode == 0 or "exists already" in errors or "has changed" in errors,
                   f"{words} at once: {process.returncode}, {errors}")
        expect(0 in statuses, f"{words} at once: {statuses}")
    expect(folder.run("check", "--strict", ".").status == 0, "init and --fix at once")
    expect(folder.drafts() == [], "init and --fix at once: drafts")


def with_a_full_disk():
    """A limit on the size of files, whose signal must not end the run, and a disk of 64 kilobytes where one can be had."""
    folder = Folder()
    folder.write("a.form.yaml", spec("A"))

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))

    for words in (["build", "a.form.yaml", "-o", "out"], ["init", "b"]):
        before = folder.contents()
        outcome = folder.run(*words, before=limit)
        expect_refusal(outcome, "File too large", "a limit on the size of files")
        expect(folder.contents() == before, "a limit on the size of files: something is left")
    disk = folder.path / "disk"
    disk.mkdir()
    if os.geteuid() != 0 or subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "formc-test", disk], capture_output=True).returncode != 0:
        skipped.append("a small disk, which takes a superuser who may mount one")
        return
    try:
        folder.run("build", "a.form.yaml", "-o", "disk", "--runtime=import")
        (disk / "notes").write_bytes(b"n" * 40_000)
        before = folder.contents()
        expect_refusal(folder.run("build", "a.form.yaml", "-o", "disk", "--access=public"),
                       "cannot write 'disk/FormRuntime.swift': No space left on device", "a full disk")
        expect(folder.contents() == before, "a full disk: not as it was")
        shutil.copy(folder.path / "a.form.yaml", disk / "m.form.yaml")
        folder.write("disk/m.form.yaml", mendable("M") + "# " + "m" * 20_000 + "\n")
        before = folder.contents()
        expect_refusal(folder.run("check", "--fix", "disk"), "No space left on device", "--fix on a full disk")
        expect(folder.contents() == before, "--fix on a full disk: not as it was")
    finally:
        subprocess.run(["umount", disk])


def with_no_permission():
    folder = Folder()
    user = NOBODY if os.geteuid() == 0 else None
    names = {"read": 0o444, "none": 0o000}
    for name, mode in names.items():
        folder.write(f"{name}.form.yaml", mendable("A"))
        (folder.path / f"{name}.form.yaml").chmod(mode)
    folder.write("closed/a.form.yaml", spec("A"))
    folder.write("closed/a.form.swift", old("", "A")[1])
    folder.write("import.form.yaml", "formc: 1\nform: I\nimports: none.form.yaml\n" + spec("I").split("\n", 2)[2])
    folder.write("a.form.yaml", spec("A"))
    folder.write("report", "text")
    (folder.path / "report").chmod(0o444)
    (folder.path / "closed").chmod(0o555)
    (folder.path / "unseen").mkdir(mode=0)
    (folder.path / "unseen").chmod(0)
    before = folder.contents()

    def run(*words):
        return folder.run(*words, user=user)

    refusals = [
        (["check", "none.form.yaml"], "cannot read 'none.form.yaml': Permission denied"),
        (["check", "unseen"], "cannot read 'unseen': Permission denied"),
        (["check", "unseen/a.form.yaml"], "cannot read 'unseen/a.form.yaml': Permission denied"),
        (["check", "--fix", "read.form.yaml"], "cannot write"),
        (["check", "a.form.yaml", "--output", "text=report"], "cannot write 'report': Permission denied"),
        (["check", "a.form.yaml", "--output", "text=closed/r"], "cannot write 'closed/r': Permission denied"),
        (["build", "closed"], "cannot write 'closed/a.form.swift': Permission denied"),
        (["build", "a.form.yaml", "-o", "closed/new"], "Permission denied"),
        (["build", "a.form.yaml", "-o", "unseen"], "Permission denied"),
        (["build", "a.form.yaml", "-o", "x", "--depfile", "closed/d"], "cannot write 'closed/d': Permission denied"),
        (["init", "closed/b"], "Permission denied"),
    ]
    for words, message in refusals:
        expect_refusal(run(*words), message, f"no permission, {' '.join(words)}")
        expect(folder.contents() == before, f"no permission, {' '.join(words)}: something has changed")
    outcome = run("check", "import.form.yaml")
    expect(outcome.status == 1 and "`none.form.yaml` cannot be read: Permission denied" in outcome.output,
           f"no permission to read an import: {outcome}")
    (folder.path / "closed").chmod(0o755)
    (folder.path / "unseen").chmod(0o755)


def with_private_files():
    """What is private is never open in between, and what belongs to somebody still does."""
    folder = Folder()
    folder.write("a.form.yaml", mendable("A"))
    path = folder.path / "a.form.yaml"
    path.chmod(0o600)
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
    before = path.stat()
    if faults:
        # At the first write the draft is already there.
        line = "stat -c %a .formc-* > mode"
        letters = calls(Task("private", ["check", "--fix", "."], ("a.form.yaml", mendable("A"))))[0]
        expect(folder.run("check", "--fix", "a.form.yaml", fault=f"run={line}", at=letters.find("w") + 1).status == 0,
               "a private spec is fixed")
        expect(folder.read("mode") == "600\n", f"the draft of a private spec has mode {folder.read('mode')}")
    else:
        folder.run("check", "--fix", "a.form.yaml")
    after = path.stat()
    expect((before.st_mode, before.st_uid, before.st_gid) == (after.st_mode, after.st_uid, after.st_gid),
           "a fixed spec has another owner or mode")
    # A set-user-ID bit is for nothing that formc writes.
    (folder.path / "out").mkdir()
    folder.write("out/a.form.swift", old("", "A")[1])
    (folder.path / "out/a.form.swift").chmod(0o4755)
    folder.run("build", "a.form.yaml", "-o", "out")
    expect(stat.S_IMODE((folder.path / "out/a.form.swift").stat().st_mode) == 0o755, "a set-user-ID bit stays")


def with_links():
    folder = Folder()
    outside = Folder()
    outside.write("secret.form.yaml", "password: hunter2\n")
    outside.write("mine.swift", old("", "A")[1])
    (outside.path / "folder").mkdir()
    folder.write("a.form.yaml", spec("A"))
    folder.write("inside/b.form.yaml", spec("B"))
    link = lambda name, target: (folder.path / name).symlink_to(target)
    link("out", outside.path / "folder")
    link("nowhere", "gone")
    link("loop", "loop")
    link("report", outside.path / "report")
    link("inner", "inside")
    before, beyond = folder.contents(), outside.contents()
    refusals = [
        (["build", "a.form.yaml", "-o", "out"], "a symbolic link leads from 'out' out of the current folder, to '"),
        (["build", "a.form.yaml", "-o", "out/deep/er"], "a symbolic link leads from 'out/deep/er' out of the current folder"),
        (["build", "a.form.yaml", "-o", "inside/../out"], "out of the current folder"),
        (["build", "a.form.yaml", "-o", "nowhere"], "'nowhere' is a symbolic link that leads nowhere"),
        (["build", "a.form.yaml", "-o", "nowhere/x"], "'nowhere' is a symbolic link that leads nowhere"),
        (["build", "a.form.yaml", "-o", "loop"], "Too many levels of symbolic links"),
        (["build", "a.form.yaml", "-o", "x", "--depfile", "out/d"], "out of the current folder"),
        (["build", "a.form.yaml", "-o", "x", "--depfile", "report"], "it is a symbolic link"),
        (["check", "a.form.yaml", "--output", "json=report"], "cannot write 'report': it is a symbolic link"),
        (["check", "a.form.yaml", "--output", "json=out/r"], "out of the current folder"),
        (["check", "a.form.yaml", "--output", "json=nowhere"], "cannot write 'nowhere': it is a symbolic link"),
        (["init", "out/x"], "out of the current folder"),
        (["check", "loop"], "Too many levels of symbolic links"),
        (["check", "nowhere"], "cannot read 'nowhere': there is no such file"),
    ]
    for words, message in refusals:
        expect_refusal(folder.run(*words), message, f"links, {' '.join(words)}")
        expect(folder.contents() == before, f"links, {' '.join(words)}: something has changed")
        expect(outside.contents() == beyond, f"links, {' '.join(words)}: something has changed OUTSIDE")
    # An output is never written through a link, not even by force, nor into a file of two names.
    link("a.form.swift", outside.path / "mine.swift")
    for force in ([], ["--force"]):
        expect_refusal(folder.run("build", "a.form.yaml", "--runtime=import", *force),
                       "cannot write 'a.form.swift': it is a symbolic link", "an output that is a link")
    (folder.path / "a.form.swift").unlink()
    os.link(outside.path / "mine.swift", folder.path / "a.form.swift")
    expect(folder.run("build", "a.form.yaml", "--runtime=import").status == 0, "an output of two names")
    expect(outside.contents() == beyond, "an output of two names: the other has changed")
    # Inside, and where the folder itself is named, links are followed.
    expect(folder.run("build", "a.form.yaml", "-o", "inner", "--runtime=import").status == 0, "a link inside")
    expect("inside/a.form.swift" in folder.contents(), "a link inside is not followed")
    expect(folder.run("build", "a.form.yaml", "-o", outside.path / "folder", "--runtime=import").status == 0, "by name")
    with_links_to_specs(outside)


def with_links_to_specs(outside):
    folder = Folder()
    folder.write("good/a.form.yaml", mendable("A"))
    link = lambda name, target: (folder.path / name).symlink_to(target)
    link("good/same.form.yaml", "a.form.yaml")
    os.makedirs(folder.path / "evil")
    for name, target in [("secret", outside.path / "secret.form.yaml"), ("memory", "/proc/self/environ"),
                         ("endless", "/dev/zero"), ("terminal", "/dev/stdin")]:
        if os.path.exists(target):
            link(f"evil/{name}.form.yaml", target)
    os.mkfifo(folder.path / "pipe")
    link("evil/pipe.form.yaml", "../pipe")
    before = outside.contents()
    for words in (["check"], ["check", "--fix"], ["build", "-o", "out"]):
        outcome = folder.run(*words, "evil", input=b"stdin\n")
        expect_refusal(outcome, "it is a symbolic link that leads out of the folder; name it", "links to specs")
        expect("'evil/pipe.form.yaml': it leads to what is not a regular file" in outcome.errors, f"{outcome}")
        expect("hunter2" not in outcome.output + outcome.errors and "LC_ALL" not in outcome.output + outcome.errors,
               f"links to specs: a line of a file outside is shown: {outcome}")
    expect(outside.contents() == before and not (folder.path / "out").exists(), "links to specs: something is written")
    # One spec by two names is fixed once, and the link stays one.
    outcome = folder.run("check", "--fix", "good")
    expect(outcome.status == 0, f"a link beside what it leads to: {outcome}")
    expect((folder.path / "good/same.form.yaml").is_symlink(), "--fix has replaced a link")
    expect(folder.read("good/a.form.yaml") == mendable("A").replace("title:", "title: "), "--fix through a link")
    # Of a file of two names one is fixed; the other keeps what it has.
    folder.write("good/h.form.yaml", mendable("H"))
    os.link(folder.path / "good/h.form.yaml", folder.path / "other")
    expect(folder.run("check", "--fix", "good/h.form.yaml").status == 0, "a spec of two names")
    expect(folder.read("other") == mendable("H"), "a spec of two names: the other has changed")


def with_what_is_no_file():
    folder = Folder()
    folder.write("a.form.yaml", spec("A"))
    os.mkfifo(folder.path / "a.form.swift")
    os.mkfifo(folder.path / "pipe")
    (folder.path / "d").mkdir()
    before = folder.contents()
    refusals = [
        (["build", "a.form.yaml", "--force"], "cannot write 'a.form.swift': it is not a regular file"),
        (["check", "a.form.yaml", "--output", "json=pipe"], "cannot write 'pipe': it is not a regular file"),
        (["check", "a.form.yaml", "--output", "json=d"], "cannot write 'd': it is a folder"),
        (["check", "a.form.yaml", "--output", "json=/dev/null"], "cannot write '/dev/null': it is not a regular file"),
        (["build", "a.form.yaml", "-o", "d", "--depfile", "d"], "cannot write 'd': it is a folder"),
        (["build", "a.form.yaml", "-o", "pipe"], "'-o' names 'pipe', which is not a folder"),
        (["build", "a.form.yaml", "-o", "a.form.yaml/x"], "cannot write"),
        (["check", "/dev/zero"], "it is larger than 16M"),
        (["check", "--output", "json=a.form.yaml", "a.form.yaml"], "is named like a spec"),
    ]
    for words, message in refusals:
        expect_refusal(folder.run(*words), message, f"no file, {' '.join(words)}")
        expect(folder.contents() == before, f"no file, {' '.join(words)}: something has changed")
    outcome = folder.shell('"$FORMC" check <(cat a.form.yaml)')
    expect(outcome.status == 0, f"a pipe as a spec: {outcome}")
    expect(folder.run("check", "/dev/null").status == 1, "an empty device as a spec")


def when_streams_are_closed():
    """Nothing that is printed gets into a file, whichever streams are closed."""
    plain = Folder()
    files = [("a.form.yaml", spec("A").replace("sections:", "choices:\n  unused: [a]\nsections:")),
             ("m.form.yaml", mendable("M")), ("bad.form.yaml", bad("B"))]
    lines = [
        "build a.form.yaml -o out --depfile out/d", "check a.form.yaml bad.form.yaml --output json=r --output text=t",
        "check --fix m.form.yaml", "init x",
    ]
    for name, text in files:
        plain.write(name, text)
    for line in lines:
        plain.shell(f'"$FORMC" {line}')
    wanted = plain.contents()
    for streams in ("<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&-", "<&- >&- 2>&-"):
        folder = Folder()
        for name, text in files:
            folder.write(name, text)
        for line in lines:
            outcome = folder.shell(f'"$FORMC" {line} {streams}')
            silent = "build" in line or "fix" in line or ">&-" not in streams.replace("2>&-", "")
            expect(outcome.status == (1 if silent and "bad" in line else 0 if silent else 2),
                   f"{line} {streams}: {outcome}")
        found = folder.contents()
        for name in wanted.keys() | found.keys():
            expect(found.get(name) == wanted.get(name), f"{streams}: '{name}' is another")
    folder = Folder()
    folder.write("a.form.yaml", spec("A"))
    outcome = folder.shell('"$FORMC" build a.form.yaml -o - >&-')
    expect_refusal(outcome, "cannot write standard output: Bad file descriptor", "no standard output")
    expect_refusal(folder.shell('"$FORMC" check - <&-'), "cannot read standard input: Bad file descriptor", "no input")
    # Somebody else has made the pipe one that does not wait.
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    process = subprocess.Popen([formc, "check", "-"], stdin=reader)
    time.sleep(0.3)
    os.close(reader)
    os.write(writer, spec("A").encode())
    os.close(writer)
    expect(process.wait() == 0, "input that does not wait")
    outcome = folder.shell('"$FORMC" build a.form.yaml -o - | head -1; exit ${PIPESTATUS[0]}')
    expect(outcome.errors == "" and outcome.output.startswith("// Generated"), f"a reader who leaves: {outcome}")


def with_strange_names():
    folder = Folder()
    names = [b"new\nline", b"esc\x1b[31m", b"not-\xff-utf8", b"\xe2\x80\xae", b"quote'\"\\", b"-dash",
             b"n" * 244]
    for name in names:
        (folder.path / os.fsdecode(name + b".form.yaml")).write_text(bad("A"))
        outcome = folder.run("check", b"./" + name + b".form.yaml")
        shown = outcome.output + outcome.errors
        expect(outcome.status == 1 and not any(ord(c) < 32 and c != "\n" for c in shown), f"{name}: {outcome}")
        expect(outcome.output.count("\n") == 4, f"{name}: {outcome}")
        (folder.path / os.fsdecode(name + b".form.yaml")).write_text(spec("A"))
        outcome = folder.run("build", b"./" + name + b".form.yaml", "-o", "out", "--runtime=import")
        expect(outcome.status == 0, f"{name}: {outcome}")
        outputs = list((folder.path / "out").iterdir())
        expect(len(outputs) == 1, f"{name}: {outputs}")
        text = outputs[0].read_text()
        expect(text.count("\n") == normal_lines(), f"{name}: the Swift has lines that it should not have")
        shutil.rmtree(folder.path / "out")
        (folder.path / os.fsdecode(name + b".form.yaml")).unlink()
    # Too long, by a letter or by far.
    folder.write("n" * 245 + ".form.yaml", spec("A"))
    before = folder.contents()
    deep = "d/" * 2100
    refusals = [
        (["build", "."], "File name too long"), (["check", deep + "a.form.yaml"], "File name too long"),
        (["build", ".", "-o", deep], "File name too long"), (["init", "n" * 300], "File name too long"),
        (["check", ".", "--output", "json=" + "n" * 300], "File name too long"),
    ]
    for words, message in refusals:
        outcome = folder.run(*words)
        expect_refusal(outcome, message, f"long names, {words[0]}")
        expect(len(outcome.errors) < 1500, f"long names, {words[0]}: {len(outcome.errors)} bytes of message")
        expect(folder.contents() == before, f"long names, {words[0]}: something has changed")


def normal_lines():
    folder = Folder()
    folder.write("a.form.yaml", spec("A"))
    return folder.run("build", "a.form.yaml", "-o", "-", "--runtime=import").output.count("\n")


def with_little():
    """Few descriptors, little memory, many files: it works or it says that it does not, and harms nothing."""
    folder = Folder()
    for number in range(40):
        folder.write(f"d{number}/s{number}.form.yaml", spec(f"F{number}"))
    few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (8, 8))
    outcome = folder.run("build", ".", "-o", "out", before=few)
    expect(outcome.status == 0, f"8 descriptors: {outcome}")
    if faults:
        at = calls(tasks()[0])[0].rfind("c") + 1
        folder = tasks()[0].folder()
        before = folder.contents()
        outcome = folder.run(*tasks()[0].words, fault=f"error={errno.EMFILE}", at=at)
        expect_refusal(outcome, "Too many open files", "no descriptor")
        expect(folder.contents() == before, "no descriptor: not as it was")
    for megabytes in (20, 40, 80, 160, 320):
        size = megabytes << 20
        copy = Folder()
        copy.write("a.form.yaml", spec("A"))
        before = copy.contents()
        little = lambda: (no_core(), resource.setrlimit(resource.RLIMIT_AS, (size, size)))
        outcome = copy.run("build", "a.form.yaml", "-o", "out", "--runtime=import", before=little)
        found = without_drafts(copy.contents())
        found.pop("out", None)
        expect((outcome.status == 0) == (found != before), f"{megabytes} MB: {outcome}, {sorted(found)}")
    huge = Folder()
    (huge.path / "d").mkdir()
    for number in range(20_000):
        os.close(os.open(huge.path / f"d/{number}.txt", os.O_CREAT | os.O_WRONLY))
    huge.write("d/a.form.yaml", spec("A"))
    started = time.time()
    expect(huge.run("build", "d").status == 0, "a huge folder")
    expect(time.time() - started < 5, f"a huge folder takes {time.time() - started:.1f} s")


def when_a_spec_changes_while_it_is_read():
    """A spec is written over and over, cut and grown: every run says something sensible, and none writes a torn file."""
    folder = Folder()
    folder.write("a.form.yaml", spec("A"))
    small, large = spec("A"), spec("A") + "# more\n" * 20_000
    wanted = set()
    for text in (small, large):
        folder.write("a.form.yaml", text)
        wanted.add(folder.run("build", "a.form.yaml", "-o", "-").output)
    ends = threading.Event()

    def writer():
        while not ends.is_set():
            folder.write("a.form.yaml", small)
            with open(folder.path / "a.form.yaml", "a") as file:
                file.write("# more\n" * 20_000)
            (folder.path / "new").write_text(large)
            os.replace(folder.path / "new", folder.path / "a.form.yaml")

    thread = threading.Thread(target=writer)
    thread.start()
    for _ in range(20):
        outcome = folder.run("build", "a.form.yaml", "-o", "-")
        expect(outcome.status in (0, 1, 2), f"a spec that changes: {outcome}")
        expect(outcome.output in wanted or outcome.status != 0 and outcome.output == "", f"a spec that changes: {outcome}")
    ends.set()
    thread.join()


def with_work_of_others():
    """A file that formc has not written, whatever it is called, is left alone; what formc wrote is its own."""
    folder = Folder()
    folder.write("a.form.yaml", spec("A"))
    kinds = "swift,swiftui,json-schema"
    words = ["build", "a.form.yaml", "--emit", kinds]
    runtime = ["build", "a.form.yaml"]
    for name in ("a.form.swift", "a.view.swift", "a.schema.json", "FormRuntime.swift"):
        line = runtime if name == "FormRuntime.swift" else words
        own = folder.path / name
        expect(folder.run(*line).status == 0, f"{name} is built")
        generated = own.read_text()
        for foreign in ("", "mine\n", "\n" + generated, " " + generated, "// " + generated, "{}\n"):
            own.write_text(foreign)
            before = folder.contents()
            expect_refusal(folder.run(*line), "formc did not write what is there; '--force' overwrites it", name)
            expect(folder.contents() == before, f"{name}: the work of others is lost")
        # Its own it knows again: edited, and as Git on Windows checks it out.
        for edited in (generated + "// more\n", generated.replace("\n", "\r\n"), generated[:100]):
            own.write_bytes(edited.encode())
            expect(folder.run(*line).status == 0, f"{name}: formc does not know its own")
            expect(own.read_text() == generated, f"{name}: not what it was")
    # A Makefile begins like a rule of formc and goes on.
    makefile = "a.form.swift: a.form.yaml\n\tformc build a.form.yaml\n"
    folder.write("Makefile", makefile)
    expect_refusal(folder.run(*runtime, "--depfile", "Makefile"), "formc did not write what is there", "a Makefile")
    expect(folder.read("Makefile") == makefile, "a Makefile is lost")


def main():
    global formc, faults
    # Where anybody may run it.
    root.chmod(0o755)
    formc = root / "formc"
    shutil.copy(sys.argv[1], formc)
    if sys.platform == "linux":
        library = root / "faults.so"
        source = HERE / "file_system_faults.c"
        compiler = shutil.which("clang") or shutil.which("cc")
        if compiler and subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"]).returncode == 0:
            faults = library
    if not faults:
        skipped.append("mishaps at each call, which take Linux and a C compiler")
    mishaps = [value for name, value in globals().items() if re.match("(when|with)_", name)
               and name not in ("without_drafts", "with_links_to_specs")]
    wanted = sys.argv[2:]
    try:
        for mishap in mishaps:
            if wanted and mishap.__name__ not in wanted:
                continue
            started = time.time()
            try:
                mishap()
            except Exception:
                failures.append(f"{mishap.__name__}: {traceback.format_exc()}")
            if os.environ.get("VERBOSE"):
                print(f"{mishap.__name__}: {time.time() - started:.1f} s", flush=True)
    finally:
        shutil.rmtree(root, ignore_errors=True)
    for words in skipped:
        print(f"file_system: SKIPPED: {words}")
    for words in failures[:40]:
        print(f"file_system: {words}", file=sys.stderr)
    if failures:
        sys.exit(f"file_system: {len(failures)} expectations failed")
    print(f"file_system: every file is whole through {len(mishaps)} kinds of mishap")


main()
