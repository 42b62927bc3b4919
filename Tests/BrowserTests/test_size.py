"""The built page: the size of what a browser loads beside the wasm, fonts and symbols, and its name."""

import subprocess

import harness

SITE = "SwipeableCardStack"
LIMIT = 12 * 1024


def test_size(open):
    """The module, the style sheet and index.html of a release page are 12 KB at most, each under gzip -9"""
    files = sorted(f for f in harness.page(SITE).iterdir() if f.suffix in (".js", ".css") or f.name == "index.html")
    sizes = {f.name: len(subprocess.run(["gzip", "-9c", f], capture_output=True, check=True).stdout) for f in files}
    print(f"      {sum(sizes.values())} of {LIMIT} bytes: " + ", ".join(f"{name} {size}" for name, size in sizes.items()))
    assert sorted(sizes) == ["baraja.js", "index.html", "style.css"], sizes
    assert sum(sizes.values()) <= LIMIT, sizes


def test_title(open):
    """The page is named after its file, so that the demo's own heading is not heard twice"""
    with open() as shown:
        assert shown.page.title() == SITE
        headings = shown.run("[...document.querySelectorAll('h1, [role=heading]')].map((e) => e.textContent)")
        assert len(set(headings)) == len(headings), headings
