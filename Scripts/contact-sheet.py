#!/usr/bin/env python3
"""Photographs each preview of the pages in a folder: phone and desktop, light and dark, both directions, ordinary and large text.

    contact-sheet.py PAGES-FOLDER OUTPUT-FOLDER

Writes one sheet for each preview. They are for eyes; what the tests compare is in Tests/BrowserTests/pictures.
"""

import html
import sys
import urllib.parse
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests/BrowserTests"))
sys.dont_write_bytecode = True

import darkroom  # noqa: E402  (the path is set above)
import environments  # noqa: E402
import harness  # noqa: E402

# A second instance of the page's own wasm says which previews there are.
NAMES = """async () => {
    const nothing = new Proxy({}, { get: () => () => 0 });
    const { instance: { exports: wasm } } = await WebAssembly.instantiateStreaming(fetch('app.wasm'), { host: nothing });
    wasm.baraja_main();
    return Array.from({ length: wasm.baraja_preview_count() }, (_, index) => {
        const at = wasm.baraja_preview_name(index);
        const length = new Uint32Array(wasm.memory.buffer, at, 1)[0];
        return new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, at + 4, length));
    });
}"""

SHEET = """<!doctype html><meta charset="utf-8"><style>
body { margin: 24px; width: 1900px; background: #808080; color: #000; font: 15px/1.3 Inter, sans-serif }
section { display: flex; flex-wrap: wrap; gap: 20px; margin: 0 0 20px } figure { margin: 0 } img { display: block }
.phone img { width: 215px } .desktop img { width: 458px }
</style><h1>%s</h1>%s"""


def figure(caption, picture):
    """A photograph and what it shows."""
    return f'<figure><img src="{darkroom.url(picture)}"><figcaption>{html.escape(caption)}</figcaption></figure>'


def sheet(shown, title, preview):
    """The HTML of one preview's sheet."""
    parts = {screen: "" for screen in environments.SCREENS}
    for name, viewport, query in environments.every():
        if preview:
            query += "&preview=" + urllib.parse.quote(preview)
        shown.go(query, viewport)
        screen, _, rest = name.partition("-")
        parts[screen] += figure(rest.replace("-", ", "), shown.page.screenshot())
    return SHEET % (html.escape(title), "".join(f'<h2>{screen}</h2><section class="{screen}">{part}</section>' for screen, part in parts.items()))


def main():
    """Reads the command line and makes all sheets."""
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    site, output = map(Path, sys.argv[1:])
    output.mkdir(parents=True, exist_ok=True)
    with harness.serve(site) as address, harness.Chromium() as chromium:
        for page in sorted(folder.parent.name for folder in site.glob("*/app.wasm")):
            with chromium.open(f"{address}{page}/") as shown:
                table = shown.context.new_page()
                shown.page.bring_to_front()
                for number, preview in enumerate(shown.run(NAMES), 1):
                    table.set_content(sheet(shown, f"{page}: {preview or number}", preview))
                    file = output / f"{page}-{number}.png"
                    table.screenshot(path=str(file), full_page=True)
                    print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
