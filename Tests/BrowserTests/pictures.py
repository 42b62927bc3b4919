"""Small pictures of each block's page, to compare with those in the folder `pictures`."""

import base64
from pathlib import Path

import environments
import harness

FOLDER = Path(__file__).resolve().parent / "pictures"
SCALE = {"phone": 0.4, "desktop": 0.25}
SHOTS = [
    environments.environment("phone"),
    environments.environment("phone", scheme="dark"),
    environments.environment("phone", direction="rtl"),
    environments.environment("phone", text="accessibility3"),
    environments.environment("desktop"),
    environments.environment("desktop", scheme="dark"),
]


def shoot(shown, name, viewport):
    """A reduced PNG of what the viewport shows."""
    clip = {"x": 0, "y": 0, **viewport, "scale": SCALE[name.partition("-")[0]]}
    return base64.b64decode(shown.cdp.send("Page.captureScreenshot", {"format": "png", "clip": clip})["data"])


def shots(shown):
    """Takes them all: names and PNGs."""
    for name, viewport, query in SHOTS:
        shown.go(query, viewport)
        yield name, shoot(shown, name, viewport)


def renew(open):
    """Replaces the folder's pictures by what the pages show now."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for block in harness.blocks():
        with open(block) as shown:
            for name, picture in shots(shown):
                file = FOLDER / f"{block}-{name}.png"
                file.write_bytes(picture)
                print(f"{file.relative_to(harness.REPOSITORY)}: {len(picture)} bytes")
