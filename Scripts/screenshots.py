#!/usr/bin/env python3
"""Takes screenshots of a built page: phone and desktop, light and dark, both directions, the largest text, and a drag.

    screenshots.py SITE-FOLDER OUTPUT-FOLDER
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests/BrowserTests"))
sys.dont_write_bytecode = True

import harness  # noqa: E402  (the path is set above)

SCREENS = {"phone": harness.PHONE, "desktop": harness.DESKTOP}
QUERIES = {
    "light": "scheme=light",
    "dark": "scheme=dark",
    "rtl": "direction=rtl",
    "largest-text": "text=accessibility5",
}


def main():
    """Reads the command line and takes them all."""
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    output = Path(sys.argv[2])
    output.mkdir(parents=True, exist_ok=True)
    with harness.serve(sys.argv[1]) as address, harness.Chromium() as chromium:
        for screen, viewport in SCREENS.items():
            for name, query in QUERIES.items():
                with chromium.open(address, query, viewport=viewport) as shown:
                    shown.page.screenshot(path=str(output / f"{screen}-{name}.png"))
        with chromium.open(address, "scheme=light") as shown:
            x, y = harness.PHONE["width"] / 2, harness.PHONE["height"] * 0.4
            shown.touch("Start", (x, y))
            shown.move((x, y), (x + 90, y + 20), 12)
            shown.page.screenshot(path=str(output / "phone-drag.png"))
    print(f"screenshots are in {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
