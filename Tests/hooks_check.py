#!/usr/bin/env python3
"""Tries what CI and pre-commit run of formc: hooks_check.py FORMC

Reads what Documentation/check.md shows of it, runs the check of action.yml as a workflow would, and, where pre-commit and git are installed, each hook of
.pre-commit-hooks.yaml that takes the formc on the PATH. Status 3 if PyYAML is not installed, 1 if something is amiss.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

try:
    import yaml
except ImportError:
    sys.exit(3)

ROOT = pathlib.Path(__file__).resolve().parent.parent
GOOD = "formc: 1\nform: A\nsections:\n  - fields:\n      - { id: a, type: text, label: A, required: true }\n"
BAD = GOOD.replace("true", "yes")
WARNED = GOOD.replace("label: A", "label: 'A '")


def run(words, folder, **variables):
    environment = dict(os.environ, **variables)
    return subprocess.run(words, cwd=folder, env=environment, text=True, capture_output=True, check=False)


def expect(condition, *what):
    if not condition:
        print("amiss:", *what)
        sys.exit(1)


def try_action(formc):
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    inputs = {name: value["default"] for name, value in action["inputs"].items()}
    expect(all("description" in value for value in action["inputs"].values()), "an input without description")
    step = action["runs"]["steps"][-1]
    expect(action["runs"]["steps"][0]["if"] == "inputs.formc == ''", "the build is not skipped")

    def check(folder, **given):
        values = dict(inputs, formc=formc, **given)
        variables = {
            name: values[text.removeprefix("${{ inputs.").removesuffix(" }}")] for name, text in step["env"].items()
        }
        return run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], folder, **variables)

    with tempfile.TemporaryDirectory() as folder:
        spec = pathlib.Path(folder, "a b.form.yaml")
        spec.write_text(GOOD)
        result = check(folder)
        expect(result.returncode == 0 and result.stdout == "", result)
        spec.write_text(BAD)
        result = check(folder, specs="a b.form.yaml\n", sarif="out/log.sarif")
        expect(result.returncode == 1, result)
        expect(result.stdout.startswith("::error file=a b.form.yaml,line=5,col=50,endColumn=52,title=not-boolean::"), result)
        log = json.loads(pathlib.Path(folder, "out/log.sarif").read_text())
        expect(len(log["runs"][0]["results"]) == 1, log)
        spec.write_text(WARNED)
        expect(check(folder).returncode == 0, "warnings fail")
        expect(check(folder, strict="true").returncode == 1, "warnings do not fail though strict")


def try_hooks(formc):
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    by_id = {hook["id"]: hook for hook in hooks}
    expect(len(by_id) == len(hooks) == 4, hooks)
    for name in ["formc-check", "formc-fix"]:
        one, other = dict(by_id[name]), dict(by_id[name + "-system"])
        expect(one.pop("language") == "swift" and other.pop("language") == "system", name)
        expect(one.pop("id") != other.pop("id") and one == other, name)
    if not shutil.which("pre-commit") or not shutil.which("git"):
        print("pre-commit and git are not there: the hooks were only read")
        return
    path = os.path.dirname(os.path.abspath(formc)) + os.pathsep + os.environ["PATH"]
    with tempfile.TemporaryDirectory() as folder:
        git = ["git", "-c", "user.name=n", "-c", "user.email=n@example.org"]
        names = [by_id[name] for name in ("formc-check-system", "formc-fix-system")]
        for hook in names:
            repository = pathlib.Path(folder, hook["id"])
            repository.mkdir()
            config = {"repos": [{"repo": "local", "hooks": [hook]}]}
            (repository / ".pre-commit-config.yaml").write_text(yaml.safe_dump(config))
            (repository / "a.form.yaml").write_text(BAD)
            (repository / "other.yaml").write_text("- not: ours\n")
            run(git + ["init", "-q"], repository)
            run(git + ["add", "-A"], repository)
            command = ["pre-commit", "run", "--all-files", "--color=never"]
            variables = {"PATH": path, "PRE_COMMIT_HOME": os.path.join(folder, "home")}
            first = run(command, repository, **variables)
            expect(first.returncode == 1, hook["id"], first)
            expect("other.yaml" not in first.stdout, first)
            if "fix" in hook["id"]:
                expect((repository / "a.form.yaml").read_text() == GOOD, first)
            else:
                expect("a.form.yaml:5:50: error: " in first.stdout, first)
                (repository / "a.form.yaml").write_text(GOOD)
            run(git + ["add", "-A"], repository)
            second = run(command, repository, **variables)
            expect(second.returncode == 0, hook["id"], second)


def read_snippets():
    """What the page on checking shows of workflows, jobs and hooks is YAML and names what is there."""
    page = (ROOT / "Documentation/check.md").read_text()
    blocks = [yaml.safe_load(block.split("```")[0]) for block in page.split("```yaml workflow\n")[1:]]
    expect(len(blocks) == 4, "snippets are missing")
    inputs = yaml.safe_load((ROOT / "action.yml").read_text())["inputs"]
    for block in blocks[:2]:
        for step in block["jobs"]["forms"]["steps"]:
            if step["uses"].startswith("OWNER/formc@"):
                expect(set(step["with"]) <= set(inputs), step)
    ids = {hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    expect({hook["id"] for hook in blocks[3]["repos"][0]["hooks"]} <= ids, "unknown hooks")


read_snippets()
try_action(os.path.abspath(sys.argv[1]))
try_hooks(sys.argv[1])
