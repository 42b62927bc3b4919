"""The hidden face of a flip card: out of reach of pointers, keyboard and assistive technology, at rest and in mid-flight."""

from pathlib import Path

SITE = "FlipButtons"
FLIP = (Path(__file__).resolve().parent / "flip.js").read_text("utf-8")
FRONT, BACK = "On the front", "On the back"
HIT = """(name) => {
    const element = [...document.querySelectorAll('button')].find((e) => e.getAttribute('aria-label') === name);
    const box = element.getBoundingClientRect();
    return document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2).some((e) => element.contains(e));
}"""


def exposed(shown):
    """The names of the buttons in Chromium's accessibility tree."""
    nodes = shown.cdp.send("Accessibility.getFullAXTree")["nodes"]
    return {n["name"]["value"] for n in nodes if not n["ignored"] and n["role"]["value"] == "button"}


def texts(shown):
    """Everything that Chromium's accessibility tree says."""
    nodes = shown.cdp.send("Accessibility.getFullAXTree")["nodes"]
    return " ".join(n["name"]["value"] for n in nodes if not n["ignored"] and n.get("name"))


def tab_stops(shown):
    """What Tab goes to, from the start of the page."""
    shown.run("() => document.activeElement.blur()")
    stops = []
    for _ in range(6):
        shown.page.keyboard.press("Tab")
        stops.append(shown.run("() => document.activeElement.getAttribute('aria-label')"))
    return {stop for stop in stops if stop}


def counts(shown):
    return shown.run("document.querySelector('.t').textContent")


def expect_reach(shown, open_name, hidden):
    """One face's button is there for everybody, the other's for nobody."""
    assert exposed(shown) == {open_name, "Turn over"}, exposed(shown)
    assert hidden not in texts(shown)
    assert tab_stops(shown) == {open_name, "Turn over"}, tab_stops(shown)
    assert shown.run(HIT, open_name)
    assert not shown.run(HIT, hidden)


def press(shown, name):
    """Clicks where the button of that name is seen, hidden or not."""
    box = shown.run(f"""() => {{
        const box = [...document.querySelectorAll('button')].find((e) => e.getAttribute('aria-label') === '{name}').getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    }}""")
    shown.page.mouse.click(*box)


def fly(shown, until):
    """Turns the card and holds it in mid-flight."""
    shown.run(f"() => flip.watch('{FRONT}', '{BACK}', {until})")
    shown.page.get_by_role("button", name="Turn over").evaluate("(e) => e.click()")
    assert shown.until(lambda: shown.run("flip.isHeld()"))
    sample = shown.run("flip.samples().at(-1)")
    assert 10 < sample["angle"] < 170, sample
    assert sample["reads"]


def land(shown):
    shown.run("() => flip.release()")
    assert shown.until(lambda: shown.run("flip.isAtRest()"), 6)


def test_rest(open):
    """At rest only the face on show is hit, reached by Tab and read; there and back again"""
    with open(init=FLIP) as shown:
        expect_reach(shown, FRONT, BACK)
        press(shown, BACK)
        shown.wait(0.1)
        assert counts(shown) == "front 1, back 0", counts(shown)
        fly(shown, "(now) => now.angle > 30")
        land(shown)
        expect_reach(shown, BACK, FRONT)
        press(shown, FRONT)
        shown.wait(0.1)
        assert counts(shown) == "front 1, back 1", counts(shown)


def test_flight(open):
    """In mid-flight too: before and after the card is edge-on, in both directions"""
    turns = [
        ("now.angle > 30", FRONT, BACK), ("now.angle > 110", BACK, FRONT),
        ("now.angle < 150", BACK, FRONT), ("now.angle < 70", FRONT, BACK),
    ]
    with open(init=FLIP) as shown:
        # Each turn starts where the one before has landed.
        for index, (until, open_name, hidden) in enumerate((turns[0], turns[2], turns[1], turns[3])):
            fly(shown, f"(now) => {until}")
            expect_reach(shown, open_name, hidden)
            before = counts(shown)
            press(shown, open_name)
            land(shown)
            assert counts(shown) != before, (index, before)
        assert counts(shown) == "front 2, back 2", counts(shown)
        assert shown.errors == []


def test_focus(open):
    """A face that turns away takes the focus from its button; the next Tab goes to one that is shown"""
    with open(init=FLIP) as shown:
        shown.page.get_by_role("button", name=FRONT).focus()
        fly(shown, "(now) => now.angle > 110")
        land(shown)
        assert shown.run("document.activeElement.getAttribute('aria-label')") != FRONT
        shown.page.keyboard.press("Tab")
        assert shown.run("document.activeElement.getAttribute('aria-label')") in (BACK, "Turn over")
