"""Every block with the largest text on a narrow phone: all of it can be read."""

from pathlib import Path

import environments
import harness

SITE = "blocks"
SEEN = (Path(__file__).resolve().parent / "seen.js").read_text("utf-8")

PROBLEMS = """() => {
    const found = [];
    const page = document.scrollingElement;
    const { lines, box, visibleTexts } = seen;
    const inside = (line, room) => line.x >= room.x - 1 && line.right <= room.right + 1 && line.y >= room.y - 1 && line.bottom <= room.bottom + 1;
    const all = visibleTexts();
    if (!all.length) found.push('no text is seen');
    if (page.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const text of all) {
        const name = JSON.stringify(text.textContent);
        text.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1) found.push(`${name} is cut`);
        const out = lines(text).filter((line) => !inside(line, { x: 0, y: 0, right: page.clientWidth, bottom: page.scrollHeight }));
        if (out.length) found.push(`${name} lies outside of the page: ${JSON.stringify(out)}`);
        for (let layer = text.parentElement.closest('.l'); layer; layer = layer.parentElement.closest('.l')) {
            if (lines(text).some((line) => !inside(line, box(layer)))) found.push(`${name} leaves the box of layer ${layer.layer}`);
        }
    }
    seen.rewind();
    all.forEach((text, index) => {
        for (const other of all.slice(index + 1)) {
            const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1;
            if (lines(text).some((a) => lines(other).some((b) => meet(a, b)))) found.push(`${text.textContent} and ${other.textContent} overlap`);
        }
    });
    return found;
}"""


def test_largest_text(open):
    """With the largest text at 390 and 320 pixels, in both directions, no text is cut, none overlaps, and all can be scrolled to

    - Promise(text) *: With the largest text, on a screen 320 points wide, nothing in the demo is
      cut or overlaps.
    - es: Con el texto más grande, en una pantalla de 320 puntos de ancho, nada de la demo se corta
      ni se solapa.
    """
    found = []
    for block in harness.blocks():
        with open(block, init=SEEN) as shown:
            for width, height in ((390, 844), (320, 568)):
                for direction in ("ltr", "rtl"):
                    shown.go(f"motion=reduce&text=accessibility5&direction={direction}", {"width": width, "height": height})
                    for face, _ in enumerate(environments.faces(shown, block)):
                        found += [f"{block} {width} {direction} {face}: {problem}" for problem in shown.run(PROBLEMS)]
    assert found == [], "\n".join(found)
