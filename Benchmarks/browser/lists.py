"""Long lists that scroll, and a card that flips."""

from decks import Figures
from meter import opened

ROWS = ("100", "10000", "100000")
FRAMES = 120

# Scrolls the longest list by hand, 23 pixels a frame, down and up again within what the shortest list has too.
SCROLL = """(frames) => new Promise((done) => {
  const list = [...document.querySelectorAll('.scroll')].sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
  let [y, step] = [list.scrollTop, 23];
  const turn = () => {
    if (!frames--) return done();
    if (y + step > 4000 || y + step < 0) step = -step;
    list.scrollTop = y += step;
    requestAnimationFrame(turn);
  };
  turn();
})"""


def rows(chromium, address, report, rounds):
    """A lazy list of more and more rows."""
    figures = Figures()
    for _ in range(rounds):
        for count in ROWS:
            with opened(chromium, address, "Scroll/", f"preview={count}") as (shown, meter):
                figures.add("start: script", "ms", count, meter.read()["script"] / 1000)
                shown.run(SCROLL, FRAMES)
                for part, spent in meter.during(lambda: shown.run(SCROLL, FRAMES)).items():
                    figures.add(f"scroll frame: {part}", "µs", count, spent / FRAMES)
                alive = meter.memory()
                figures.add("nodes", "", count, alive["nodes"])
                figures.add("heap", "KiB", count, alive["heap"] / 1024)
    report.compare("Lazy list of 100, 10,000 and 100,000 rows (ours)", figures, ROWS[0], list(ROWS))


def flip(chromium, address, report, rounds):
    """A card is turned over by touch, and back; each frame of both flights."""
    figures = Figures()
    for _ in range(rounds):
        with opened(chromium, address, "FlipCardTransition/") as (shown, meter):
            box = shown.run("(() => { const { x, y, width, height } = document.querySelector('button').getBoundingClientRect();"
                            " return [x + width / 2, y + height / 2]; })()")

            def tap():
                shown.touch("Start", box)
                shown.touch("End")
                shown.wait(1.6)

            tap()
            tap()
            before = shown.run("window.benchFrames")
            spent = meter.during(lambda: (tap(), tap()))
            frames = shown.run("window.benchFrames") - before
            for part, time in spent.items():
                figures.add(part, "µs", "ours", time / max(frames, 1))
            figures.add("frames of two flights", "", "ours", frames)
    report.compare("A frame of the flip (ours)", figures, "ours", ["ours"])
