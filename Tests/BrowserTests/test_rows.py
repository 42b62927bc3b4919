"""Rows that swipe, in a browser: by a finger, the mouse, the wheel, the keyboard and assistive technology."""

import itertools

SITE = "rows"

TITLE = "() => document.querySelector('.t').textContent"
ROW = "(name) => { const e = [...document.querySelectorAll('.t')].find((e) => e.textContent === name); return e ? e.getBoundingClientRect().toJSON() : null; }"
SCROLL = "() => document.querySelector('.scroll').scrollTop"
FOCUS = """() => {
    const e = document.activeElement;
    return e === document.body ? '' : e.getAttribute('aria-label') || e.innerText.replace(/\\s+/g, ' ').trim();
}"""


def middle(shown, name):
    box = shown.run(ROW, name)
    return box and (round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2))


def is_open(shown, name):
    """The row rests where its buttons are"""
    return shown.until(lambda: (middle(shown, name) or (195, 0))[0] == 195 - 148)


def is_closed(shown, name):
    """The row rests in its place"""
    return shown.until(lambda: (middle(shown, name) or (0, 0))[0] == 195)


def test_finger(open):
    """A sideways start swipes and does not scroll, an upward start scrolls and does not swipe

    - Promise(pointer) SwipeActionCards: A finger that starts sideways swipes, one that starts
      upwards scrolls, never both.
    - es: Un dedo que empieza de lado desliza y uno que empieza hacia arriba desplaza la lista,
      nunca ambas cosas.
    """
    with open() as shown:
        y = middle(shown, "Row 2")[1]
        shown.drag((350, y), (200, y + 10), hold=0.2)
        assert is_open(shown, "Row 2"), middle(shown, "Row 2")
        assert shown.run(SCROLL) == 0
        shown.drag((195, 600), (205, 400))
        assert shown.until(lambda: shown.run(SCROLL) > 100)
        assert is_closed(shown, "Row 2")
        assert shown.errors == []


def test_cancel(open):
    """A touch that the browser takes away leaves the row in its place, and runs nothing"""
    with open() as shown:
        y = middle(shown, "Row 2")[1]
        shown.touch("Start", (360, y))
        shown.move((360, y), (40, y), 12)
        assert middle(shown, "Row 2")[0] < 0
        shown.touch("Cancel")
        assert is_closed(shown, "Row 2"), middle(shown, "Row 2")
        assert shown.run(TITLE) == "12 rows, 0 pins"


def test_full_swipe(open):
    """A long swipe deletes once, by a finger and by the mouse

    - Promise(pointer) SwipeActionCards: A full swipe runs the first action once, by finger and by
      mouse.
    - es: Deslizar del todo ejecuta la primera acción una sola vez, con el dedo o con el ratón.
    """
    with open() as shown:
        y = middle(shown, "Row 3")[1]
        shown.drag((360, y), (30, y))
        assert shown.until(lambda: shown.run(TITLE) == "11 rows, 0 pins"), shown.run(TITLE)
        assert shown.until(lambda: middle(shown, "Row 4") == (195, y)), middle(shown, "Row 4")
        shown.page.mouse.move(360, y)
        shown.page.mouse.down()
        shown.page.mouse.move(20, y, steps=20)
        shown.page.mouse.up()
        assert shown.until(lambda: shown.run(TITLE) == "10 rows, 0 pins"), shown.run(TITLE)
        assert shown.errors == []


def test_wheel(open):
    """A sideways wheel swipes the row under the pointer, an upright one scrolls"""
    with open() as shown:
        x, y = middle(shown, "Row 2")
        shown.page.mouse.move(x, y)
        for _ in range(5):
            shown.page.mouse.wheel(25, 3)
            shown.wait(0.016)
        assert is_open(shown, "Row 2"), middle(shown, "Row 2")
        assert shown.run(SCROLL) == 0
        shown.wait(0.3)
        shown.page.mouse.wheel(0, 100)
        assert shown.until(lambda: shown.run(SCROLL) == 100)
        assert is_closed(shown, "Row 2")
        shown.run("() => document.querySelector('.scroll').scrollTo(0, 0)")
        shown.wait(0.3)
        for _ in range(12):
            shown.page.mouse.wheel(25, 0)
            shown.wait(0.016)
        assert shown.until(lambda: shown.run(TITLE) == "11 rows, 0 pins"), shown.run(TITLE)
        assert shown.errors == []


