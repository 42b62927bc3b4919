"""A page whose views need more height than the viewport scrolls, and only then, and never sideways."""

SITE = "stub"

TALL = """() => stub.show(stub.frame(1, 0, 0, 390, 1500), [1, 2, 2], stub.frame(2, 0, 900, 390, 600), [9, 2, 1, 0xff0000ff, 0, 0, 0, 0],
    [1, 3, 2], stub.frame(3, 20, 100, 200, 200), [9, 3, 1, 0x00ff00ff, 0, 0, 0, 0], [17, 3, 1, 0], [3, 1, 2, 2, 3])"""
SIZE = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
POINTS = "() => stub.called('baraja_pointer').map((c) => c.slice(1, 6).filter((_, i) => i !== 1))"


def test_height(open):
    """The document is as high as the root; when the root fits again, it does not scroll"""
    with open() as shown:
        assert shown.run(SIZE) == [390, 844]
        shown.run(TALL)
        assert shown.run(SIZE) == [390, 1500]
        shown.run("() => stub.show(stub.frame(1, 0, 0, 390, 844), [2, 2])")
        assert shown.run(SIZE) == [390, 844]


def test_viewport(open):
    """A higher root does not change the size that the runtime is told"""
    with open() as shown:
        shown.run(TALL)
        shown.wait(0.1)
        assert shown.run("() => stub.called('baraja_resize')") == []
        shown.page.set_viewport_size({"width": 390, "height": 700})
        sizes = "() => stub.called('baraja_resize').map((c) => c.slice(2))"
        assert shown.until(lambda: shown.run(sizes) == [[390, 700]]), shown.run(sizes)


def test_points(open):
    """Pointers are told in the root's space, whatever was scrolled"""
    with open() as shown:
        shown.run(TALL)
        shown.run("() => scrollTo(0, 300)")
        shown.page.mouse.click(100, 200)
        assert shown.run(POINTS) == [[0, 1, 100, 500], [2, 1, 100, 500]], shown.run(POINTS)


def test_touch(open):
    """A vertical pan scrolls and takes the touch away, except on what takes touches for itself"""
    with open() as shown:
        shown.run(TALL)
        shown.drag((100, 280), (100, 120), steps=15)
        shown.wait(0.2)
        assert shown.run("scrollY") == 0 and shown.run(POINTS)[-1][0] == 2, shown.run(POINTS)
        shown.drag((300, 600), (300, 300), steps=15)
        assert shown.until(lambda: shown.run("scrollY") > 200), shown.run("scrollY")
        assert shown.until(lambda: shown.run(POINTS)[-1][0] == 3), shown.run(POINTS)
