#!/usr/bin/env python3
"""Takes the site's photographs: site-pictures.py LIST.json SITE FOLDER

LIST names them, as `baraja site` writes it (Sources/CatalogueKit/Site/Pictures.swift); SITE is the folder that holds their
pages; each picture goes to FOLDER under its key.
"""

import io
import json
import os
import sys
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests/BrowserTests"))
sys.dont_write_bytecode = True

import harness  # noqa: E402  (the path is set above)


def picture(chromium, address, shot):
    """The photograph of a page, as an image."""
    context = chromium.browser.new_context(
        viewport={"width": shot["width"], "height": shot["height"]},
        device_scale_factor=shot["scale"],
        color_scheme=shot["scheme"],
        reduced_motion="no-preference",
    )
    page = context.new_page()
    page.goto(address + shot["page"])
    if shot["isDemo"]:
        page.wait_for_selector("html[data-baraja=ready]", state="attached", timeout=20_000)
        page.wait_for_timeout(500)
    elif shot["page"].endswith(".html"):
        page.evaluate("document.fonts.ready.then(() => 1)")
    png = page.screenshot(omit_background=True)
    context.close()
    return Image.open(io.BytesIO(png))


def save(image, path):
    """Writes an image in the format of its name, in place only when it is whole."""
    fresh = path.with_suffix(f".{os.getpid()}{path.suffix}")
    if path.suffix == ".webp":
        image.convert("RGB").save(fresh, quality=82, method=6)
    else:
        image.save(fresh, optimize=True)
    fresh.rename(path)


def main():
    """Reads the command line and takes all."""
    shots = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    site, folder = map(Path, sys.argv[2:])
    with harness.serve(site) as address, harness.Chromium() as chromium:
        for shot in shots:
            suffix = Path(shot["file"]).suffix
            save(picture(chromium, address, shot), folder / f"{shot['key']}{suffix}")


main()
