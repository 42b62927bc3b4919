"""The page: query string, preferences, loading and failing."""

SITE = "stub"

START = "() => stub.called('baraja_start')[0]"
# Beside what the reader prefers the page says that it can play animations.
FLIES = 64


def test_defaults(open):
    """Without a query the browser's own preferences count"""
    with open(color_scheme="dark", reduced_motion="reduce") as shown:
        _, index, _, width, height, flags, text = shown.run(START)
        assert (index, width, height, flags, text) == (0, 390, 844, 3 | FLIES, 3)
        assert shown.run("getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)"
        assert shown.errors == []


def test_query(open):
    """The query string overrides them"""
    with open("scheme=light&motion=full&direction=rtl&text=accessibility5&preview=Second", color_scheme="dark", reduced_motion="reduce") as shown:
        _, index, _, _, _, flags, text = shown.run(START)
        assert (index, flags, text) == (1, 4 | FLIES, 11)
        assert shown.run("[getComputedStyle(document.body).backgroundColor, document.documentElement.dir]") == ["rgb(255, 255, 255)", "rtl"]


def test_live(open):
    """Changes of colour scheme, motion, contrast and size arrive live; an overridden one does not"""
    with open("motion=full") as shown:
        told = "() => stub.called('baraja_environment').map((c) => c[2])"
        shown.page.emulate_media(color_scheme="dark")
        assert shown.until(lambda: shown.run(told) == [1]), shown.run(told)
        shown.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        shown.page.emulate_media(color_scheme="dark", contrast="more")
        assert shown.until(lambda: shown.run(told) == [1, 9]), shown.run(told)
        sizes = "() => stub.called('baraja_resize').map((c) => c.slice(2))"
        shown.page.set_viewport_size({"width": 844, "height": 390})
        assert shown.until(lambda: shown.run(sizes)[-1:] == [[844, 390]]), shown.run(sizes)


def test_trace(open):
    """With trace=1 each frame is a measure with its counts"""
    with open("trace=1") as shown:
        detail = shown.run("""async () => {
            await stub.show([1, 2, 0], [3, 1, 1, 2]);
            await new Promise((done) => setTimeout(done, 50));
            return performance.getEntriesByName('baraja:frame').at(-1).detail;
        }""")
        assert detail.pop("host") >= 0
        assert detail == {"ops": 2, "bodies": 1, "laidOut": 2, "liveNodes": 4, "liveLayers": 5}, detail


def test_no_scroll_bars(open):
    """What leaves the viewport makes no scroll bar"""
    with open() as shown:
        assert shown.run("""async () => {
            await stub.show([1, 2, 2], stub.frame(2, 300, 700, 900, 900), [9, 2, 1, 0xff0000ff, 0, 0, 0, 0], [3, 1, 1, 2]);
            const page = document.scrollingElement;
            return [page.scrollWidth, page.scrollHeight];
        }""") == [390, 844]


def test_failure(open):
    """A wasm that does not load leaves a plain message in the page's language"""
    with open("", script=None, ready="failed") as shown:
        assert shown.page.get_by_role("alert").inner_text().startswith("The demo stopped")
        assert shown.errors
    spanish = "document.addEventListener('readystatechange', () => { document.documentElement.lang = 'es'; });"
    with open("", script=None, ready="failed", init=spanish) as shown:
        assert "Recarga" in shown.page.get_by_role("alert").inner_text()


def test_no_policy_breach(open):
    """Nothing on the page breaks its own content security policy"""
    with open() as shown:
        assert shown.run("() => stub.show([1, 2, 3], [13, 2, stub.s('heart'), stub.f(20), stub.f(700), 255, 0], [3, 1, 1, 2]).then(() => 1)") == 1
        assert shown.errors == []
        refused = shown.run("() => { const s = document.createElement('script'); s.textContent = 'globalThis.inline = 1'; document.head.append(s); return globalThis.inline ?? 0; }")
        assert refused == 0
