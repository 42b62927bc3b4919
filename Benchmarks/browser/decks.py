"""The deck beside two hand-written decks in plain JavaScript: drag, release, swipes, start, memory."""

import time

from meter import Meter, opened, transferred

STEPS = 60
PLAIN = "plain JS"
NAMES = [PLAIN, "plain JS, CSS release", "ours"]
QUERIES = {"plain JS, CSS release": "release=css"}
FOLDERS = {"ours": "SwipeableCardStack/"}
START = (195, 400)
SWIPES = """(count) => new Promise((done) => {
  const deck = document.querySelector('[tabindex="0"]');
  deck.focus();
  const swipe = () => {
    if (!count--) return done();
    deck.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    deck.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true }));
    requestAnimationFrame(swipe);
  };
  swipe();
})"""


class Figures(dict):
    """Lists of values by (figure, unit) and name."""

    def add(self, figure, unit, name, value):
        self.setdefault((figure, unit), {}).setdefault(name, []).append(value)


def wave(step):
    """Where the finger is in a drag: out to the right, and a little down."""
    return START[0] + 2.4 * step, START[1] + 0.4 * step


def drag(shown):
    """A touch goes down and 60 steps along, one a frame, and stays there."""
    shown.touch("Start", START)
    for step in range(1, 6):
        shown.touch("Move", wave(step))


def steps(shown):
    for step in range(6, STEPS + 6):
        shown.touch("Move", wave(step))


def release(shown):
    """The finger lifts; then everything that follows from it is over."""
    shown.touch("End")
    shown.wait(1.4)


def short_drag(shown):
    """A drag that is too short for a swipe, and a pause that takes its speed away."""
    shown.touch("Start", START)
    for step in range(1, 12):
        shown.touch("Move", (START[0] + 4 * step, START[1]))
    time.sleep(0.15)


def gesture(shown, meter, figures, name):
    drag(shown)
    for part, spent in meter.during(lambda: steps(shown)).items():
        figures.add(f"drag step: {part}", "µs", name, spent / STEPS)
    for part, spent in meter.during(lambda: release(shown)).items():
        figures.add(f"release, a swipe: {part}", "ms", name, spent / 1000)

    short_drag(shown)
    for part, spent in meter.during(lambda: release(shown)).items():
        figures.add(f"release, going back: {part}", "ms", name, spent / 1000)


def start(shown, meter, figures, name):
    """What it took to get to the first card."""
    spent = meter.read()
    figures.add("start: script", "ms", name, spent["script"] / 1000)
    figures.add("start: main thread", "ms", name, spent["main thread"] / 1000)
    painted = shown.until(lambda: shown.run("performance.getEntriesByName('first-contentful-paint')[0]?.startTime"))
    figures.add("first contentful paint (wall)", "ms", name, painted)
    figures.add("first card (wall)", "ms", name, shown.until(lambda: shown.run("window.benchCard")))


def compare(chromium, address, folder, report, rounds):
    """Each round opens each deck once, in turn."""
    figures = Figures()
    for round_number in range(rounds):
        for name in NAMES:
            with opened(chromium, address, FOLDERS.get(name, "plain/"), QUERIES.get(name, ""), "Kyoto") as (shown, meter):
                start(shown, meter, figures, name)
                shown.wait(0.3)
                gesture(shown, meter, Figures(), name)
                gesture(shown, meter, figures, name)
                drag(shown)
                figures.add("drag step: paint", "µs", name, meter.painting(lambda: steps(shown)) / STEPS)
                figures.add("release, a swipe: paint", "ms", name, meter.painting(lambda: release(shown)) / 1000)
                if round_number == 0:
                    for kind, size in transferred(shown, address, folder).items():
                        figures.add(f"bytes loaded, {kind}", "bytes", name, size)
                assert shown.errors == [], shown.errors
    order = sorted(figures, key=lambda key: list(figures).index(key) if key[0].split(":")[0] in ("start",) else 0)
    report.compare("Deck in Chromium: drag and release (CPU time of the main thread)",
                   {key: figures[key] for key in order if "step" in key[0] or "release" in key[0]}, PLAIN, NAMES)
    report.compare("Deck in Chromium: start",
                   {key: figures[key] for key in figures if "step" not in key[0] and "release" not in key[0]}, PLAIN, NAMES)
    return figures


def memory(chromium, address, report, swipes=(20, 1000, 1500)):
    """Heap, nodes and listeners after more and more swipes by the keyboard, a swipe a frame."""
    rows = []
    for name in NAMES:
        with opened(chromium, address, FOLDERS.get(name, "plain/"), QUERIES.get(name, "")) as (shown, meter):
            done = 0
            found = []
            for count in swipes:
                spent = meter.during(lambda: (swipe(shown, count - done), shown.wait(1.5)))
                done = count
                found.append({**meter.memory(), "script": spent["script"]})
            first, middle, last = found
            rows.append([name, first["heap"] / 1024, middle["heap"] / 1024, (last["heap"] - middle["heap"]) / 1024,
                         str(first["nodes"]), str(middle["nodes"]), str(last["nodes"]), str(last["listeners"]), first["script"] / 20])
    report.plain("Deck in Chromium: after swipes by key",
                 ["", "KiB of heap, 20", "1,000", "grown in 500 more", "nodes, 20", "1,000", "1,500", "listeners", "script per swipe, µs"], rows)


def swipe(shown, count):
    """Swipes as fast as frames come, in portions that the harness waits for."""
    while count > 0:
        shown.run(SWIPES, min(count, 20))
        count -= 20


def sizes(chromium, address, report, rounds, counts=("5", "1000", "1000000")):
    """The same deck over more and more items."""
    figures = Figures()
    for _ in range(rounds):
        for count in counts:
            with opened(chromium, address, "Decks/", f"preview={count}") as (shown, meter):
                figures.add("start: script", "ms", count, meter.read()["script"] / 1000)
                gesture(shown, meter, Figures(), count)
                gesture(shown, meter, figures, count)
                swipe(shown, 20)
                shown.wait(1)
                alive = meter.memory()
                figures.add("nodes after 20 swipes", "", count, alive["nodes"])
                figures.add("heap after 20 swipes", "KiB", count, alive["heap"] / 1024)
    wanted = ("start", "drag step: script", "drag step: main", "release, a swipe: script", "nodes", "heap")
    report.compare("Deck over 5, 1,000 and 1,000,000 items (ours)",
                   {key: figures[key] for key in figures if key[0].startswith(wanted)}, counts[0], list(counts))
