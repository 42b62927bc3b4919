#!/usr/bin/env python3
"""Runs the browser tests: every test_*.py beside this file, or those whose file or function name contains a word given.

    run.py [WORD…]
    run.py --renew-pictures

The tests open the pages of the built site in the folder BARAJA_SITE (default: .build/site), with their own wasm or with a played one.
SITE in a test's file says what its `open` opens: `stub`, a block, a file of the folder `pages`,
`blocks`, where the test names the block itself, `site`, where it names a page of the catalogue, or `anywhere`, where it
names the address.
The second form replaces the pictures that test_pictures.py compares with. Otherwise the last line reads `N passed, N failed`; the exit code is 1 when a test failed.
A test that fails is run once more, since a finger on a busy machine may be too slow for a flick; that it needed it is said.
"""

import contextlib
import functools
import importlib
import sys
import time
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

import harness  # noqa: E402  (the path is set above)
import pictures  # noqa: E402


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


def openers(stack, chosen):
    """For each SITE that the tests name: what opens it."""
    chromium = stack.enter_context(harness.Chromium())
    site = stack.enter_context(harness.serve(harness.SITE))

    def open_block(name, *arguments, **settings):
        return chromium.open(f"{site}live/{name}/", *arguments, **settings)

    def open_site(path, address=site, ready=None, service_workers="block", **settings):
        return chromium.open(address + path, ready=ready, service_workers=service_workers, **settings)

    opens = {"blocks": open_block, "site": open_site, "anywhere": chromium.open}
    for name in {module.SITE for module, _, _ in chosen} - set(opens):
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


def main():
    """Runs the tests and counts."""
    if sys.argv[1:] == ["--renew-pictures"]:
        with contextlib.ExitStack() as stack:
            pictures.renew(openers(stack, [])["blocks"])
        return 0
    chosen = list(tests(sys.argv[1:]))
    passed = failed = 0
    with contextlib.ExitStack() as stack:
        opens = openers(stack, chosen)
        for module, name, function in chosen:
            sentence = (function.__doc__ or name).strip().splitlines()[0]
            where = f"[{module.__name__}.{name}]"
            for word in ("AGAIN", "FAIL "):
                start = time.monotonic()
                try:
                    function(opens[module.SITE])
                    passed += 1
                    print(f"pass  {sentence}  ({time.monotonic() - start:.1f} s)", flush=True)
                    break
                except Exception:
                    print(f"{word} {sentence}  {where}", flush=True)
                    print("      " + traceback.format_exc().replace("\n", "\n      "), flush=True)
            else:
                failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
