"""The Swift that one would write by hand for a form: an enum of strings a field, a switch for its labels, synthesised
coding, sets of enums, rules in lines of code. All is public, so that the compiler throws nothing away as unused."""

import forms


def swift(fields, name):
    """Its source."""
    return "".join(line + "\n" for line in lines(list(fields), name))


def lines(fields, name):
    yield f"public struct {name}: Codable, Hashable, Sendable {{"
    for field in fields:
        kind = enum(field)
        yield f"    public var {field.id}: " + (f"{kind}?" if field.most is None else f"Set<{kind}> = []")
    for field in fields:
        yield from enum_lines(field)
    yield from ["    public func violations() -> [String] {", "        var found: [String] = []"]
    for field in fields:
        yield from rule_lines(field)
    yield from ["        return found", "    }", "}"]


def enum(field):
    return field.id.capitalize()


def enum_lines(field):
    yield f"    public enum {enum(field)}: String, CaseIterable, Codable, Sendable {{"
    yield from (f"        case {tag}" for tag in field.tags)
    yield from ["        public var label: String {", "            switch self {"]
    yield from (f'            case .{tag}: "{forms.label(tag)}"' for tag in field.tags)
    yield from ["            }", "        }", "    }"]


def rule_lines(field):
    if field.is_required:
        is_missing = f"{field.id} == nil" if field.most is None else f"{field.id}.isEmpty"
        yield f'        if {is_missing} {{ found.append("{field.id}: required") }}'
    if field.most is not None:
        yield f'        if {field.id}.count > {field.most} {{ found.append("{field.id}: too many") }}'
    if field.exclusive is not None:
        is_accompanied = f"{field.id}.count > 1, {field.id}.contains(.{field.exclusive})"
        yield f'        if {is_accompanied} {{ found.append("{field.id}: not alone") }}'
