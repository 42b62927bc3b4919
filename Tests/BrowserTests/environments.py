"""The surroundings in which a page is looked at."""

import itertools

from harness import PHONE

SCREENS = {"phone": PHONE, "desktop": {"width": 1280, "height": 800}}
# Motion is reduced, so that nothing but a page at rest is seen.
CHOICES = {"scheme": ("light", "dark"), "direction": ("ltr", "rtl"), "text": ("large", "accessibility3")}


def environment(screen, scheme="light", direction="ltr", text="large"):
    """Its name, viewport and query."""
    query = f"motion=reduce&scheme={scheme}&direction={direction}&text={text}"
    return f"{screen}-{scheme}-{direction}-{text}", SCREENS[screen], query


def every():
    """All combinations: the screens side by side last."""
    return [environment(screen, *rest) for *rest, screen in itertools.product(*CHOICES.values(), SCREENS)]
