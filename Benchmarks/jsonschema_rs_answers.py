"""Checks JSON Lines with jsonschema-rs, every error found; prints the CPU seconds of that and how many are invalid.

usage: jsonschema_rs_answers.py SCHEMA ANSWERS
"""

import sys
import time

import jsonschema_rs
import orjson

with open(sys.argv[1], "rb") as file:
    validator = jsonschema_rs.validator_for(orjson.loads(file.read()))
with open(sys.argv[2], "rb") as file:
    lines = file.read().splitlines()
start = time.process_time()
invalid = sum(1 for line in lines if [(e.message, e.instance_path) for e in validator.iter_errors(orjson.loads(line))])
print(time.process_time() - start, invalid)
