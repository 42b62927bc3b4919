"""What a page says when it cannot run, and that addresses of any kind start it."""

SITE = "SwipeableCardStack"

# Plays `app.wasm` to the page as a script says; `real()` gives the true response.
ANSWER = """
    const honest = window.fetch;
    window.fetch = async (address, ...rest) => {
        const real = () => honest(address, ...rest);
        if (!String(address).endsWith('app.wasm')) return real();
        %s
    };
"""

WASM = "{ headers: { 'Content-Type': 'application/wasm' } }"

# Calls an export of the wasm in place of the page's own once `armed` is set.
BROKEN_EXPORT = """
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...values) => {
        const { instance, module } = await start(...values);
        const exports = { ...instance.exports };
        exports.baraja_frame = (time) => {
            if (globalThis.armed) %s
            return instance.exports.baraja_frame(time);
        };
        return { instance: { exports }, module };
    };
"""


def expect_message(open, init):
    """The page says that it stopped, with the reason in the console."""
    with open("", init=init, ready="failed") as shown:
        assert shown.page.get_by_role("alert").inner_text().startswith("The demo stopped")
        assert shown.errors and shown.errors[0].startswith("baraja:"), shown.errors


def test_missing_wasm(open):
    """A wasm that is not there leaves a message"""
    expect_message(open, ANSWER % "return new Response('', { status: 404 });")


def test_no_network(open):
    """A wasm that the network loses leaves a message"""
    expect_message(open, ANSWER % "throw new TypeError('Failed to fetch');")


def test_truncated_wasm(open):
    """A wasm that ends too early leaves a message"""
    expect_message(open, ANSWER % f"return new Response((await (await real()).arrayBuffer()).slice(0, 5000), {WASM});")


def test_empty_wasm(open):
    """An empty wasm leaves a message"""
    expect_message(open, ANSWER % f"return new Response('', {WASM});")


def test_page_in_place_of_wasm(open):
    """A page of a server that finds nothing, in the wasm's place, leaves a message"""
    expect_message(open, ANSWER % "return new Response('<!DOCTYPE html>', { headers: { 'Content-Type': 'text/html' } });")


def test_wrong_type(open):
    """A wasm that is served with another type runs all the same"""
    script = ANSWER % "return new Response((await (await real()).arrayBuffer()), { headers: { 'Content-Type': 'application/octet-stream' } });"
    with open("", init=script) as shown:
        assert shown.errors == []


def stops(open, fault):
    """A running page whose next frame fails shows its message, is inert, and goes on to do nothing."""
    with open("", init=BROKEN_EXPORT % fault) as shown:
        shown.run("() => { globalThis.armed = true; }")
        shown.flick((195, 420), 150)
        assert shown.until(lambda: shown.run("document.documentElement.dataset.baraja") == "failed")
        assert shown.page.get_by_role("alert").count() == 1
        assert shown.run("document.getElementById('baraja').inert")
        shown.drag((195, 420), (300, 420), steps=5)
        shown.page.keyboard.press("ArrowRight")
        shown.page.set_viewport_size({"width": 300, "height": 500})
        shown.wait(0.1)
        assert shown.page.get_by_role("alert").count() == 1
        assert len(shown.errors) == 1, shown.errors


def test_trap(open):
    """A trap in a frame stops the page with one message"""
    stops(open, "throw new WebAssembly.RuntimeError('unreachable');")


def test_out_of_memory(open):
    """A page that is out of memory stops with one message"""
    stops(open, "throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');")


def test_out_of_stack(open):
    """A page that is out of stack stops with one message"""
    stops(open, "(function deeper() { return deeper() + 1; })();")


def test_odd_queries(open):
    """Query strings that nobody should write start the page with its own settings"""
    odd = [
        "%", "%E0%A4%A", "&&&", "=", "scheme", "scheme=", "scheme=pink", "scheme=dark&scheme=light", "text=huge",
        "text=accessibility99", "motion=%00", "direction=up", "trace=yes", "preview=", "preview=%3Cscript%3E",
        "preview=" + "x" * 4000, "constructor=1&__proto__=2", "text=toString", "?scheme=dark", "scheme=dark#text=large",
    ]
    with open("") as shown:
        for query in odd:
            shown.go(query, {"width": 390, "height": 844})
            assert shown.run("document.querySelectorAll('#baraja .l').length") > 10, query
            assert shown.run("document.documentElement.dataset.scheme") == ("dark" if query.startswith("scheme=dark") else "light"), query
        assert shown.errors == []


def test_hidden_tab(open):
    """A tab that is hidden in the middle of a drag and shown again goes on where it was"""
    hide = """(hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }"""
    with open("") as shown:
        from deck import Deck

        deck = Deck(shown)
        before = deck.counts()
        x, y = deck.middle()
        shown.touch("Start", (x, y))
        shown.move((x, y), (x + 60, y), 5)
        shown.run(hide, True)
        shown.wait(0.2)
        shown.run(hide, False)
        shown.touch("End")
        deck.expect_unchanged(before)
        shown.flick(deck.middle(), 150)
        deck.expect_swiped(before, liked=1)
