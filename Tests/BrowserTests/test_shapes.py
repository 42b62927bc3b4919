"""Paths that are drawn and that clip."""

import io
import struct
import zlib

SITE = "stub"

# A triangle in a box of 100 by 100, and a line across one.
HELPERS = """
const { f, s, show, frame } = stub;
const commands = (...list) => { const all = [...list]; while (all.length % 4) all.push(0);
  const words = [list.length]; for (let i = 0; i < all.length; i += 4) words.push((all[i] | all[i + 1] << 8 | all[i + 2] << 16 | all[i + 3] << 24) >>> 0);
  return words; };
const triangle = [...commands(0, 1, 1, 4), ...[50, 0, 100, 100, 0, 100].map(f)];
const across = [...commands(0, 1), ...[0, 50, 100, 50].map(f)];
const line = (width) => [3, f(width), 0, 0, f(10), f(0), 0];
const red = [9, 2, 1, 0xff0000ff, f(0), f(0), f(0), f(0)];
const gradient = (kind, numbers) => [9, 2, kind, ...numbers.map(f), 2, 0xff0000ff, f(0), 0x0000ffff, f(1), f(0), f(0), f(0), f(0)];
const box = [[1, 2, 2], frame(2, 20, 20, 100, 100), [3, 1, 1, 2]];
"""


def pixels(png):
    """The colours of a PNG of 8-bit RGB or RGBA without interlacing, as a function of x and y."""
    data, at, header = b"", 8, None
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        if kind == b"IDAT":
            data += body
        at += length + 12
    width, height, _, colour = header[:4]
    size = 4 if colour == 6 else 3
    raw, rows, before = io.BytesIO(zlib.decompress(data)), [], bytearray(width * size)
    for _ in range(height):
        kind, row = raw.read(1)[0], bytearray(raw.read(width * size))
        for i, value in enumerate(row):
            left = row[i - size] if i >= size else 0
            up, corner = before[i], before[i - size] if i >= size else 0
            p = left + up - corner
            paeth = min((left, up, corner), key=lambda c: abs(p - c))
            row[i] = (value + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
        rows.append(row)
        before = row
    return lambda x, y: tuple(rows[y][x * size : x * size + 3])


def drawn(shown, ops):
    """The page's colours after some ops."""
    shown.run(f"async () => {{ {HELPERS} await show({ops}); }}")
    shown.wait(0.1)
    assert shown.errors == [], shown.errors
    return pixels(shown.page.screenshot())


RED, WHITE = (255, 0, 0), (255, 255, 255)


def test_fill(open):
    """A path is filled inside and nowhere else"""
    with open() as shown:
        at = drawn(shown, "...box, [18, 2, 1, ...triangle], red")
        assert [at(70, 100), at(25, 30), at(115, 30)] == [RED, WHITE, WHITE]


def test_stroke(open):
    """A line is as wide as it says, half on each side"""
    with open() as shown:
        at = drawn(shown, "...box, [18, 2, ...line(10), ...across], red")
        assert [at(70, 67), at(70, 72), at(70, 62), at(70, 78)] == [RED, RED, WHITE, WHITE]


def test_path_moves(open):
    """A new path is drawn in the old element; the gradient stays where it was"""
    with open() as shown:
        drawn(shown, "...box, [18, 2, 1, ...triangle], gradient(2, [0, 0, 0, 1])")
        shown.run("() => { window.first = document.querySelector('.l path'); }")
        at = drawn(shown, "[18, 2, ...line(20), ...across]")
        assert shown.run("document.querySelector('.l path') !== null && document.querySelectorAll('.l path').length === 1")
        red, _, blue = at(70, 70)
        assert abs(red - 127) < 6 and abs(blue - 127) < 6, (red, blue)


def test_gradients(open):
    """Radial and angular gradients fill and follow paths, about the middle of the frame"""
    with open() as shown:
        at = drawn(shown, "...box, [18, 2, 1, ...triangle], gradient(3, [0.5, 0.5, 0, 50])")
        assert at(70, 70)[0] > 240 and at(70, 110)[2] > 150 and at(25, 30) == WHITE
        at = drawn(shown, "[18, 2, ...line(10), ...across], gradient(4, [0.5, 0.5, 0, 6.28318])")
        assert abs(at(30, 70)[0] - 127) < 12 and at(70, 60) == WHITE, at(30, 70)
        assert at(115, 72)[0] > 240, at(115, 72)


def test_clip(open):
    """A clip path cuts off what is below"""
    with open() as shown:
        at = drawn(shown, "...box, red, [19, 2, 1, ...triangle]")
        assert [at(70, 100), at(25, 30)] == [RED, WHITE]
        at = drawn(shown, "[19, 2, 0]")
        assert at(25, 30) == RED


def test_shadow(open):
    """The shadow of a path follows the path"""
    with open() as shown:
        at = drawn(shown, "...box, [18, 2, 1, ...triangle], red, [10, 2, 1, 0x0000ffff, f(0), f(0), f(20)]")
        assert at(70, 130) == (0, 0, 255) and at(25, 45) == WHITE, (at(70, 130), at(25, 45))


def test_filters(open):
    """Brightness is added to each component, lighter and darker; the other filters and blend modes are CSS's"""
    with open() as shown:
        grey = "[9, 2, 1, 0x404040ff, f(0), f(0), f(0), f(0)]"
        at = drawn(shown, f"...box, {grey}, [20, 2, 1, 1, f(0.25)]")
        assert abs(at(70, 70)[0] - 128) < 4, at(70, 70)
        at = drawn(shown, "[20, 2, 1, 1, f(-0.125)]")
        assert abs(at(70, 70)[0] - 32) < 4, at(70, 70)
        at = drawn(shown, "red, [20, 2, 1, 5, f(2.0944)]")
        assert at(70, 70)[1] > at(70, 70)[0], at(70, 70)
        at = drawn(shown, "[20, 2, 1, 6, f(1)]")
        assert at(70, 70) == (0, 255, 255), at(70, 70)
        shown.run(f"async () => {{ {HELPERS} await show([20, 2, 1, 7, f(1)]); }}")
        assert shown.run("document.querySelector('.l').style.mixBlendMode") == "multiply"
