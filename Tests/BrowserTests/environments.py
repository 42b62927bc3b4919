"""The surroundings in which a page is looked at."""

import itertools

from harness import PHONE

SCREENS = {"phone": PHONE, "desktop": {"width": 1280, "height": 800}}
# Keys that show the rest of a demo, one after another, while its first focusable view has the focus.
KEYS = {"SwipeableCardStack": ["ArrowRight"] * 4, "FlipCardTransition": ["Enter"]}
# Texts below AA in colours that the system itself pairs, and their ratios in light and dark: white on the system's blue.
SYSTEM_PAIRS = {("FlipCardTransition", "Flip"): {"light": 4.02, "dark": 3.65}}
# Motion is reduced, so that nothing but a page at rest is seen.
CHOICES = {"scheme": ("light", "dark"), "direction": ("ltr", "rtl"), "text": ("large", "accessibility3")}


def environment(screen, scheme="light", direction="ltr", text="large"):
    """Its name, viewport and query."""
    query = f"motion=reduce&scheme={scheme}&direction={direction}&text={text}"
    return f"{screen}-{scheme}-{direction}-{text}", SCREENS[screen], query


def every():
    """All combinations: the screens side by side last."""
    return [environment(screen, *rest) for *rest, screen in itertools.product(*CHOICES.values(), SCREENS)]


def faces(shown, block):
    """Shows the demo at first sight and after each of its keys, and yields each time."""
    yield
    for key in KEYS.get(block, []):
        shown.run("() => document.querySelector('#baraja .l[tabindex], #baraja button.l').focus()")
        shown.page.keyboard.press(key)
        # Longer than any animation of a demo under reduced motion.
        shown.wait(0.6)
        yield
