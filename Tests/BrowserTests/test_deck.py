"""The deck of the shipped build, in a user's hands."""

import time

from deck import Deck
from harness import DESKTOP

SITE = "SwipeableCardStack"


def test_flick_right(open):
    """A short fast flick to the right likes the card and shows the next place"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        shown.flick(deck.middle(), 110)
        deck.expect_swiped(before, liked=1)


def test_flick_left(open):
    """A flick to the left passes"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        shown.flick(deck.middle(), -110)
        deck.expect_swiped(before, passed=1)


def test_long_slow_drag(open):
    """A long slow drag to the right likes too"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.drag((x - 90, y), (x + 150, y), steps=45, hold=0.3)
        deck.expect_swiped(before, liked=1)


def test_arrow_key(open):
    """The right arrow likes, the left arrow passes, and the focus stays in the deck"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        focus(shown, deck)
        shown.page.keyboard.press("ArrowRight")
        deck.expect_swiped(before, liked=1)
        assert shown.run(HOLDS, deck.top()["layer"])
        shown.page.keyboard.press("ArrowLeft")
        assert shown.until(lambda: deck.counts() == (before[0] + 1, before[1] + 1)), deck.counts()


def test_action(open):
    """The action “Swipe right” likes, by a click of assistive technology and by the keyboard"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        shown.page.get_by_role("button", name="Swipe right").evaluate("e => e.click()")
        deck.expect_swiped(before, liked=1)
        shown.page.get_by_role("button", name="Swipe right").focus()
        shown.page.keyboard.press("Enter")
        assert shown.until(lambda: deck.counts() == (before[0], before[1] + 2)), deck.counts()
        assert shown.until(lambda: shown.run("document.activeElement.textContent") == "Swipe right")


def test_flick_back(open):
    """A drag to the right that ends in a flick back decides nothing"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.touch("Start", (x, y))
        shown.move((x, y), (x + 150, y), 25)
        shown.move((x + 150, y), (x + 115, y), 3)
        shown.touch("End")
        deck.expect_unchanged(before)


def test_short_slow_drag(open):
    """A short slow drag springs back"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.drag((x, y), (x + 60, y + 10), steps=25, hold=0.3)
        deck.expect_unchanged(before)


def test_card_follows(open):
    """The card follows the finger: x as it goes, y a quarter, and tilts"""
    with open() as shown:
        deck = Deck(shown)
        x, y = deck.middle()
        shown.touch("Start", (x, y))
        shown.move((x, y), (x + 80, y + 40), 20)
        shown.wait(0.1)
        now = deck.top()
        moved = now["x"] + now["width"] / 2 - x, now["y"] + now["height"] / 2 - y
        assert abs(moved[0] - 80) < 10 and 4 < moved[1] < 16, moved
        assert now["width"] > deck.rest["width"] + 5, (now, deck.rest)
        shown.touch("End")
        deck.settle()


def test_cancelled_touch(open):
    """A touch that the system takes away springs back, even beyond the threshold, and the next swipe works"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        for distance in (90, 160):
            shown.touch("Start", (x - 60, y))
            shown.move((x - 60, y), (x - 60 + distance, y), 12)
            time.sleep(0.1)
            shown.touch("Cancel")
            deck.expect_unchanged(before)
        shown.flick((x, y), 110)
        deck.expect_swiped(before, liked=1)


def test_second_finger(open):
    """A second finger ends the drag without a decision"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.touch("Start", (x, y, 1))
        shown.touch("Move", (x + 40, y, 1))
        shown.touch("Move", (x + 80, y, 1))
        shown.touch("Start", (x + 80, y, 1), (x - 50, y + 60, 2))
        shown.touch("Move", (x + 150, y, 1), (x - 50, y + 60, 2))
        shown.touch("End", (x + 150, y, 1))
        shown.touch("End")
        deck.expect_unchanged(before)
        shown.flick((x, y), 110)
        deck.expect_swiped(before, liked=1)


def test_tap(open):
    """A tap decides nothing"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        shown.page.touchscreen.tap(*deck.middle())
        deck.expect_unchanged(before)


TWELVE = """([x, y]) => new Promise((done) => {
    const root = document.getElementById('baraja');
    const send = (type, pointerId, dx) => root.dispatchEvent(new PointerEvent(type,
        { pointerId, pointerType: 'touch', isPrimary: true, bubbles: true, clientX: x + dx, clientY: y, buttons: 1 }));
    const steps = [['pointerdown', 0], ['pointermove', 30], ['pointermove', 75], ['pointermove', 120], ['pointerup', 120]];
    const start = performance.now();
    let next = 0;
    const turn = () => {
        // Flick n starts at n * 90 ms, its steps follow 12 ms apart.
        while (next < 60 && performance.now() - start >= Math.floor(next / 5) * 90 + (next % 5) * 12) {
            const [type, dx] = steps[next % 5];
            send(type, 100 + Math.floor(next / 5), dx);
            next++;
        }
        if (next < 60) setTimeout(turn, 1);
        else done(performance.now() - start);
    };
    turn();
})"""


