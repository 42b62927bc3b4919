"""Every block still looks as it did. After a change of looks that is meant: run.py --renew-pictures."""

import darkroom
import harness
import pictures

SITE = "blocks"
# Of 255. A page that was drawn twice differs by 0; antialiasing of other versions of fonts and browsers by less than this. A text
# that moves by two points makes a block of more.
MEAN, BLOCK = 0.6, 16
OUTPUT = harness.REPOSITORY / ".build/pictures"


def test_pictures(open):
    """Every block looks as in its pictures; where not, what is seen and where it differs is in .build/pictures"""
    wrong = []
    for block in harness.blocks():
        with open(block) as shown:
            room = darkroom.Darkroom(shown)
            for name, picture in pictures.shots(shown):
                known = pictures.FOLDER / f"{block}-{name}.png"
                if not known.exists():
                    wrong.append(f"{known.name} is missing")
                    continue
                found = room.compare(known.read_bytes(), picture)
                if found["mean"] > MEAN or found["block"] > BLOCK:
                    wrong.append(f"{known.name}: mean {found['mean']:.2f}, block {found['block']:.1f}")
                    OUTPUT.mkdir(parents=True, exist_ok=True)
                    (OUTPUT / f"{known.stem}-actual.png").write_bytes(picture)
                    (OUTPUT / f"{known.stem}-diff.png").write_bytes(darkroom.png(found["diff"]))
    assert wrong == [], "\n".join(wrong)


def test_sizes(open):
    """A picture is at most 15 KB"""
    assert [f.name for f in pictures.FOLDER.glob("*.png") if f.stat().st_size > 15 * 1024] == []


def test_difference(open):
    """The comparison sees a demo that has moved by two points"""
    block = "SwipeableCardStack"
    with open(block) as shown:
        room = darkroom.Darkroom(shown)
        name, viewport, query = pictures.SHOTS[0]
        shown.go(query, viewport)
        before = pictures.shoot(shown, name, viewport)
        same = room.compare(before, pictures.shoot(shown, name, viewport))
        shown.run("() => { document.getElementById('baraja').style.translate = '0 2px'; }")
        moved = room.compare(before, pictures.shoot(shown, name, viewport))
        assert same["mean"] <= MEAN and same["block"] <= BLOCK, same
        assert moved["mean"] > MEAN or moved["block"] > BLOCK, (moved["mean"], moved["block"])
