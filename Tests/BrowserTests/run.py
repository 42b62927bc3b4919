#!/usr/bin/env python3
"""Runs the browser tests: every test_*.py beside this file, or those whose file or function name contains a word given.

    run.py [WORD…]
    run.py --renew-pictures

The tests open the pages of the built site in the folder BARAJA_SITE (default: .build/site), with their own wasm or with a played one.
SITE in a test's file says what its `open` opens: `stub`, a block, a file of the folder `pages`,
`blocks`, where the test names the block itself, `site`, where it names a page of the catalogue, or `anywhere`, where it
names the address.
The second form replaces the pictures that test_pictures.py compares with. Otherwise the last line reads `N passed, N failed`; the exit code is 1 when a test failed.
Two browsers take turns at the tests, a file at a time: most of the time a test waits. A test that fails is run again, twice at most, since a
finger on a busy machine may be too slow for a flick; that it needed it is said.
"""

import contextlib
import functools
import importlib
import io
import multiprocessing
import queue
import sys
import time
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

import harness  # noqa: E402  (the path is set above)
import pictures  # noqa: E402


WORKERS = 2
# The page whose browser half is tested with a played wasm.
STUBBED = "SwipeableCardStack"


def tests(words):
    """Every test function whose name or file matches, as (file, name, function)."""
    for file in sorted(HERE.glob("test_*.py")):
        module = importlib.import_module(file.stem)
        for name, function in vars(module).items():
            if name.startswith("test_") and callable(function):
                if not words or any(word in f"{file.stem}.{name}" for word in words):
                    yield module, name, function


def openers(stack, sites):
    """For each SITE that tests name: what opens it."""
    chromium = stack.enter_context(harness.Chromium())
    site = stack.enter_context(harness.serve(harness.SITE))

    def open_block(name, *arguments, **settings):
        return chromium.open(f"{site}live/{name}/", *arguments, **settings)

    def open_site(path, address=site, ready=None, service_workers="block", **settings):
        return chromium.open(address + path, ready=ready, service_workers=service_workers, **settings)

    opens = {"blocks": open_block, "site": open_site, "anywhere": chromium.open}
    for name in sites - set(opens):
        if name == "stub":
            folder = stack.enter_context(harness.stub_site(harness.page(STUBBED)))
            address = stack.enter_context(harness.serve(folder))
            opens[name] = functools.partial(chromium.open, address, script=HERE / "stub.js")
        elif name in harness.blocks():
            opens[name] = functools.partial(open_block, name)
        else:
            address = stack.enter_context(harness.serve(harness.author_page(name[0].upper() + name[1:])))
            opens[name] = functools.partial(chromium.open, address)
    return opens


def run(function, opening, where):
    """Runs a test, up to three times if need be; gives what there is to print and whether it passed."""
    sentence = (function.__doc__ or where).strip().splitlines()[0]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        for word in ("AGAIN", "AGAIN", "FAIL "):
            start = time.monotonic()
            try:
                function(opening)
                print(f"pass  {sentence}  ({time.monotonic() - start:.1f} s)")
                return said.getvalue(), True
            except Exception:
                print(f"{word} {sentence}  [{where}]")
                print("      " + traceback.format_exc().replace("\n", "\n      "))
    return said.getvalue(), False


def work(words, units, results):
    """Runs the tests of one unit after another until there is none; each is a set of files."""
    chosen = list(tests(words))
    while (files := units.get()) is not None:
        mine = [entry for entry in chosen if entry[0].__name__ in files]
        with contextlib.ExitStack() as stack:
            opens = openers(stack, {module.SITE for module, _, _ in mine})
            for module, name, function in mine:
                results.put(run(function, opens[module.SITE], f"{module.__name__}.{name}"))


def units_of(chosen):
    """The files of the tests, a unit for each; those that share a page of their own are one, so that it is built once."""
    units = {}
    for module, _, _ in chosen:
        shared = {"blocks", "site", "anywhere", "stub", *harness.blocks()}
        units.setdefault(module.__name__ if module.SITE in shared else module.SITE, {})[module.__name__] = None
    # Those with most tests first, lest one of them be the last.
    count = [module.__name__ for module, _, _ in chosen].count
    return sorted((list(files) for files in units.values()), key=lambda files: -sum(map(count, files)))


def main():
    """Runs the tests and counts."""
    if sys.argv[1:] == ["--renew-pictures"]:
        with contextlib.ExitStack() as stack:
            pictures.renew(openers(stack, set())["blocks"])
        return 0
    words = sys.argv[1:]
    chosen = list(tests(words))
    context = multiprocessing.get_context("spawn")
    units, results = context.Queue(), context.Queue()
    waiting = units_of(chosen)
    workers = [context.Process(target=work, args=(words, units, results)) for _ in range(min(WORKERS, len(waiting)))]
    for unit in waiting + [None] * len(workers):
        units.put(unit)
    for worker in workers:
        worker.start()
    passed = failed = 0
    while any(worker.is_alive() for worker in workers) or not results.empty():
        with contextlib.suppress(queue.Empty):
            said, is_passed = results.get(timeout=1)
            print(said, end="", flush=True)
            passed, failed = passed + is_passed, failed + (not is_passed)
    # What a browser or a page of its own that did not start has left undone.
    failed += len(chosen) - passed - failed
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