def test_twelve_flicks(open):
    """Twelve flicks at 90 milliseconds give twelve decisions"""
    with open() as shown:
        deck = Deck(shown)
        passed, liked = deck.counts()
        took = shown.run(TWELVE, deck.middle())
        assert shown.until(lambda: deck.counts() == (passed, liked + 12)), (took, deck.counts())
        now = deck.settle()
        assert abs(now["x"] - deck.rest["x"]) < 0.6, now
        assert shown.errors == []


SAMPLE = """() => new Promise((done) => {
    const deck = [...document.querySelectorAll('.action')].find((e) => e.textContent === 'Swipe right' && !e.closest('[inert]')).parentElement.closest('.l').parentElement;
    const seen = {};
    const end = performance.now() + 700;
    const look = () => {
        for (const e of deck.querySelectorAll('.l')) {
            const m = new DOMMatrix(getComputedStyle(e).transform);
            const key = [e.offsetLeft + Math.round(m.m41 * 10) / 10, Math.round(m.m12 * 1000) / 1000].join();
            (seen[e.layer] ??= new Set()).add(key);
        }
        if (performance.now() < end) requestAnimationFrame(look);
        else done(Object.entries(seen).filter(([, keys]) => keys.size > 1).map(([layer, keys]) => [layer, [...keys].slice(0, 6)]));
    };
    [...deck.querySelectorAll('.action')].find((e) => e.textContent === 'Swipe right' && !e.closest('[inert]')).click();
    requestAnimationFrame(look);
})"""


def test_reduced_motion(open):
    """With reduced motion, asked for by the browser or by the address, nothing moves sideways or turns; without it, it does"""
    for query, preferences in (("motion=reduce", {}), ("", {"reduced_motion": "reduce"})):
        with open(query, **preferences) as shown:
            deck = Deck(shown)
            before = deck.counts()
            moved = shown.run(SAMPLE)
            widths = [[float(key.split(",")[0]) for key in keys] for _, keys in moved]
            assert all(max(w) - min(w) < deck.rest["width"] * 0.2 for w in widths), moved
            assert not any(abs(float(k.split(",")[1])) > 0.001 for _, keys in moved for k in keys), moved
            deck.expect_swiped(before, liked=1)
    with open() as shown:
        Deck(shown)
        assert shown.run(SAMPLE) != []


def test_right_to_left(open):
    """Right-to-left mirrors the layout and not the finger"""
    with open() as left, open("direction=rtl") as right:
        places = [counter_places(shown) for shown in (left, right)]
        assert (places[0]["Passed"] < places[0]["Liked"]) != (places[1]["Passed"] < places[1]["Liked"]), places
        deck = Deck(right)
        before = deck.counts()
        x, y = deck.middle()
        right.touch("Start", (x, y))
        right.move((x, y), (x + 60, y), 15)
        right.wait(0.1)
        now = deck.top()
        assert 45 < now["x"] + now["width"] / 2 - x < 75, (now, x)
        time.sleep(0.3)
        right.touch("End")
        deck.expect_unchanged(before)
        right.flick((x, y), 150)
        deck.expect_swiped(before, liked=1)


def test_resize_mid_drag(open):
    """A window that changes size under the finger leaves the card centred in the new size"""
    with open() as shown:
        deck = Deck(shown)
        x, y = deck.middle()
        shown.touch("Start", (x, y))
        shown.move((x, y), (x + 80, y), 10)
        shown.page.set_viewport_size({"width": 844, "height": 390})
        shown.wait(0.2)
        shown.touch("Move", (x + 90, y))
        shown.touch("Move", (x + 90, y))
        time.sleep(0.3)
        shown.touch("End")
        now = deck.settle()
        assert abs(now["x"] + now["width"] / 2 - 422) < 1, now
        deck.rest = now
        before = deck.counts()
        shown.flick(deck.middle(), 150)
        deck.expect_swiped(before, liked=1)


def test_mouse(open):
    """A mouse drags too, and a release outside of the window never leaves the card half-way"""
    with open(touch=False, viewport=DESKTOP) as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.page.mouse.move(x, y)
        shown.page.mouse.down()
        shown.page.mouse.move(x + 200, y, steps=20)
        shown.page.mouse.move(x + 400, y, steps=10)
        shown.page.mouse.up()
        deck.expect_swiped(before, liked=1)
        deck.rest = deck.top()
        shown.page.mouse.move(x, y)
        shown.page.mouse.down()
        shown.page.mouse.move(-5, y, steps=20)
        shown.page.mouse.up()
        shown.page.mouse.move(x, y)
        deck.expect_swiped((before[0], before[1] + 1), passed=1)


def test_blur(open):
    """A window that loses the focus in mid-drag springs the card back"""
    with open() as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.touch("Start", (x, y))
        shown.move((x, y), (x + 150, y), 15)
        shown.run("() => { dispatchEvent(new Event('blur')); }")
        deck.expect_unchanged(before)
        shown.touch("End")
        deck.expect_unchanged(before)


