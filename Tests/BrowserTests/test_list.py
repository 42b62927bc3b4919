"""A list in a browser: what it looks and feels like by a finger, the mouse, the wheel, the keyboard and assistive technology."""

import itertools

from test_rows import FOCUS, ROW, SCROLL, middle

SITE = "list"

ITEMS = """() => [...document.querySelectorAll('[role=listitem]')].map((e) => [e.ariaPosInSet, e.ariaSetSize, e.ariaLabel || e.innerText.split('\\n')[0]])"""
# What iOS writes in grey, blue and red on a list's grounds has less contrast than axe-core asks for.
RULES = {"rules": {"color-contrast": {"enabled": False}}}
FIRST = (142, 82)


def shifted(shown, name, by):
    """The row's text rests so far from its place"""
    return shown.until(lambda: (middle(shown, name) or (0, 0))[0] == FIRST[0] + by)


def gone(shown, name):
    """The text is not on the page"""
    return shown.until(lambda: middle(shown, name) is None)


def test_look(open):
    """The first row of a card is where iOS 18 has it, below a header in capitals"""
    with open() as shown:
        assert middle(shown, "Water the plants") == FIRST, middle(shown, "Water the plants")
        assert shown.run(ROW, "Water the plants")["x"] == 76
        assert shown.run("() => getComputedStyle(document.querySelector('[role=heading] .t')).textTransform") == "uppercase"
        assert shown.errors == []


def test_finger(open):
    """A finger opens a row, scrolls, presses a whole row and switches a toggle"""
    with open() as shown:
        shown.drag((350, 81), (200, 84), hold=0.2)
        assert shifted(shown, "Water the plants", -148), middle(shown, "Water the plants")
        shown.page.touchscreen.tap(300, 350)
        assert shifted(shown, "Water the plants", 0)
        shown.page.touchscreen.tap(300, 395)
        assert shown.until(lambda: middle(shown, "1") is not None)
        shown.page.touchscreen.tap(60, 303)
        assert shown.until(lambda: shown.run("() => document.querySelector('[role=switch]').ariaChecked") == "false")
        shown.drag((195, 700), (200, 400))
        assert shown.until(lambda: shown.run(SCROLL) > 100)
        assert shown.errors == []


def test_mouse(open):
    """The mouse deletes by a long swipe and opens a row by a short one"""
    with open() as shown:
        shown.page.mouse.move(360, 81)
        shown.page.mouse.down()
        shown.page.mouse.move(30, 81, steps=20)
        shown.page.mouse.up()
        assert gone(shown, "Water the plants")
        assert shown.until(lambda: middle(shown, "Call the dentist")[1] == FIRST[1])
        assert shown.errors == []


def test_wheel(open):
    """A sideways wheel opens the row under the pointer, an upright one scrolls and closes it"""
    with open() as shown:
        shown.page.mouse.move(*FIRST)
        for _ in range(5):
            shown.page.mouse.wheel(25, 3)
            shown.wait(0.016)
        assert shifted(shown, "Water the plants", -148), middle(shown, "Water the plants")
        shown.wait(0.3)
        shown.page.mouse.wheel(0, 20)
        assert shown.until(lambda: shown.run(SCROLL) == 20)
        assert shifted(shown, "Water the plants", 0)


def test_keyboard(open):
    """The keyboard reaches each row that swipes, pins, deletes, closes, and presses the buttons of rows"""
    with open() as shown:
        press = shown.page.keyboard.press
        focus = lambda *words: shown.until(lambda: shown.run(FOCUS) in words)
        press("Tab")
        assert focus("Water the plants"), shown.run(FOCUS)
        press("ArrowLeft")
        assert focus("Delete"), shown.run(FOCUS)
        press("Escape")
        assert focus("Water the plants"), shown.run(FOCUS)
        press("ArrowLeft")
        assert focus("Delete"), shown.run(FOCUS)
        press("Enter")
        assert gone(shown, "Water the plants")
        assert focus("Call the dentist"), shown.run(FOCUS)
        for _ in range(12):
            press("Tab")
            if shown.run(FOCUS) == "Press me":
                break
        press("Enter")
        assert shown.until(lambda: middle(shown, "1") is not None)
        assert shown.errors == []


def test_tree(open):
    """To assistive technology it is a list; each item says its place among all, also after a delete and far down"""
    with open() as shown:
        items = shown.run(ITEMS)
        assert items[:3] == [["1", "70", "TASKS"], ["2", "70", "Water the plants"], ["3", "70", "Call the dentist"]], items[:3]
        shown.drag((360, 81), (30, 81))
        assert gone(shown, "Water the plants")
        shown.wait(0.5)
        items = shown.run(ITEMS)
        assert items[1] == ["2", "69", "Call the dentist"], items[:3]
        assert {item[1] for item in items} == {"69"}
        shown.run("() => document.querySelector('.scroll').scrollTo(0, 99999)")
        assert shown.until(lambda: shown.run(ITEMS)[-1] == ["69", "69", "Row 59"]), shown.run(ITEMS)[-1]


def test_axe(open):
    """axe-core finds nothing to complain about, closed and open, light and dark, in both directions, with the largest text, but Apple's own greys and blues"""
    from axe_playwright_python.sync_playwright import Axe

    queries = [f"scheme={scheme}&direction={direction}" for scheme, direction in itertools.product(("light", "dark"), ("ltr", "rtl"))]
    for query in [*queries, "text=accessibility5"]:
        with open(query) as shown:
            for key in (None, "ArrowRight" if "rtl" in query else "ArrowLeft"):
                if key:
                    shown.page.keyboard.press("Tab")
                    shown.page.keyboard.press(key)
                    shown.wait(0.8)
                results = Axe().run(shown.page, options=RULES)
                assert results.violations_count == 0, (query, key, results.generate_report())
