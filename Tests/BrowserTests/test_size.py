"""The built pages: the size of what a browser loads beside fonts and symbols, and their names."""

import subprocess

import harness

SITE = "SwipeableCardStack"
LIMIT = 12 * 1024
WASM_LIMIT = 90 * 1024
# Scrolling, lazy rows, buttons and swipes on one page: not at 90 KB yet. The figure may only fall.
WASM_EXCEPTIONS = {"SwipeActionCards": 103 * 1024}


def test_size(open):
    """The module, the style sheet and index.html of each block's page are 12 KB at most, each under gzip -9"""
    for block in harness.blocks():
        files = sorted(f for f in harness.page(block).iterdir() if f.suffix in (".js", ".css") or f.name == "index.html")
        sizes = {f.name: gzipped(f) for f in files}
        print(f"      {block}: {sum(sizes.values())} of {LIMIT} bytes: " + ", ".join(f"{name} {size}" for name, size in sizes.items()))
        assert sorted(sizes) == ["baraja.js", "index.html", "style.css"], sizes
        assert sum(sizes.values()) <= LIMIT, sizes


def test_wasm(open):
    """The wasm of each block's page is 90 KB at most under gzip -9, or what is said of it above"""
    for block in harness.blocks():
        size = gzipped(harness.page(block) / "app.wasm")
        limit = WASM_EXCEPTIONS.get(block, WASM_LIMIT)
        print(f"      {block}: {size} of {limit} bytes of wasm")
        assert size <= limit, (block, size)


def test_parts(open):
    """A page without paths and scroll views ships without what draws and scrolls them"""
    bundles = harness.REPOSITORY / ".build/assets/web/bundles"
    assert (harness.page(SITE) / "baraja.js").read_bytes() == (bundles / "baraja.js").read_bytes()
    largest = max(bundles.iterdir(), key=gzipped)
    print(f"      without parts {gzipped(bundles / 'baraja.js')} bytes, {largest.stem} {gzipped(largest)}")


def gzipped(file):
    return len(subprocess.run(["gzip", "-9c", file], capture_output=True, check=True).stdout)


def test_title(open):
    """The page is named after its file, so that the demo's own heading is not heard twice"""
    with open() as shown:
        assert shown.page.title() == SITE
        headings = shown.run("[...document.querySelectorAll('h1, [role=heading]')].map((e) => e.textContent)")
        assert len(set(headings)) == len(headings), headings
