#!/usr/bin/env python3
"""Prints the bytes of the built pages beside their limits in Docs/sizes.json; fails where one is passed.

usage: .build/venv/bin/python Scripts/sizes.py [--renew] SITE

SITE is what `make site` built. Every file counts by itself, as a server sends it: gzip -9, and Brotli for comparison.
The empty page, one text, is built into .build/sizes. A limit far above what is there is no limit, so that fails too.
--renew sets the limits to the present sizes, a little rounded up; what the budget says of the whole stays.
"""

import json
import subprocess
import sys
from pathlib import Path

import brotli

REPOSITORY = Path(__file__).resolve().parent.parent
LIMITS = REPOSITORY / "Docs/sizes.json"
EMPTY = "Benchmarks/pages/Empty.swift"
# What a limit leaves free when it is set, its step, and how far it may be above the size.
ROOM, STEP, SLACK = 1.004, 128, 1.03


def squeezed(file):
    """The bytes of a file under gzip -9, which is not to the byte what other implementations make."""
    return len(subprocess.run(["gzip", "-9c", file], capture_output=True, check=True).stdout)


def browser_half(folder):
    """The files of a page that are ours and no wasm."""
    return sorted(f for f in folder.iterdir() if f.suffix in (".js", ".css") or f.name == "index.html")


def empty_page():
    """Builds the page of a view that shows one text; gives its folder."""
    folder = REPOSITORY / ".build/sizes/Empty"
    baraja = REPOSITORY / ".build/debug/baraja"
    subprocess.run([baraja, "build", EMPTY, "--output", folder], cwd=REPOSITORY, check=True, stdout=subprocess.DEVNULL)
    return folder


def pages(site):
    """The folders of the empty page and of each block's, by name."""
    blocks = sorted(file.stem for file in (REPOSITORY / "Blocks").rglob("*.swift"))
    return {"Empty": empty_page()} | {block: site / "live" / block for block in blocks}


def measure(folders):
    """By page: the bytes of the wasm and of the browser half."""
    return {
        name: {"wasm": squeezed(folder / "app.wasm"), "browser half": sum(map(squeezed, browser_half(folder)))}
        for name, folder in folders.items()
    }


def findings(sizes, record):
    """What is wrong: sizes over their limits, limits far over their sizes, budgets passed without a reason given."""
    wrong = []
    for page, parts in sizes.items():
        for part, size in parts.items():
            limit = record["limits"].get(page, {}).get(part, 0)
            if size > limit:
                wrong.append(f"{page}, {part}: {size} bytes, {size - limit} over its limit")
            elif size * SLACK < limit:
                wrong.append(f"{page}, {part}: {size} bytes, and its limit still {limit}")
            if size > record["budget"][part] and page not in record["over"]:
                wrong.append(f"{page}, {part}: {size} bytes, over the budget of {record['budget'][part]}")
    return wrong


def table(folders, sizes, record):
    """The lines of the report."""
    yield f"{'':24}{'wasm':>9}{'gzip -9':>9}{'limit':>9}{'budget':>9}{'Brotli':>9}   browser half, gzip -9"
    for page, folder in folders.items():
        data = (folder / "app.wasm").read_bytes()
        numbers = [len(data), sizes[page]["wasm"], record["limits"].get(page, {}).get("wasm", 0)]
        numbers += [record["budget"]["wasm"], len(brotli.compress(data))]
        half = ", ".join(f"{file.name} {squeezed(file):,}" for file in browser_half(folder))
        yield f"{page:24}" + "".join(f"{n:>9,}" for n in numbers) + f"   {sizes[page]['browser half']:,}: {half}"


def renewed(sizes):
    """Limits for what is there now."""
    return {
        page: {part: int(-(-size * ROOM // STEP) * STEP) for part, size in parts.items()}
        for page, parts in sizes.items()
    }


def main():
    """Prints the table, and sets the limits when asked to."""
    arguments = [argument for argument in sys.argv[1:] if argument != "--renew"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    record = json.loads(LIMITS.read_text())
    folders = pages(Path(arguments[0]))
    sizes = measure(folders)
    if "--renew" in sys.argv:
        record["limits"] = renewed(sizes)
        LIMITS.write_text(json.dumps(record, indent=2) + "\n")
    print("\n".join(table(folders, sizes, record)))
    wrong = findings(sizes, record)
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