def test_at_rest(open):
    """At rest no frame is asked for, and fifty swipes leave as many layers as ten"""
    with open("trace=1") as shown:
        deck = Deck(shown)
        focus(shown, deck)
        frames = "() => performance.getEntriesByName('baraja:frame').length"
        layers = "() => performance.getEntriesByName('baraja:frame').at(-1).detail.liveLayers"
        seen = []
        for swipes in (10, 40):
            for _ in range(swipes):
                shown.page.keyboard.press("ArrowRight")
                shown.wait(0.05)
            deck.settle()
            shown.wait(0.5)
            seen.append(shown.run(layers))
        assert deck.count("Liked") == 50, deck.count("Liked")
        assert seen[0] == seen[1], seen
        shown.wait(0.3)
        before = shown.run(frames)
        shown.wait(0.4)
        assert shown.run(frames) == before


def test_axe(open):
    """axe-core finds nothing to complain about: at rest, in mid-drag, dark, with the largest text"""
    from axe_playwright_python.sync_playwright import Axe

    for query in ("", "scheme=dark", "text=accessibility5", "direction=rtl"):
        with open(query) as shown:
            deck = Deck(shown)
            result = Axe().run(shown.page)
            assert result.violations_count == 0, result.generate_report()
            x, y = deck.middle()
            shown.touch("Start", (x, y))
            shown.move((x, y), (x + 60, y), 8)
            result = Axe().run(shown.page)
            assert result.violations_count == 0, result.generate_report()


def test_exposure(open):
    """Only the top card is exposed, as one element with its two actions"""
    with open() as shown:
        deck = Deck(shown)
        tree = shown.page.locator("#baraja").aria_snapshot()
        assert tree.count('button "Swipe right"') == 1 and tree.count('button "Swipe left"') == 1, tree
        places = ["Kyoto", "Reykjavik", "Marrakesh", "Lisbon", "Patagonia"]
        assert [place for place in places if place in tree] == [deck.rest["label"].split(",")[0].strip()], tree
        assert "Liked 0" in tree and "Passed 0" in tree, tree


def test_scheme_live(open):
    """A change of the browser's colour scheme arrives live"""
    with open() as shown:
        colors = """() => [getComputedStyle(document.body).backgroundColor,
            [...document.querySelectorAll('.t.l')].map((e) => getComputedStyle(e).color).join()]"""
        light = shown.run(colors)
        shown.page.emulate_media(color_scheme="dark")
        assert shown.until(lambda: shown.run(colors)[0] == "rgb(0, 0, 0)")
        assert shown.until(lambda: shown.run(colors)[1] != light[1]), shown.run(colors)
        shown.page.emulate_media(color_scheme="light")
        assert shown.until(lambda: shown.run(colors) == light), (light, shown.run(colors))


def test_no_scroll_bars(open):
    """A card in flight does not widen the page"""
    with open(touch=False, viewport={"width": 800, "height": 700}) as shown:
        deck = Deck(shown)
        x, y = deck.middle()
        shown.page.mouse.move(x, y)
        shown.page.mouse.down()
        shown.page.mouse.move(x + 300, y, steps=6)
        shown.page.mouse.up()
        for _ in range(8):
            size = shown.run("() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
            assert size == [800, 700], size
            shown.wait(0.04)


def test_scrolled(open):
    """On a page that scrolls, the deck still follows the finger and swipes"""
    with open("text=accessibility5&motion=full", viewport={"width": 320, "height": 400}) as shown:
        assert shown.run("document.scrollingElement.scrollHeight > innerHeight")
        shown.run("() => document.querySelector('.grab').scrollIntoView({ block: 'center', behavior: 'instant' })")
        assert shown.run("scrollY") > 0
        deck = Deck(shown)
        before = deck.counts()
        shown.flick(deck.middle(), 110)
        deck.expect_swiped(before, liked=1)


HOLDS = """(layer) => {
    const held = document.activeElement;
    return held.className !== 'action' && [held, ...held.querySelectorAll('.l')].some((e) => e.layer === layer) && held !== document.body;
}"""


def focus(shown, deck):
    """Tabs to the top card, as a user of the keyboard would."""
    for _ in range(12):
        shown.page.keyboard.press("Tab")
        if shown.run(HOLDS, deck.top()["layer"]):
            return
    raise AssertionError("the keyboard does not reach the deck")


def counter_places(shown):
    """Where the counters stand: their left edges."""
    return shown.run("""() => Object.fromEntries(['Passed', 'Liked'].map((name) => {
        const found = [...document.querySelectorAll('.said, .t, [aria-label]')].find((e) =>
            (e.getAttribute('aria-label') ?? e.textContent).startsWith(name));
        return [name, (found.closest('.l') ?? found).getBoundingClientRect().x];
    }))""")
