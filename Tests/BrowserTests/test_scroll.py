"""Scroll views and lazy containers in a browser: its own scrolling, and rows that come and go."""

SITE = "scroll"

STATE = """() => [...document.querySelectorAll('.scroll')].map((e) => ({ x: e.scrollLeft, y: e.scrollTop, height: e.scrollHeight }))"""
ROWS = """() => {
    const area = document.querySelectorAll('.scroll')[1].getBoundingClientRect();
    return [...document.querySelectorAll('.t')].map((e) => [e.textContent, e.getBoundingClientRect()])
        .filter(([text, box]) => text.startsWith('Row') && box.bottom > area.top && box.top < area.bottom)
        .map(([text, box]) => [text, box.top - area.top]);
}"""
LAYERS = "() => document.querySelectorAll('.l').length"


def test_touch(open):
    """A finger scrolls from a draggable row, and drags it across"""
    with open("preview=100000") as shown:
        shown.drag((200, 700), (205, 400))
        assert shown.until(lambda: shown.run(STATE)[1]["y"] > 250), shown.run(STATE)
        title = "() => document.querySelector('.t').textContent"
        assert shown.run(title).endswith("0 drags")
        # A finger on what still rolls only stops it.
        assert shown.until(lambda: shown.run(STATE) == (shown.wait(0.4), shown.run(STATE))[1])
        before = shown.run(STATE)[1]["y"]
        shown.drag((300, 600), (150, 600))
        assert shown.until(lambda: shown.run(title).endswith("1 drags")), shown.run(title)
        assert shown.run(STATE)[1]["y"] == before
        shown.drag((300, 100), (150, 102))
        assert shown.until(lambda: shown.run(STATE)[0]["x"] > 100)
        assert shown.errors == []


def test_wheel_and_keys(open):
    """The wheel and the keyboard scroll; an area with nothing else to reach takes the focus"""
    with open("preview=100") as shown:
        shown.page.mouse.move(200, 600)
        shown.page.mouse.wheel(0, 300)
        assert shown.until(lambda: shown.run(STATE)[1]["y"] == 300), shown.run(STATE)
        area = shown.run("() => { const e = document.querySelectorAll('.scroll')[1]; e.focus(); return [e.tabIndex, e.getAttribute('role'), document.activeElement === e]; }")
        assert area == [0, "group", True], area
        shown.page.keyboard.press("End")
        assert shown.until(lambda: ["Row 99"] == [r[0] for r in shown.run(ROWS)][-1:]), shown.run(ROWS)[-1:]
        shown.page.keyboard.press("Home")
        assert shown.until(lambda: shown.run(STATE)[1]["y"] == 0)


def test_home_on_a_slow_machine(open):
    """Home reaches the top, also when rows that nobody has measured come by on the way"""
    with open("preview=100") as shown:
        shown.cdp.send("Emulation.setCPUThrottlingRate", {"rate": 20})
        for _ in range(3):
            shown.run("() => document.querySelectorAll('.scroll')[1].focus()")
            shown.page.keyboard.press("End")
            assert shown.until(lambda: shown.run(STATE)[1]["y"] > 1000, 10), shown.run(STATE)
            shown.page.keyboard.press("Home")
            assert shown.until(lambda: shown.run(STATE)[1]["y"] == 0, 10), shown.run(STATE)


def test_number_of_elements(open):
    """The page holds as many elements for 100,000 rows as for 100, at each place"""
    counts = []
    for preview in ("100", "10000", "100000"):
        with open(f"preview={preview}") as shown:
            first = shown.run(LAYERS)
            shown.page.mouse.move(200, 600)
            for _ in range(10):
                shown.page.mouse.wheel(0, 150)
                shown.wait(0.02)
            assert shown.until(lambda: shown.run(STATE)[1]["y"] == 1500), shown.run(STATE)
            shown.wait(0.2)
            counts.append((first, shown.run(LAYERS)))
            rows = shown.run(ROWS)
            assert len(rows) > 10, rows
            gaps = [b[1] - a[1] for a, b in zip(rows, rows[1:])]
            assert max(gaps) < 80, gaps
    assert counts[0] == counts[1] == counts[2], counts


def test_scroll_to(open):
    """A movement to a row far away ends with the row at the top"""
    with open("preview=100000") as shown:
        shown.touch("Start", (195, 30))
        shown.touch("End")
        shown.wait(1.5)
        rows = shown.run(ROWS)
        names = [name for name, _ in rows]
        assert names[0] == "Row 500", names[:3]
        assert 0 <= rows[0][1] < 30, rows[0]


def test_upwards(open):
    """Rows above that come on screen move nothing that is there"""
    with open("preview=10000") as shown:
        shown.run("() => { document.querySelectorAll('.scroll')[1].scrollTop = 200000; }")
        shown.wait(0.3)
        for _ in range(20):
            before = dict(shown.run(ROWS))
            shown.run("() => { document.querySelectorAll('.scroll')[1].scrollTop -= 40; }")
            shown.wait(0.05)
            after = dict(shown.run(ROWS))
            both = [name for name in before if name in after]
            assert both
            for name in both:
                assert abs(after[name] - before[name] - 40) < 1.01, (name, before[name], after[name])


def test_right_to_left(open):
    """A right-to-left row starts at the right"""
    with open("preview=RTL") as shown:
        state = shown.run("() => { const e = document.querySelector('.scroll'); return [e.scrollLeft, e.scrollWidth - e.clientWidth]; }")
        assert state[0] == state[1] > 60_000, state


def test_axe(open):
    """axe-core finds nothing to complain about in long lists"""
    from axe_playwright_python.sync_playwright import Axe

    with open("preview=100000") as shown:
        result = Axe().run(shown.page)
        assert result.violations_count == 0, result.generate_report()
