"""The most memory that checking and building large specs take, by the size of the file."""

import goals
import measure
import specs


def table(present, is_quick):
    sizes = (100, 1_000) if is_quick else (10_000, 100_000)
    specs.made((10, *sizes))
    works = specs.ours() + [work for work in specs.theirs(present).values() if not work.is_slow]
    costs = {(work.name, size): specs.task(work, size)() for work in works for size in sizes}
    files = {size: specs.spec(size).stat().st_size / 2**20 for size in sizes}

    def cells(name):
        for size in sizes:
            megabytes = costs[name, size].megabytes
            yield from (f"{megabytes:.1f} MB", f"{megabytes / files[size]:.1f}")

    measure.table(
        "Memory: the most that was held, by number of fields, and how many times the file",
        ["", *(text for size in sizes for text in (f"{size:,}", "÷ file"))],
        [[work.name, *cells(work.name)] for work in works],
    )
    print("\n  The files: " + ", ".join(f"{megabytes:.1f} MB" for megabytes in files.values()) + ". One run each.")
    for size in sizes:
        goals.at_most(f"memory of a check of {size:,} fields ÷ the file",
                      costs["formc check", size].megabytes / files[size], 4)
