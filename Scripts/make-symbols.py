#!/usr/bin/env python3
"""Writes the outlines of the symbols that a page uses.

    make-symbols.py [--output FILE] NAME…
    make-symbols.py --check

NAMEs are those of SF Symbols; each is looked up in Web/symbols/sf-to-phosphor.json and drawn by an icon of Phosphor (PyPI:
justmyresource-phosphor). The result, on standard output or in FILE, is a JSON object: name to a list of SVG path data in a box of
256 by 256. Unknown names are left out and told on standard error; the page draws a placeholder for them.
`--check` says whether every icon of the table exists.
"""

import argparse
import json
import re
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

TABLE = Path(__file__).resolve().parent.parent / "Web/symbols/sf-to-phosphor.json"


def archive() -> zipfile.ZipFile:
    """The package's icons."""
    spec = find_spec("justmyresource_phosphor")
    if spec is None or spec.origin is None:
        sys.exit("make-symbols: the PyPI package justmyresource-phosphor is missing; run make setup")
    return zipfile.ZipFile(Path(spec.origin).parent / "icons.zip")


def rounded_rectangle(x: float, y: float, width: float, height: float, r: float) -> str:
    """Path data of a rectangle with rounded corners."""
    return (
        f"M{x + r:g},{y:g}h{width - 2 * r:g}a{r:g},{r:g},0,0,1,{r:g},{r:g}v{height - 2 * r:g}"
        f"a{r:g},{r:g},0,0,1,{-r:g},{r:g}h{2 * r - width:g}a{r:g},{r:g},0,0,1,{-r:g},{-r:g}v{2 * r - height:g}"
        f"a{r:g},{r:g},0,0,1,{r:g},{-r:g}Z"
    )


def circle(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    return f"M{x - r:g},{y:g}a{r:g},{r:g},0,1,0,{2 * r:g},0a{r:g},{r:g},0,1,0,{-2 * r:g},0Z"


def paths(svg: str) -> list[str]:
    """The path data of an icon, whatever elements it is drawn with."""
    result = []
    for name, text in re.findall(r"<(path|rect|circle) ([^>]*)>", svg):
        attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', text))
        number = {key: float(value) for key, value in attributes.items() if re.fullmatch(r"-?[\d.]+", value)}
        if name == "path":
            result.append(attributes["d"])
        elif name == "circle":
            result.append(circle(number["cx"], number["cy"], number["r"]))
        elif attributes.get("fill") != "none":
            sides = (number.get("x", 0), number.get("y", 0), number["width"], number["height"])
            result.append(rounded_rectangle(*sides, number.get("rx", 0)))
    return result


def icon(name: str, table: dict[str, str]) -> str | None:
    """The file in the archive that draws an SF Symbols name."""
    parts = name.split(".")
    base = ".".join(part for part in parts if part != "fill")
    if base not in table:
        return None
    found = table[base]
    return f"fill/{found}-fill.svg" if "fill" in parts else f"regular/{found}.svg"


def check(table: dict[str, str]) -> int:
    """Tells the table's names whose icon the package lacks."""
    there = set(archive().namelist())
    lacking = [n for base in table for n in (base, base + ".fill") if icon(n, table) not in there]
    print(f"{len(table)} names, {len(lacking)} without an icon", *lacking, sep="\n")
    return 1 if lacking else 0


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", metavar="FILE", help="write here instead of standard output")
    parser.add_argument("--check", action="store_true", help="check the table itself")
    parser.add_argument("names", nargs="*", metavar="NAME", help="SF Symbols names")
    options = parser.parse_args()
    table = json.loads(TABLE.read_text())["icons"]
    if options.check:
        return check(table)
    icons = archive()
    symbols = {}
    for name in sorted(set(options.names)):
        file = icon(name, table)
        if file is None:
            print(f"make-symbols: no icon for “{name}”", file=sys.stderr)
            continue
        symbols[name] = paths(icons.read(file).decode())
    text = json.dumps(symbols, separators=(",", ":")) + "\n"
    if options.output:
        Path(options.output).write_text(text)
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
