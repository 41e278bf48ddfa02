"""What the measured is held against: each goal is told below its table, and all again at the end."""

told = []


def at_most(what, value, limit, unit=" ×"):
    tell(what, f"≤ {limit:,}{unit}", f"{value:.2f}{unit}", value <= limit)


def at_least(what, value, limit, unit=" ×"):
    tell(what, f"≥ {limit:,}{unit}", f"{value:,.1f}{unit}", value >= limit)


def tell(what, goal, found, is_held):
    told.append((what, goal, found, is_held))
    print(f"  goal: {what} {goal}; found {found}: {'held' if is_held else 'NOT HELD'}", flush=True)


def summary():
    """Those that were not held, or that all were."""
    missed = [goal for goal in told if not goal[3]]
    if not told:
        return
    print(f"\nGoals: {len(told) - len(missed)} of {len(told)} held")
    for what, goal, found, _ in missed:
        print(f"  NOT HELD: {what} {goal}; found {found}")
