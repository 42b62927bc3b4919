#!/usr/bin/env python3
"""Runs the browser tests: every test_*.py beside this file, or those whose file or function name contains a word given.

    run.py [WORD…]

The tests open the built page in the folder BARAJA_SITE (default: .build/site/SwipeableCardStack), with its own wasm or with a played one.
The last line reads `N passed, N failed`; the exit code is 1 when a test failed.
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


def tests(words):
    """Every test function whose name or file matches, as (file, name, function)."""
    for file in sorted(HERE.glob("test_*.py")):
        module = importlib.import_module(file.stem)
        for name, function in vars(module).items():
            if name.startswith("test_") and callable(function):
                if not words or any(word in f"{file.stem}.{name}" for word in words):
                    yield module, name, function


def main():
    """Runs the tests and counts."""
    chosen = list(tests(sys.argv[1:]))
    passed = failed = 0
    with contextlib.ExitStack() as stack:
        addresses = {
            "stub": stack.enter_context(harness.serve(stack.enter_context(harness.stub_site(harness.PAGE)))),
            "deck": stack.enter_context(harness.serve(harness.PAGE)),
        }
        for site in sorted({module.SITE for module, _, _ in chosen} - addresses.keys()):
            addresses[site] = stack.enter_context(harness.serve(harness.author_page(site.capitalize())))
        chromium = stack.enter_context(harness.Chromium())
        for module, name, function in chosen:
            opens = functools.partial(chromium.open, addresses[module.SITE])
            if module.SITE == "stub":
                opens = functools.partial(opens, script=HERE / "stub.js")
            sentence = (function.__doc__ or name).strip().splitlines()[0]
            start = time.monotonic()
            try:
                function(opens)
                passed += 1
                print(f"pass  {sentence}  ({time.monotonic() - start:.1f} s)", flush=True)
            except Exception:
                failed += 1
                print(f"FAIL  {sentence}  [{module.__name__}.{name}]", flush=True)
                print("      " + traceback.format_exc().replace("\n", "\n      "), flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
