"""Random fingers, keys and settings on every block's page. BARAJA_SOAK=10 plays ten seeds of 500 actions, not one of 60."""

import os
import random

import harness
from deck import Deck

SITE = "blocks"

SOAK = int(os.environ.get("BARAJA_SOAK", "0"))
SEEDS, ACTIONS = (SOAK, 500) if SOAK else (1, 60)
KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " ", "Escape", "Tab", "Shift+Tab", "Home", "End", "Delete"]


class Monkey:
    """A person without a plan."""

    def __init__(self, shown, seed):
        self.shown = shown
        self.dice = random.Random(seed)
        self.fingers = {}
        self.size = (390, 844)

    def point(self):
        """A place on the page."""
        return self.dice.uniform(1, self.size[0] - 1), self.dice.uniform(1, self.size[1] - 1)

    def touches(self, kind):
        """Tells of all fingers."""
        self.shown.touch(kind, *[(x, y, finger) for finger, (x, y) in self.fingers.items()])

    def act(self):
        """One action of any kind."""
        dice = self.dice.random()
        if dice < 0.15:
            self.fingers[self.dice.randrange(3)] = self.point()
            self.touches("Start")
        elif dice < 0.5 and self.fingers:
            finger = self.dice.choice(list(self.fingers))
            x, y = self.fingers[finger]
            self.fingers[finger] = (x + self.dice.uniform(-60, 60), y + self.dice.uniform(-30, 30))
            self.touches("Move")
        elif dice < 0.6 and self.fingers:
            self.fingers.pop(self.dice.choice(list(self.fingers)))
            self.touches("End")
        elif dice < 0.63 and self.fingers:
            self.fingers.clear()
            self.touches("Cancel")
        else:
            self.act_without_fingers(self.dice.random())

    def act_without_fingers(self, dice):
        """Keys, mouse, wheel, settings, time."""
        page = self.shown.page
        if dice < 0.3:
            page.keyboard.press(self.dice.choice(KEYS))
        elif dice < 0.5:
            page.mouse.click(*self.point())
        elif dice < 0.6:
            page.mouse.move(*self.point())
            page.mouse.wheel(self.dice.uniform(-200, 200), self.dice.uniform(-200, 200))
        elif dice < 0.65:
            self.size = self.dice.choice([(390, 844), (320, 480), (1200, 700), (60, 60)])
            page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        elif dice < 0.7:
            page.emulate_media(color_scheme=self.dice.choice(["dark", "light"]), reduced_motion=self.dice.choice(["reduce", "no-preference"]))
        else:
            self.shown.wait(self.dice.uniform(0, 0.05))

    def stop(self):
        """Lifts the fingers and restores what was there at the start."""
        if self.fingers:
            self.fingers.clear()
            self.touches("Cancel")
        # Two fingers may have zoomed the page.
        self.shown.cdp.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
        self.shown.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        self.shown.page.set_viewport_size(harness.PHONE)
        self.shown.wait(0.3)


def test_random(open):
    """Random actions on each block leave no error, and a page that works"""
    for block in harness.blocks():
        for seed in range(1, SEEDS + 1):
            with open(block) as shown:
                monkey = Monkey(shown, seed)
                for _ in range(ACTIONS):
                    monkey.act()
                monkey.stop()
                where = f"{block}, seed {seed}"
                assert shown.errors == [], (where, shown.errors)
                assert shown.run("document.documentElement.dataset.baraja") == "ready", where
                if block == "SwipeableCardStack":
                    expect_three_swipes(shown, where)


def expect_three_swipes(shown, where):
    """Three clean swipes go on by one each."""
    deck = Deck(shown)
    for _ in range(3):
        deck.rest = deck.settle()
        before = deck.counts()
        shown.flick(deck.middle(), 150)
        assert shown.until(lambda: deck.counts() == (before[0], before[1] + 1)), (where, before, deck.counts())
    assert shown.errors == [], (where, shown.errors)
