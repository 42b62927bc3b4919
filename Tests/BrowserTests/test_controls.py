"""Buttons and toggles of a built page: real elements, pressed once by every way of input."""

SITE = "controls"


def named(shown, name):
    return shown.page.get_by_role("button", name=name, exact=True)


def counts(shown):
    """The line of counters, once the page has come to rest."""
    shown.wait(0.1)
    return shown.run("document.querySelector('.t').textContent")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_real(open):
    """Each button is one real button element with its name, and nothing in it is exposed"""
    with open() as shown:
        names = shown.run("[...document.querySelectorAll('button')].map((e) => e.getAttribute('aria-label'))")
        assert names == ["Flip", "Plain", "Shrinking", "Bordered", "Delete", "+", "Reminders", "Lock"], names
        assert shown.run("document.querySelectorAll('button button, button [tabindex]').length") == 0
        assert not shown.errors, shown.errors


def test_once(open):
    """A click, a touch, Enter, Space and a click of assistive technology press a button once each"""
    with open() as shown:
        flip = named(shown, "Flip")
        shown.page.mouse.click(*middle(flip))
        assert counts(shown).startswith("pressed 1,")
        shown.touch("Start", middle(flip))
        shown.wait(0.05)
        shown.touch("End")
        assert counts(shown).startswith("pressed 2,")
        flip.focus()
        shown.page.keyboard.press("Enter")
        assert counts(shown).startswith("pressed 3,")
        shown.page.keyboard.press("Space")
        assert counts(shown).startswith("pressed 4,")
        flip.evaluate("(e) => e.click()")
        assert counts(shown).startswith("pressed 5,")
        for name in ["Plain", "Shrinking", "Bordered", "Delete"]:
            shown.page.mouse.click(*middle(named(shown, name)))
        assert counts(shown).startswith("pressed 9,")


def test_held(open):
    """A key that is held down presses once"""
    with open() as shown:
        named(shown, "Flip").focus()
        for _ in range(4):
            shown.page.keyboard.down("Enter")
        shown.page.keyboard.up("Enter")
        assert counts(shown).startswith("pressed 1,")


def test_ring(open):
    """The focus ring lies around the button, follows its corners, and shows for the keyboard only"""
    with open(touch=False) as shown:
        shown.page.keyboard.press("Tab")
        style = shown.run(
            "(() => { const s = getComputedStyle(document.activeElement); return [s.outlineStyle, s.outlineWidth, s.borderRadius] })()"
        )
        assert style == ["solid", "3px", "12px"], style
        shown.page.mouse.click(*middle(named(shown, "Plain")))
        assert not shown.run("document.activeElement.matches(':focus-visible')")


def test_disabled(open):
    """A disabled button is disabled in the page, and neither pointer nor key presses it"""
    with open() as shown:
        shown.page.get_by_role("switch", name="Lock").click()
        shown.wait(0.1)
        flip = named(shown, "Flip")
        assert flip.is_disabled()
        shown.page.mouse.click(*middle(flip))
        flip.evaluate("(e) => e.click()")
        assert counts(shown).startswith("pressed 0,")


def test_reach(open):
    """A small button is hit in 44 by 44 points"""
    with open() as shown:
        x, y = middle(named(shown, "+"))
        for dx, dy in [(21, 0), (-21, 0), (0, 21), (0, -21), (23, 0), (0, 23)]:
            shown.page.mouse.click(x + dx, y + dy)
        assert ", small 4," in counts(shown), counts(shown)


def test_toggle(open):
    """A toggle is a switch that says whether it is on; a click and Space switch it"""
    with open() as shown:
        toggle = shown.page.get_by_role("switch", name="Reminders")
        assert toggle.get_attribute("aria-checked") == "false"
        shown.page.mouse.click(*middle(toggle))
        assert counts(shown).endswith("on")
        assert toggle.get_attribute("aria-checked") == "true"
        toggle.focus()
        shown.page.keyboard.press("Space")
        assert counts(shown).endswith("off")


def test_scrolled(open):
    """A scroll that takes the finger lets a button go and presses nothing"""
    with open("preview=Scrolling") as shown:
        x, y = middle(named(shown, "Wide"))
        look = "() => new DOMMatrix(getComputedStyle(document.querySelector('button').closest('.l').parentElement.querySelector('button > .l') ?? document.body).transform).a"
        shown.touch("Start", (x, y))
        assert shown.until(lambda: shown.run(look) < 0.95), shown.run(look)
        shown.move((x, y), (x, y - 50), 10, 0.02)
        assert shown.until(lambda: shown.run(look) > 0.99), shown.run(look)
        shown.move((x, y - 50), (x, y), 5, 0.02)
        shown.touch("End")
        assert counts(shown).startswith("pressed 0,"), counts(shown)
        shown.touch("Start", middle(named(shown, "Wide")))
        shown.touch("End")
        assert counts(shown).startswith("pressed 1,"), counts(shown)


def test_felt(open):
    """A change of a value vibrates once, but not before the reader has touched the page"""
    # The scripts that a test runs count as a touch to the browser: here only pointers do.
    spy = """
        navigator.vibrate = (pattern) => { (window.felt ??= []).push(pattern.length); return true; };
        Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: Boolean(window.touched) }) });
        addEventListener('pointerdown', () => { window.touched = true; }, true);
    """
    with open("preview=Scrolling", init=spy) as shown:
        named(shown, "Wide").evaluate("(e) => e.click()")
        assert counts(shown).startswith("pressed 1,")
        assert shown.run("window.felt ?? []") == []
        shown.page.mouse.click(*middle(named(shown, "Wide")))
        assert counts(shown).startswith("pressed 2,")
        assert shown.run("window.felt") == [3]
        assert shown.errors == []


def test_adjustable(open):
    """An adjustable view is a slider with a value, which the arrow keys step"""
    with open("preview=Scrolling") as shown:
        slider = shown.page.get_by_role("slider", name="Rating")
        assert slider.get_attribute("aria-valuetext") == "3 of 5"
        slider.focus()
        shown.page.keyboard.press("ArrowUp")
        shown.page.keyboard.press("ArrowRight")
        shown.page.keyboard.press("ArrowDown")
        assert counts(shown).endswith("rating 4"), counts(shown)
        assert slider.get_attribute("aria-valuetext") == "4 of 5"


def test_axe(open):
    """axe-core finds nothing in light and dark, but for the contrast of the system's own colour pairs"""
    from axe_playwright_python.sync_playwright import Axe

    for query in ("", "scheme=dark", "text=accessibility5", "preview=Scrolling"):
        with open(query) as shown:
            result = Axe().run(shown.page, options={"rules": {"color-contrast": {"enabled": False}}})
            assert result.violations_count == 0, result.generate_report()
