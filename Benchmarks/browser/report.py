"""Medians with their spread, tables of ratios, and the JSON beside them."""

import json
import statistics
import sys


def summary(values):
    """The median and how far the values are apart, as a share of it."""
    middle = statistics.median(values)
    return {"median": middle, "spread": (max(values) - min(values)) / middle if middle else 0, "values": values}


def ratios(runs, yardstick):
    """For each other name: the ratio of its figure to the yardstick's, run by run.

    Both figures of a ratio come from the same round: what else the machine did then weighs on both.
    """
    base = runs[yardstick]
    return {name: summary([a / b for a, b in zip(values, base) if b]) for name, values in runs.items() if name != yardstick and any(base)}


class Report:
    """Collects tables: prints each at once and writes them all at the end."""

    def __init__(self):
        self.tables = {}

    def compare(self, title, figures, yardstick, names):
        """Prints each figure of the yardstick and the ratios of the others to it. `figures`: unit and figure to name to values."""
        rows = [["", f"{yardstick} = 1", *[name for name in names if name != yardstick]]]
        table = {}
        for (figure, unit), runs in figures.items():
            base = summary(runs[yardstick])
            others = ratios(runs, yardstick)
            table[figure] = {"unit": unit, "figures": {name: summary(values) for name, values in runs.items()}, "ratios": others}
            cells = [ratio(others.get(name)) for name in names if name != yardstick]
            rows.append([figure, f"{number(base['median'])} {unit} ±{base['spread'] / 2:.0%}", *cells])
        self.tables[title] = table
        show(title, rows)

    def plain(self, title, head, rows, note=None):
        """Prints a table of figures as they are."""
        self.tables[title] = {"head": head, "rows": rows}
        show(title, [head, *[[cell if isinstance(cell, str) else number(cell) for cell in row] for row in rows]])
        if note:
            print(f"({note})")

    def write(self, file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(self.tables, indent=1) + "\n")
        print(f"\nwritten: {file}")


def ratio(found):
    return f"{found['median']:.2f} ±{found['spread'] / 2:.2f}" if found else "–"


def number(value):
    """A figure with three digits that count."""
    if value is None:
        return "–"
    if value == 0 or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def show(title, rows):
    print(f"\n{title}")
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  " + "  ".join(cell.rjust(width) if column else cell.ljust(width) for column, (cell, width) in enumerate(zip(row, widths))))
    sys.stdout.flush()
