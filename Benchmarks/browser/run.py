#!/usr/bin/env python3
"""Measures the built pages in Chromium: run.py [--rounds N] [WORD…]

Prints tables and writes .build/bench/browser.json. A word chooses the sections whose names begin with it. The pages are those that
Scripts/bench.sh built into .build/bench/pages. Docs/Measuring.md says what the figures mean.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
PAGES = REPOSITORY / ".build/bench/pages"
sys.path[:0] = [str(HERE), str(REPOSITORY / "Tests/BrowserTests")]
sys.dont_write_bytecode = True

import decks  # noqa: E402  (the path is set above)
import harness  # noqa: E402
import lists  # noqa: E402
from report import Report  # noqa: E402


def make_plain():
    """The hand-written deck as one would publish it: minified, with the same font and icons as ours."""
    folder = PAGES / "plain"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(PAGES / "SwipeableCardStack/fonts", folder / "fonts")
    shutil.copyfile(PAGES / "SwipeableCardStack/symbols.json", folder / "symbols.json")
    shutil.copyfile(HERE / "plain/index.html", folder / "index.html")
    (folder / "empty.html").write_text("<!doctype html><title>empty</title>")
    for name in ("deck.js", "deck.css"):
        subprocess.run(["esbuild", HERE / "plain" / name, "--minify", "--format=esm", "--log-level=warning", f"--outfile={folder / name}"], check=True)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("words", nargs="*")
    chosen = options.parse_args()
    make_plain()
    report = Report()
    with harness.serve(PAGES) as address, harness.Chromium() as chromium:
        sections = {
            "deck": lambda: decks.compare(chromium, address, PAGES, report, chosen.rounds),
            "memory": lambda: decks.memory(chromium, address, report),
            "items": lambda: decks.sizes(chromium, address, report, max(2, chosen.rounds // 2)),
            "rows": lambda: lists.rows(chromium, address, report, max(2, chosen.rounds // 2)),
            "flip": lambda: lists.flip(chromium, address, report, max(2, chosen.rounds // 2)),
        }
        for name, measure in sections.items():
            if not chosen.words or any(name.startswith(word) for word in chosen.words):
                measure()
    report.write(REPOSITORY / ".build/bench/browser.json")


main()
