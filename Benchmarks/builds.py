#!/usr/bin/env python3
"""Measures what lies between an edit and a page or a test, and builds the pages that the other benchmarks measure.

Prints seconds of CPU and of the clock, each also as a ratio to a warm debug page, and writes .build/bench/builds.json.
"""

import concurrent.futures
import json
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
PAGES = REPOSITORY / ".build/bench/pages"
CACHE = REPOSITORY / ".build/baraja/wasm/debug"
SCRATCH = REPOSITORY / ".build/bench/edited"
BLOCKS = sorted(REPOSITORY.glob("Blocks/*/*.swift"))
DECK = next(block for block in BLOCKS if block.stem == "SwipeableCardStack")
EXTRA = {
    "Scroll": ["Tests/BrowserTests/pages/Scroll.swift"],
    "Decks": ["Benchmarks/pages/Decks.swift", DECK],
}


def run(*command):
    """Runs a command; the seconds of CPU and of the clock that it took."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(list(map(str, command)), cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall = time.monotonic() - start
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stdout}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def middle(times):
    return sorted(times)[len(times) // 2]


def edited(block, number):
    """A copy of a block that nobody has compiled yet."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    copy = SCRATCH / block.name
    copy.write_text(block.read_text() + f"\nprivate let benchmark{time.time_ns()}{number} = {number}\n")
    return copy


def main():
    run("swift", "build", "--product", "baraja")
    binary = subprocess.run(["swift", "build", "--show-bin-path"], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    baraja = Path(binary.stdout.strip()) / "baraja"
    page = PAGES.parent / "debug"

    def build(sources, folder, *options):
        return run(baraja, "build", *sources, "--output", folder, *options)

    figures = {}
    shutil.rmtree(CACHE, ignore_errors=True)
    cold = build([edited(DECK, 0)], page, "--debug")
    figures["edit to page, debug, warm"] = middle([build([edited(DECK, number)], page, "--debug") for number in range(1, 4)])
    figures["edit to page, debug, cold"] = cold
    run("swift", "build", "--build-tests")
    own = DECK.read_text()
    try:
        DECK.write_text(edited(DECK, 4).read_text())
        figures["native tests of one edited block: build"] = run("swift", "build", "--build-tests")
        figures["native tests of one edited block: run"] = run("swift", "test", "--skip-build", "--filter", "SwipeableCardStackTests")
    finally:
        DECK.write_text(own)
    # These are not timed. The empty page compiles the runtime, if it has changed; the others take turns then.
    build(["Benchmarks/pages/Empty.swift"], PAGES / "Empty")
    with concurrent.futures.ThreadPoolExecutor() as pool:
        list(pool.map(lambda name: build(EXTRA[name], PAGES / name), EXTRA))
    for block in BLOCKS:
        figures[f"baraja build {block.stem}, release"] = build([block], PAGES / block.stem)

    print("\nBuilds (seconds; the ratio is that of CPU to a warm debug page)")
    base = figures["edit to page, debug, warm"][0]
    width = max(map(len, figures))
    for name, (cpu, wall) in figures.items():
        print(f"  {name:{width}}  {cpu:6.1f} s of CPU  {wall:6.1f} s by the clock  {cpu / base:6.2f}")
    table = {name: {"cpu": cpu, "clock": wall, "ratio": cpu / base} for name, (cpu, wall) in figures.items()}
    (PAGES.parent / "builds.json").write_text(json.dumps(table, indent=1) + "\n")


main()