def test_keyboard(open):
    """The keyboard alone opens, pins once, deletes and closes; the focus stays near

    - Promise(keyboard) SwipeActionCards: The arrow keys open a card, Tab goes through its buttons,
      Escape closes it; the focus stays near.
    - es: Las flechas abren una tarjeta, el tabulador recorre sus botones y Escape la cierra; el
      foco no se pierde.
    """
    with open() as shown:
        press = shown.page.keyboard.press
        focus = lambda *words: shown.until(lambda: shown.run(FOCUS) in words)
        press("Tab")
        assert focus("Row 1"), shown.run(FOCUS)
        press("ArrowLeft")
        assert focus("Delete"), shown.run(FOCUS)
        press("Tab")
        assert focus("Pin"), shown.run(FOCUS)
        press("Enter")
        assert shown.until(lambda: shown.run(TITLE) == "12 rows, 1 pins"), shown.run(TITLE)
        assert focus("Row 1"), shown.run(FOCUS)
        assert is_closed(shown, "Row 1")
        press("ArrowLeft")
        assert focus("Delete"), shown.run(FOCUS)
        press("Enter")
        assert shown.until(lambda: shown.run(TITLE) == "11 rows, 1 pins"), shown.run(TITLE)
        assert focus("Row 2"), shown.run(FOCUS)
        shown.wait(0.8)
        assert focus("Row 2"), shown.run(FOCUS)
        press("ArrowLeft")
        assert focus("Delete") and is_open(shown, "Row 2")
        press("Escape")
        assert is_closed(shown, "Row 2") and focus("Row 2"), shown.run(FOCUS)
        assert shown.errors == []


def test_escape(open):
    """Escape closes the open row with the focus nowhere"""
    with open() as shown:
        y = middle(shown, "Row 2")[1]
        shown.drag((350, y), (200, y), hold=0.2)
        assert is_open(shown, "Row 2")
        shown.run("() => document.activeElement.blur()")
        shown.page.keyboard.press("Escape")
        assert is_closed(shown, "Row 2"), middle(shown, "Row 2")


def test_tree(open):
    """To assistive technology a closed row is its name and two actions, and nothing else"""
    with open() as shown:
        nodes = {n["nodeId"]: n for n in shown.cdp.send("Accessibility.getFullAXTree")["nodes"]}
        name = lambda n: n.get("name", {}).get("value", "")
        row = next(n for n in nodes.values() if name(n) == "Row 2" and n["role"]["value"] == "group")
        found = []

        def walk(node):
            for child in (nodes[i] for i in node.get("childIds", []) if i in nodes):
                if child.get("ignored") or child["role"]["value"] == "generic":
                    walk(child)
                else:
                    found.append((child["role"]["value"], name(child)))

        walk(row)
        assert found == [("button", "Delete"), ("button", "Pin")], found


def test_axe(open):
    """axe-core finds nothing to complain about, closed and open, light and dark, in both directions"""
    from axe_playwright_python.sync_playwright import Axe

    for scheme, direction in itertools.product(("light", "dark"), ("ltr", "rtl")):
        with open(f"scheme={scheme}&direction={direction}") as shown:
            for key in (None, "ArrowRight" if direction == "rtl" else "ArrowLeft"):
                if key:
                    shown.page.keyboard.press("Tab")
                    shown.page.keyboard.press(key)
                    shown.wait(0.8)
                results = Axe().run(shown.page)
                assert results.violations_count == 0, (scheme, direction, key, results.generate_report())
