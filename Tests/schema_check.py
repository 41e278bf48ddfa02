#!/usr/bin/env python3
"""Checks specs against the editor schema, as an editor with a YAML language server does.

usage: schema_check.py SCHEMA [--accept SPEC…] [--refuse SPEC…]

The schema must be valid itself, every SPEC after --accept must pass it and every one after
--refuse must not. Prints what is otherwise and exits with 1. Needs jsonschema and PyYAML with
libyaml; without them it says so and exits with 77.
"""

import json
import re
import sys

try:
    import jsonschema
    import yaml

    # formc's own parser; the one in Python refuses a `?` before a comma.
    from yaml import CSafeLoader
except ImportError as missing:
    print(f"schema_check: skipped: {missing}")
    sys.exit(77)


class CoreLoader(CSafeLoader):
    """Guesses types as YAML 1.2's core schema does; keys are text, since keys of JSON objects are."""

    def construct_mapping(self, node, deep=False):
        keys = (key.value if isinstance(key, yaml.ScalarNode) else str(key.tag) for key, _ in node.value)
        return dict(zip(keys, (self.construct_object(value, deep=True) for _, value in node.value)))


CoreLoader.yaml_implicit_resolvers = {}
CoreLoader.add_constructor(
    "tag:yaml.org,2002:map", lambda loader, node: loader.construct_mapping(node, deep=True)
)
for tag, pattern, first in [
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", list("-+0123456789")),
    (
        "float",
        r"^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$",
        list("-+0123456789."),
    ),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), first)



def integer(loader, node):
    base = 8 if "0o" in node.value else 16 if "0x" in node.value else 10
    return int(node.value, base)


def number(loader, node):
    return float(node.value.lower().replace(".inf", "inf").replace(".nan", "nan"))


CoreLoader.add_constructor("tag:yaml.org,2002:int", integer)
CoreLoader.add_constructor("tag:yaml.org,2002:float", number)


def faults(validator, path):
    with open(path, encoding="utf-8") as file:
        spec = yaml.load(file, CoreLoader)
    return [f"{'/'.join(map(str, fault.absolute_path))}: {fault.message}" for fault in validator.iter_errors(spec)]


def main(words):
    groups = {"--accept": [], "--refuse": []}
    group = None
    for word in words[1:]:
        if word in groups:
            group = groups[word]
        elif group is None:
            sys.exit(__doc__)
        else:
            group.append(word)
    with open(words[0], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    wrong = []
    for path in groups["--accept"]:
        wrong += [f"{path}: refused: {fault}" for fault in faults(validator, path)]
    for path in groups["--refuse"]:
        if not faults(validator, path):
            wrong.append(f"{path}: accepted, though it should not be")
    print("\n".join(wrong) or f"schema_check: {sum(map(len, groups.values()))} specs are as they should be")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
