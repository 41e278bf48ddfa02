"""Synthetic specs: half pickers, half multi-selectors, 3 to 12 options each, sections of ten. The same every time."""

import random

HOW = """very quite never always often rarely daily weekly monthly mostly partly fully somewhat strongly mildly deep light
warm cold north south urban rural new old large small fast slow""".split()
WHAT = """satisfied agree sure walking running cycling reading music cooking travel gardening coffee tea milk bread fruit
fish meat headache fever cough asthma diabetes pain sleep stress work school family friend doctor nurse clinic home
office market""".split()
TAGS = [f"{how}_{what}" for how in HOW for what in WHAT]


def label(tag):
    return tag.replace("_", " ").capitalize()


def spec(count, name, seed=7):
    """The YAML of a form of so many fields."""
    chance = random.Random(seed * 1_000_003 + count)
    lines = ["formc: 1", f"form: {name}", f"title: A synthetic form of {count} fields", "sections:"]
    for position in range(count):
        if position % 10 == 0:
            lines += [f"  - title: Section {position // 10}", "    fields:"]
        lines += field(position, chance)
    return "\n".join(lines) + "\n"


def field(position, chance):
    is_multiple = position % 2 == 1
    tags = chance.sample(TAGS if chance.random() < 0.7 else WHAT, chance.randint(3, 12))
    is_required = chance.random() < 0.7
    what, how = chance.choice(WHAT), chance.choice(HOW)
    lines = [
        f"      - id: {what}_{position}",
        f"        type: {'multi-selector' if is_multiple else 'picker'}",
        f"        label: How would you rate {what} in your {how} {chance.choice(WHAT)}?",
    ]
    if is_required:
        lines.append("        required: true")
    exclusive = None
    if is_multiple:
        lines.append(f"        max: {chance.randint(2, len(tags) - 1)}")
        if chance.random() < 0.3:
            exclusive = tags[-1] = "none_of_these"
    lines.append("        options:")
    for tag in tags:
        if tag == exclusive:
            lines += [f"          - tag: {tag}", f"            label: {label(tag)}", "            exclusive: true"]
        else:
            lines.append(f"          - {tag}: {label(tag)}")
    return lines
