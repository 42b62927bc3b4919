"""Masks: a layer of that kind shows its parent where it has ink."""

from test_shapes import RED, WHITE, drawn

SITE = "stub"

# A red box of 100 by 100 at 20, 20, and in it a mask as large.
MASKED = "[1, 2, 2], frame(2, 20, 20, 100, 100), [3, 1, 1, 2], red, [1, 3, 7], frame(3, 0, 0, 100, 100), [3, 2, 1, 3]"
BLACK = "[9, 4, 1, 0x000000ff, f(0), f(0), f(0), f(0)]"
LEFT = f"[1, 4, 2], frame(4, 0, 0, 40, 100), [3, 3, 1, 4], {BLACK}"


def near(colour, other):
    return all(abs(a - b) < 8 for a, b in zip(colour, other))


def test_box(open):
    """A layer is seen where its mask has ink, also outside of its frame; without the mask all of it"""
    with open() as shown:
        at = drawn(shown, f"...[{MASKED}], {LEFT}")
        assert [at(30, 70), at(100, 70)] == [RED, WHITE]
        at = drawn(shown, "[1, 5, 2], frame(5, -15, 0, 30, 100), [3, 2, 2, 5, 3], [9, 5, 1, 0x0000ffff, f(0), f(0), f(0), f(0)], frame(4, -10, 0, 40, 100)")
        assert [at(15, 70), at(7, 70), at(40, 70), at(55, 70)] == [(0, 0, 255), WHITE, RED, WHITE]
        at = drawn(shown, "[2, 4], [2, 3]")
        assert [at(100, 70), at(7, 70)] == [RED, (0, 0, 255)]


def test_moves(open):
    """What is in a mask moves, turns, fades and is clipped as anywhere else"""
    with open() as shown:
        at = drawn(shown, f"...[{MASKED}], {LEFT}, [5, 4, f(1), f(0), f(0), f(1), f(50), f(0)], [7, 4, f(0.5)]")
        assert at(30, 70) == WHITE and near(at(90, 70), (255, 127, 127)), at(90, 70)
        at = drawn(shown, "[7, 4, f(1)], [5, 4, f(0), f(1), f(-1), f(0), f(100), f(0)]")
        assert [at(70, 30), at(70, 70)] == [RED, WHITE]
        at = drawn(shown, "[8, 3, 1, f(50), f(50), f(50), f(50)]")
        assert [at(70, 30), at(25, 25)] == [RED, WHITE]


def test_look(open):
    """Corners, paths, gradients and symbols mask by their ink"""
    with open() as shown:
        at = drawn(shown, f"...[{MASKED}], {LEFT}, frame(4, 0, 0, 100, 100), [9, 4, 1, 0x000000ff, f(50), f(50), f(50), f(50)]")
        assert [at(70, 70), at(25, 25)] == [RED, WHITE]
        at = drawn(shown, "[18, 4, 1, ...triangle]")
        assert [at(70, 100), at(25, 30)] == [RED, WHITE]
        at = drawn(shown, "[18, 4, 0], [9, 4, 2, f(0), f(0), f(1), f(0), 2, 0x000000ff, f(0), 0x00000000, f(1), f(0), f(0), f(0), f(0)]")
        assert near(at(22, 70), (255, 5, 5)) and near(at(70, 70), (255, 127, 127)) and near(at(118, 70), (255, 250, 250)), at(70, 70)
        at = drawn(shown, "[2, 4], [1, 6, 3], frame(6, 10, 10, 20, 20), [3, 3, 1, 6], [13, 6, s('heart'), f(20), f(400), 0x000000ff, 0]")
        assert [at(40, 40), at(60, 60)] == [RED, WHITE]


def test_text(open):
    """A text masks letter by letter, in the lines that layout gave it"""
    with open() as shown:
        text = "[1, 4, 1], frame(4, 0, 0, 100, 100), [3, 3, 1, 4], [11, 4, s('██ ██')], [12, 4, ...stub.style({ size: 40, line: 50, color: 0x000000ff })]"
        at = drawn(shown, f"...[{MASKED}], {text}")
        plain = drawn(shown, "[2, 4], [2, 3], [1, 7, 1], frame(7, 0, 0, 100, 100), [3, 2, 1, 7], [11, 7, s('██ ██')], "
                      "[12, 7, ...stub.style({ size: 40, line: 50, color: 0xff0000ff })], [9, 2, 0, f(0), f(0), f(0), f(0)]")
        wrong = [(x, y) for x in range(20, 120, 3) for y in range(20, 120, 3) if not near(at(x, y), plain(x, y))]
        red = [(x, y) for x in range(20, 120, 3) for y in range(20, 120, 3) if plain(x, y) == RED]
        assert len(red) > 300 and len(wrong) < 20, (len(red), wrong)


def test_cut(open):
    """A text of a mask that is too long ends in an ellipsis inside of its frame"""
    with open() as shown:
        drawn(shown, f"...[{MASKED}], [1, 4, 1], frame(4, 0, 0, 100, 22), [3, 3, 1, 4], [11, 4, s('One line is too little')], [12, 4, ...stub.style({{ align: 2 }})]")
        texts = shown.run("[...document.querySelectorAll('mask text')].map((e) => [e.textContent, e.getBBox().x, e.getBBox().x + e.getBBox().width])")
        assert len(texts) == 1 and texts[0][0].endswith("…") and texts[0][0].startswith("One"), texts
        assert texts[0][1] >= 0 and 95 < texts[0][2] < 100.5, texts


def test_escaped(open):
    """No text of a mask becomes markup"""
    with open() as shown:
        drawn(shown, f"...[{MASKED}], [1, 4, 1], frame(4, 0, 0, 100, 100), [3, 3, 1, 4], [11, 4, s('<b>&lt;')], [12, 4, ...stub.style()]")
        assert shown.run("document.querySelector('mask text').textContent") == "<b>&lt;"


def test_hidden(open):
    """What is in a mask is neither shown by itself nor read; what cannot be drawn warns once"""
    with open() as shown:
        warnings = []
        shown.page.on("console", lambda message: warnings.append(message.text))
        at = drawn(shown, f"...[{MASKED}], {LEFT}, [9, 4, 4, f(0.5), f(0.5), f(0), f(6), 2, 0x000000ff, f(0), 0x000000ff, f(1), f(0), f(0), f(0), f(0)], red")
        drawn(shown, "frame(4, 0, 0, 50, 100)")
        assert at(30, 70) == RED
        assert shown.run("[...document.querySelectorAll('[inert]')].map((e) => [e.ariaHidden, getComputedStyle(e).visibility])") == [["true", "hidden"]]
        assert len(warnings) == 1 and "angular" in warnings[0], warnings
