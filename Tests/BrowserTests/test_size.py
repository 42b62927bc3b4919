"""The built pages: the size of what a browser loads beside fonts and symbols, and their names."""

import json
import sys

import harness

sys.path.insert(0, str(harness.REPOSITORY / "Scripts"))

import sizes  # noqa: E402  (the path is set above)

SITE = "SwipeableCardStack"


def test_limits(open):
    """The wasm of each block's page and of an empty one, and their browser halves, keep the limits of Docs/sizes.json"""
    now = sizes.measure(sizes.pages(harness.SITE))
    for page, parts in now.items():
        print(f"      {page}: " + ", ".join(f"{part} {size}" for part, size in parts.items()))
    wrong = sizes.findings(now, json.loads(sizes.LIMITS.read_text()))
    assert not wrong, "if it is meant, Scripts/sizes.py --renew: " + "; ".join(wrong)


def test_findings(open):
    """Growth, a limit that is no limit, and a budget passed in silence are each found"""
    record = {"budget": {"wasm": 1000}, "over": {"Known": "why"}, "limits": {"Page": {"wasm": 900}, "Known": {"wasm": 1200}}}
    assert sizes.findings({"Page": {"wasm": 900}, "Known": {"wasm": 1200}}, record) == []
    assert len(sizes.findings({"Page": {"wasm": 901}}, record)) == 1
    assert len(sizes.findings({"Page": {"wasm": 800}}, record)) == 1
    assert len(sizes.findings({"Page": {"wasm": 1100}}, record)) == 2
    assert len(sizes.findings({"New": {"wasm": 10}}, record)) == 1


def test_files(open):
    """A page's browser half is one module, a style sheet and index.html"""
    for block in harness.blocks():
        assert [file.name for file in sizes.browser_half(harness.page(block))] == ["baraja.js", "index.html", "style.css"], block


def test_parts(open):
    """A page without paths and scroll views ships without what draws and scrolls them"""
    bundles = harness.REPOSITORY / ".build/assets/web/bundles"
    assert (harness.page(SITE) / "baraja.js").read_bytes() == (bundles / "baraja+flight.js").read_bytes()
    largest = max(bundles.iterdir(), key=sizes.squeezed)
    print(f"      without parts {sizes.squeezed(bundles / 'baraja.js')} bytes, {largest.stem} {sizes.squeezed(largest)}")


def test_title(open):
    """The page is named after its file, so that the demo's own heading is not heard twice"""
    with open() as shown:
        assert shown.page.title() == SITE
        headings = shown.run("[...document.querySelectorAll('h1, [role=heading]')].map((e) => e.textContent)")
        assert len(set(headings)) == len(headings), headings
