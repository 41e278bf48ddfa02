"""Synthetic forms: half pickers, half multi-selectors, 3 to 12 options each, sections of ten. The same every time.

usage: forms.py FIELDS NAME > SPEC
"""

import random
import subprocess
import sys
from typing import NamedTuple, Optional

HOW = """
very quite never always often rarely daily weekly monthly mostly partly fully somewhat strongly mildly deep
light warm cold north south urban rural new old large small fast slow
""".split()
WHAT = """
satisfied agree sure walking running cycling reading music cooking travel gardening coffee tea milk bread
fruit fish meat headache fever cough asthma diabetes pain sleep stress work school family friend doctor nurse
clinic home office market
""".split()
TAGS = [f"{how}_{what}" for how in HOW for what in WHAT]


class Field(NamedTuple):
    """A picker, or a multi-selector: then it has a most, and maybe a tag that excludes the others."""

    id: str
    label: str
    tags: list
    is_required: bool
    most: Optional[int]
    exclusive: Optional[str]


def label(tag):
    return tag.replace("_", " ").capitalize()


def fields(count, seed=7):
    """The fields of a form of so many."""
    chance = random.Random(seed * 1_000_003 + count)
    return (field(position, chance) for position in range(count))


def field(position, chance):
    is_multiple = position % 2 == 1
    tags = chance.sample(TAGS if chance.random() < 0.7 else WHAT, chance.randint(3, 12))
    is_required = chance.random() < 0.7
    what, how = chance.choice(WHAT), chance.choice(HOW)
    asked = f"How would you rate {what} in your {how} {chance.choice(WHAT)}?"
    most, exclusive = None, None
    if is_multiple:
        most = chance.randint(2, len(tags) - 1)
        if chance.random() < 0.3:
            exclusive = tags[-1] = "none_of_these"
    return Field(f"{what}_{position}", asked, tags, is_required, most, exclusive)


def even(count, options, multiple=lambda position: position % 2 == 1):
    """Fields with so many options each, for the costs of each; every other multi-selector has a tag that excludes."""
    for position in range(count):
        tags = [f"{TAGS[(position + at) % len(TAGS)]}_{at}" for at in range(options)]
        is_multiple = multiple(position)
        exclusive = tags[-1] if is_multiple and position % 4 == 1 else None
        what = WHAT[position % len(WHAT)]
        most = 3 if is_multiple else None
        yield Field(f"{what}_{position}", f"Which {what}?", tags, position % 3 != 0, most, exclusive)


def spec(count, name, seed=7):
    """The YAML of a form of so many fields."""
    return written(fields(count, seed), name, f"A synthetic form of {count} fields")


def written(fields, name, title):
    """The YAML of these fields."""
    return "".join(line + "\n" for line in lines(fields, name, title))


def lines(fields, name, title):
    yield from ["formc: 1", f"form: {name}", f"title: {title}", "sections:"]
    for position, field in enumerate(fields):
        if position % 10 == 0:
            yield from [f"  - title: Section {position // 10}", "    fields:"]
        yield from field_lines(field)


def field_lines(field):
    yield f"      - id: {field.id}"
    yield f"        type: {'picker' if field.most is None else 'multi-selector'}"
    yield f"        label: {field.label}"
    if field.is_required:
        yield "        required: true"
    if field.most is not None:
        yield f"        max: {field.most}"
    yield "        options:"
    for tag in field.tags:
        if tag == field.exclusive:
            yield from [f"          - tag: {tag}", f"            label: {label(tag)}", "            exclusive: true"]
        else:
            yield f"          - {tag}: {label(tag)}"


def write(count, name, path):
    """The spec in a file, by another process: a form of 100 000 fields is much to hold."""
    with path.open("wb") as file:
        subprocess.run([sys.executable, __file__, str(count), name], stdout=file, check=True)


if __name__ == "__main__":
    count = int(sys.argv[1])
    for line in lines(fields(count), sys.argv[2], f"A synthetic form of {count} fields"):
        print(line)
