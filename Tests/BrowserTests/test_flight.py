"""Animations that the browser plays by itself: the page sleeps meanwhile, and nobody sees where they are taken over."""

import math

from deck import Deck

SITE = "SwipeableCardStack"
RESPONSE, BOUNCE = 0.4, 0.3

# Where the top card is in each frame, after all that the frame did, with the frame's time; and what is being played.
WATCH = """() => {
  const card = [...document.querySelectorAll('.action')].find((e) => e.textContent === 'Swipe right' && !e.closest('[inert], [aria-hidden=true]')).closest('.l');
  window.seen = [];
  const look = () => {
    const time = document.timeline.currentTime;
    seen.push([time, card.getBoundingClientRect().x, document.getAnimations()[0]?.startTime ?? null]);
  };
  const turn = () => { setTimeout(look); requestAnimationFrame(turn); };
  requestAnimationFrame(turn);
}"""
FRAMES = "() => { const request = requestAnimationFrame.bind(window); window.frames_ = 0; window.requestAnimationFrame = (f) => { frames_++; return request(f); }; }"


def left_over(seconds):
    """The share of the way that is left of the spring back, which starts from a standstill."""
    frequency = 2 * math.pi / RESPONSE
    decay = (1 - BOUNCE) * frequency
    turn = math.sqrt(frequency**2 - decay**2)
    return math.exp(-decay * seconds) * (math.cos(turn * seconds) + decay / turn * math.sin(turn * seconds))


def test_sleep(open):
    """After a release the page asks for no frames: the browser moves the cards, and they arrive"""
    with open(init=f"({FRAMES})()") as shown:
        deck = Deck(shown)
        x, y = deck.middle()
        before = deck.counts()
        shown.drag((x, y), (x + 160, y), 12, hold=0.1)
        shown.wait(0.15)
        first = shown.run("frames_")
        playing = shown.run("document.getAnimations().length")
        shown.wait(0.15)
        assert playing >= 1, playing
        assert shown.run("frames_") == first
        deck.expect_swiped(before, liked=1)
        assert shown.until(lambda: shown.run("document.getAnimations().length") == 0)


def test_catch(open):
    """A card that is caught in flight is where it was to be, before and after"""
    with open() as shown:
        deck = Deck(shown)
        x, y = deck.middle()
        rest = deck.rest["x"]
        shown.touch("Start", (x, y))
        shown.move((x, y), (x + 24, y), 12)
        shown.wait(0.2)
        shown.run(WATCH)
        shown.touch("End")
        shown.wait(0.12)
        shown.touch("Start", (x, y))
        shown.wait(0.25)
        seen = shown.run("seen")
        start = next(begun for _, _, begun in seen if begun is not None)
        held = seen[0][1] - rest
        caught = [begun for time, _, begun in seen if time > start].index(None)
        assert 0 < caught < len(seen) - 3, seen
        # A third of a hundredth of a second, a step of the spring, at the highest speed is 0.4 points of this way.
        for time, at, _ in seen:
            if time >= start:
                want = rest + held * left_over((time - start) / 1000)
                assert abs(at - want) < 0.5 + 0.5, (time - start, at - rest, want - rest, seen)
        shown.touch("End")
        deck.expect_unchanged(deck.counts())


def test_replaced(open):
    """Swipes in the middle of flights end where swipes one by one do"""
    with open() as shown:
        deck = Deck(shown)
        x, y = deck.middle()
        for _ in range(4):
            shown.flick((x, y), 120)
            shown.wait(0.05)
        assert shown.until(lambda: deck.counts()[1] == 4), deck.counts()
        now = deck.settle()
        assert abs(now["x"] - deck.rest["x"]) < 0.6 and abs(now["y"] - deck.rest["y"]) < 0.6, (now, deck.rest)
        assert shown.errors == []


def test_fade(open):
    """With Reduce Motion the fade is the browser's too"""
    with open("motion=reduce") as shown:
        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.drag((x, y), (x + 160, y), 12)
        deck.expect_swiped(before, liked=1)
