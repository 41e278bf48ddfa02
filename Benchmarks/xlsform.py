"""A form as an XLSForm in Markdown, as pyxform reads it: the same fields, options and rules."""

import forms


def write(fields, path):
    survey = [["type", "name", "label", "required", "constraint"]]
    choices = [["list_name", "name", "label"]]
    for field in fields:
        kind = "select_one" if field.most is None else "select_multiple"
        survey.append(
            [f"{kind} of_{field.id}", field.id, field.label, "yes" if field.is_required else "", constraint(field)]
        )
        choices += [[f"of_{field.id}", tag, forms.label(tag)] for tag in field.tags]
    with path.open("w") as file:
        for name, rows in (("survey", survey), ("choices", choices)):
            print(f"| {name} |", file=file)
            for row in rows:
                print("| |", " | ".join(row), "|", file=file)


def constraint(field):
    if field.most is None:
        return ""
    most = f"count-selected(.) <= {field.most}"
    if field.exclusive is None:
        return most
    return f"{most} and not(selected(., '{field.exclusive}') and count-selected(.) > 1)"
