"""The built pages: the size of what a browser loads beside fonts and symbols, and their names."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import harness

sys.path.insert(0, str(harness.REPOSITORY / "Scripts"))

import sizes  # noqa: E402  (the path is set above)

ORDER = harness.REPOSITORY / "Scripts/order-functions.py"
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


def functions_module():
    """A module of 200 functions, which call each other, stand in a table and are exported, and have locals of two types."""
    def number(n):
        return bytes([n & 127 | 128, n >> 7]) if n > 127 else bytes([n])

    def section(kind, items):
        content = number(len(items)) + b"".join(items)
        return bytes([kind, len(content) & 127 | 128, len(content) >> 7 & 127 | 128, len(content) >> 14]) + content

    count = 200
    bodies = []
    for index in range(count):
        # Two locals of i32, one of f64; the second is named more often: the answer is index, and what the one before says.
        code = b"\x02\x02\x7f\x01\x7c" + b"\x20\x00\x21\x02" + b"\x41" + bytes([index % 60]) + b"\x22\x02\x20\x02\x6a"
        code += (b"\x20\x00\x10" + number(index - 1) + b"\x6a" if index else b"") + b"\x43\0\0\0\x10\x1a\x0b"
        bodies.append(number(len(code)) + code)
    exported = [number(2) + b"fg"[i % 2 : i % 2 + 1] + bytes([65 + i // 8]) + b"\0" + number(i) for i in range(0, count, 8)]
    exported.append(b"\x01t\x01\0")
    elements = b"\0\x41\0\x0b" + number(count) + b"".join(number(i) for i in range(count))
    return b"\0asm\1\0\0\0" + section(1, [b"\x60\x01\x7f\x01\x7f"]) + section(3, [b"\0"] * count) + section(
        4, [b"\x70\0" + number(count)]) + section(7, exported) + section(9, [elements]) + section(10, bodies)


def test_order(open):
    """Functions in another order call, export and hold in tables the same ones, and are refused where they are not understood"""
    with tempfile.TemporaryDirectory() as name, open() as shown:
        before, after = Path(name) / "before.wasm", Path(name) / "after.wasm"
        before.write_bytes(functions_module())
        subprocess.run([sys.executable, ORDER, before, after], check=True)
        assert before.read_bytes() != after.read_bytes()
        answers = [shown.run(ANSWERS, list(file.read_bytes())) for file in (before, after)]
        assert answers[0] == answers[1] and len(set(answers[0])) > 100, answers
        before.write_bytes(functions_module().replace(b"\x6a\x43", b"\xfd\x43"))
        refused = subprocess.run([sys.executable, ORDER, before, after], capture_output=True, text=True)
        assert refused.returncode == 1 and "instruction 0xfd" in refused.stderr, refused


ANSWERS = """async (bytes) => {
    const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes));
    const { t, ...exported } = instance.exports;
    const named = Object.keys(exported).sort().map((name) => exported[name](5));
    return [...named, ...Array.from({ length: t.length }, (_, index) => t.get(index)(7))];
}"""


def test_title(open):
    """The page is named after its file, so that the demo's own heading is not heard twice"""
    with open() as shown:
        assert shown.page.title() == SITE
        headings = shown.run("[...document.querySelectorAll('h1, [role=heading]')].map((e) => e.textContent)")
        assert len(set(headings)) == len(headings), headings
