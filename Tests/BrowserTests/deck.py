"""What a user sees of the deck's demo page, and how a user reaches for it."""

import re

WORDS = """() => [...document.querySelectorAll('.said, .t, [aria-label]')]
    .filter((e) => !e.closest('[inert]')).flatMap((e) => [e.getAttribute('aria-label'), e.textContent]).filter(Boolean)"""

TOP = """() => {
    const action = [...document.querySelectorAll('.action')].find((e) => e.textContent === 'Swipe right' && !e.closest('[inert], [aria-hidden=true]'));
    const card = action?.parentElement.closest('.l');
    if (!card) return null;
    const box = card.getBoundingClientRect();
    return { label: card.getAttribute('aria-label'), layer: card.layer, x: box.x, y: box.y, width: box.width, height: box.height };
}"""


class Deck:
    """The demo "Where next?"."""

    def __init__(self, shown):
        self.shown = shown
        self.rest = self.top()
        assert self.rest, "no card offers the action “Swipe right”"

    def top(self):
        """The card on top: label, layer and box."""
        return self.shown.run(TOP)

    def count(self, name):
        """What the counter of that name says."""
        for words in self.shown.run(WORDS):
            if match := re.fullmatch(rf"{name}\D*(\d+)", words.strip()):
                return int(match[1])
        raise AssertionError(f"no counter “{name}”")

    def counts(self):
        """Both counters: passed, liked."""
        return self.count("Passed"), self.count("Liked")

    def middle(self):
        """The middle of the top card at rest, where a finger starts."""
        return self.rest["x"] + self.rest["width"] / 2, self.rest["y"] + self.rest["height"] / 2

    def settle(self):
        """Waits until the top card stands still."""
        still = 0
        last = None
        for _ in range(120):
            now = self.top()
            still = still + 1 if now == last else 0
            if still == 4:
                return now
            last = now
            self.shown.wait(0.04)
        raise AssertionError(f"the deck does not come to rest: {last}")

    def expect_unchanged(self, before):
        """Nothing was decided, and the card is back in the centre."""
        now = self.settle()
        assert self.counts() == before, (before, self.counts())
        assert now["label"] == self.rest["label"], (now, self.rest)
        for key in ("x", "y", "width", "height"):
            assert abs(now[key] - self.rest[key]) < 0.6, (key, now, self.rest)

    def expect_swiped(self, before, liked=0, passed=0):
        """One decision was counted, and the next place is on top, in the centre."""
        want = (before[0] + passed, before[1] + liked)
        assert self.shown.until(lambda: self.counts() == want), (want, self.counts())
        now = self.settle()
        assert now["label"] != self.rest["label"], now
        assert abs(now["x"] - self.rest["x"]) < 0.6 and abs(now["y"] - self.rest["y"]) < 0.6, (now, self.rest)
        assert self.counts() == want
        assert self.shown.errors == []
