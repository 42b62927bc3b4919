"""Delays and timers on the page's clock; a reader of geometry; a gesture with a body."""

SITE = "time"

FRAMES = """
    const request = requestAnimationFrame;
    window.requestAnimationFrame = (f) => { window.drawn = (window.drawn ?? 0) + 1; return request(f); };
"""
LINE = "() => document.querySelector('.t').textContent"


def press(shown, name):
    shown.page.get_by_role("button", name=name, exact=True).click()


def test_delay(open):
    """A delayed block runs after its time, and the page draws no frames while it waits"""
    with open(init=FRAMES) as shown:
        assert shown.run(LINE) == "idle, 0 ticks, 0 pulls"
        press(shown, "Wait")
        assert shown.until(lambda: shown.run(LINE).startswith("waiting"))
        # The button fades back first.
        shown.wait(0.6)
        before = shown.run("window.drawn")
        shown.wait(0.2)
        assert shown.run("window.drawn") - before < 3
        assert shown.until(lambda: shown.run(LINE).startswith("waited"))
        assert shown.errors == []


def test_timer(open):
    """A published timer ticks while a view watches it, and no longer"""
    with open() as shown:
        press(shown, "Tick")
        assert shown.until(lambda: "3 ticks" in shown.run(LINE))
        press(shown, "Tick")
        shown.wait(0.1)
        last = shown.run(LINE)
        shown.wait(0.6)
        assert shown.run(LINE) == last
        assert shown.errors == []


def test_reader(open):
    """A reader knows its size in the first frame"""
    with open() as shown:
        assert shown.run("[...document.querySelectorAll('.t')].some((e) => e.textContent === '240 wide')")


def test_gesture(open):
    """A gesture with a body keeps its state from one drag to the next"""
    with open() as shown:
        box = shown.run("[...document.querySelectorAll('.t')].find((e) => e.textContent === 'Pull').getBoundingClientRect().toJSON()")
        start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for wanted in ["0 pulls", "1 pulls", "1 pulls", "2 pulls"]:
            shown.drag(start, (start[0] + 60, start[1]), 8)
            assert shown.until(lambda: wanted in shown.run(LINE)), shown.run(LINE)


def test_endless(open):
    """A view that contains itself is told of, and neither stops the page nor keeps it busy"""
    with open("preview=Endless") as shown:
        told = []
        shown.page.on("console", lambda message: told.append(message.text))
        shown.page.reload()
        assert shown.until(lambda: any("more than 512 deep" in text for text in told), 10), told
        assert shown.until(lambda: shown.run("document.documentElement.dataset.baraja") == "ready", 10)
        shown.page.set_viewport_size({"width": 320, "height": 500})
        shown.wait(0.2)
        assert shown.run("document.querySelectorAll('.t').length") > 100
        assert shown.errors == []
