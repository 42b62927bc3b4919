"""The catalogue's site: what a newcomer does on it, and what it promises to everyone."""

import contextlib
import gzip
import json
import re
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

import harness

SITE = "site"

DECK = "SwipeableCardStack"
ROWS = "SwipeActionCards"
NARROW = {"width": 320, "height": 640}
LANGUAGES = ("", "es/")

# Runs before any page: what breaks the page's policy, and how far its parts jump.
WATCH = """
window.breaches = [];
document.addEventListener('securitypolicyviolation', (e) => breaches.push(`${e.violatedDirective} ${e.blockedURI}`));
window.shift = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def pages():
    """The address of every page from the site's root."""
    own = ["", *(f"blocks/{name}/" for name in harness.blocks()), "compatibility/", "about/"]
    return [language + page for language in LANGUAGES for page in own]


def original(name):
    """The bytes of a block's file in the repository."""
    return next((harness.REPOSITORY / "Blocks").rglob(f"{name}.swift")).read_bytes()


def demo(shown, seconds=20):
    """The frame of a block's page, once its demo has drawn."""
    shown.page.locator("#phone").scroll_into_view_if_needed()
    shown.page.wait_for_selector("#phone[data-state=ready]", timeout=seconds * 1000)
    return shown.page.frames[-1]


def listed(shown):
    """The names of the blocks that the gallery shows, in order."""
    return shown.run("[...document.querySelectorAll('.card')].filter((card) => card.offsetParent).map((card) => card.dataset.name)")


def wait_for(shown, names):
    """Waits until the gallery shows these blocks, in any order."""
    assert shown.until(lambda: sorted(listed(shown)) == sorted(names)), (listed(shown), names)


def test_newcomer(open):
    """A newcomer finds the deck by "baraja", "tinder" and "tarjeta", swipes it, switches to Spanish, reads its table, and takes the very bytes of its file"""
    with open("", permissions=["clipboard-read", "clipboard-write"], accept_downloads=True) as shown:
        page = shown.page
        for words in ("tarjeta", "tinder", "baraja"):
            page.get_by_role("searchbox").fill(words)
            count = {"1 block", "3 blocks"} if words == "tarjeta" else {"1 block"}
            assert shown.until(lambda: DECK in listed(shown) and page.get_by_role("status").first.inner_text() in count), words
        page.get_by_role("link", name="Swipeable Card Stack").click()
        frame = demo(shown)
        box = page.locator("iframe").bounding_box()
        assert frame.get_by_label("Liked 0").count() == 1
        shown.flick((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), 160)
        assert shown.until(lambda: frame.get_by_label("Liked 1").count() == 1), frame.locator("body").inner_text()
        page.get_by_role("link", name="Español").click()
        page.wait_for_url("**/es/blocks/**")
        assert page.locator("h1").inner_text() == "Swipeable Card Stack"
        table = page.get_by_role("table").first
        assert "Si después del último elemento vuelve el primero." in table.inner_text()
        assert "0.35" in table.inner_text()
        page.get_by_role("button", name="Copiar todo el código fuente").click()
        assert shown.until(lambda: page.get_by_role("status").last.inner_text() == "Copiado")
        assert page.evaluate("navigator.clipboard.readText()").encode() == original(DECK)
        with page.expect_download() as download:
            page.get_by_role("link", name=f"Descargar {DECK}.swift").first.click()
        assert download.value.suggested_filename == f"{DECK}.swift"
        assert Path(download.value.path()).read_bytes() == original(DECK)
        assert shown.errors == []


def test_search(open):
    """Search allows for accents, slips and beginnings, knows both languages, and the filters narrow it; the address remembers all"""
    with open("") as shown:
        page = shown.page
        box = page.get_by_role("searchbox")
        for words, first in (
            ("rotacion", "FlipCardTransition"), ("VOLTEAR", "FlipCardTransition"), ("swipable", DECK), ("baarja", DECK),
            ("tind", DECK), ("swipe to delete", ROWS), ("deslizar para borrar", ROWS), ("ios 27", ROWS),
        ):
            box.fill(words)
            assert shown.until(lambda: listed(shown)[:1] == [first]), (words, listed(shown))
        box.fill("zzzzzz")
        wait_for(shown, [])
        assert page.get_by_role("status").first.inner_text().startswith("No block matches")
        page.get_by_role("button", name="Clear").click()
        wait_for(shown, harness.blocks())
        page.locator(".chip", has_text="Lists").click()
        wait_for(shown, [ROWS])
        assert page.url.endswith("?category=Lists")
        page.get_by_label("Runs on").select_option("18")
        wait_for(shown, [])
        page.locator(".chip", has_text="All").click()
        wait_for(shown, [name for name in harness.blocks() if b"\n/// os: iOS 18" in original(name)])
        box.fill("card")
        assert shown.until(lambda: page.url.endswith("?q=card&os=18")), page.url
        address = page.url
        page.reload()
        assert shown.until(lambda: box.input_value() == "card" and page.get_by_label("Runs on").input_value() == "18")
        page.get_by_role("link", name="Español").click()
        page.wait_for_url("**/es/?*")
        assert page.url.partition("?")[2] == address.partition("?")[2]


def test_search_rules(open):
    """The page's search finds the same blocks in the same order as the command's"""
    table = json.loads((harness.REPOSITORY / "Tests/search.json").read_text("utf-8"))
    with open("") as shown:
        found = shown.run(
            """async (queries) => {
                const { find } = await import(new URL('assets/search.js', location.href).href);
                const { entries } = await (await fetch('search.json')).json();
                return queries.map((query) => find(entries, query));
            }""",
            [row["query"] for row in table],
        )
        named = {row["query"]: [name for name in row["names"]] for row in table}
        own = {row["query"]: [name for name in names if name in named[row["query"]]] for row, names in zip(table, found)}
        assert own == named


def test_keys(open):
    """The slash goes to the search, Escape clears it and then leaves it; a slash in the field is a slash; the first stop of Tab skips to the content"""
    with open("") as shown:
        page = shown.page
        focused = lambda: page.evaluate("document.activeElement.id")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip"
        page.keyboard.press("Enter")
        assert focused() == "content"
        page.keyboard.press("/")
        assert focused() == "search"
        page.keyboard.type("a/b")
        assert page.get_by_role("searchbox").input_value() == "a/b"
        page.keyboard.press("Escape")
        assert (page.get_by_role("searchbox").input_value(), focused()) == ("", "search")
        page.keyboard.press("Escape")
        assert focused() != "search"


def test_switches(open):
    """A switch or a knob changes the running demo without loading it anew, and keeps the focus"""
    with open(f"blocks/{ROWS}/", color_scheme="light") as shown:
        page = shown.page
        frame = demo(shown)
        frame.evaluate("window.mark = 1")
        root = lambda: frame.evaluate("[document.documentElement.dataset.scheme, document.documentElement.dir, window.mark]")
        page.get_by_role("switch", name="Dark").focus()
        page.keyboard.press("Space")
        assert shown.until(lambda: root() == ["dark", "ltr", 1]), root()
        page.get_by_role("switch", name="Right to left").check()
        assert shown.until(lambda: root() == ["dark", "rtl", 1]), root()
        height = lambda: frame.get_by_text("Call the dentist").bounding_box()["height"]
        before = height()
        page.get_by_label("Text size").fill("9")
        assert shown.until(lambda: height() > before * 1.5), (before, height())
        page.get_by_label("Text size").fill("3")
        assert shown.until(lambda: abs(height() - before) < 1), (before, height())
        distance = lambda: frame.evaluate("""() => {
            const top = (words) => [...document.querySelectorAll('*')].find((e) => !e.children.length && e.textContent === words).getBoundingClientRect().top;
            return top('Call the dentist') - top('Water the plants');
        }""")
        near = distance()
        slider = page.get_by_role("slider", name="spacing")
        slider.focus()
        page.keyboard.press("End")
        assert shown.until(lambda: abs(distance() - near - 36) < 1), (near, distance())
        assert page.evaluate("document.activeElement.id") == "knob-spacing"
        assert page.locator("output[for=knob-spacing]").inner_text() == "48"
        assert frame.evaluate("window.mark") == 1
        assert "knob.spacing=48" in page.get_by_role("link", name="Open full screen").get_attribute("href")
        assert shown.errors == []


def test_full_screen_knobs(open):
    """The address of a demo carries the knobs: a deck that does not loop is empty after its last card"""
    with open(f"live/{DECK}/knobs/", query="knob.loops=false&motion=reduce", ready="ready") as shown:
        for count in range(1, 6):
            shown.page.get_by_role("button", name="Swipe right").first.press("Enter")
            assert shown.until(lambda: shown.page.get_by_label(f"Liked {count}").count() == 1)
        assert shown.until(lambda: shown.page.get_by_role("button", name="Swipe right").count() == 0)


def test_without_scripts(open):
    """Without JavaScript every block is listed and reachable, its still and its source are there, and nothing pretends to work"""
    with open("", java_script_enabled=False) as shown:
        page = shown.page
        assert page.locator(".card").count() == len(harness.blocks())
        assert page.get_by_role("searchbox").count() == 0
        assert page.get_by_role("button").count() == 0
        page.get_by_role("link", name="Swipeable Card Stack").click()
        page.wait_for_url("**/blocks/**")
        assert page.get_by_role("button").count() == 0
        assert page.locator(".screen img").is_visible()
        assert page.get_by_role("link", name="Open full screen").is_visible()
        assert "struct SwipeableCardStack<Item" in page.locator("#source-text").inner_text()


def test_axe(open):
    """axe-core finds nothing on any page in either language, light and dark"""
    axe = Axe()
    found = []
    for scheme in ("light", "dark"):
        with open("", color_scheme=scheme, viewport={"width": 1280, "height": 900}) as shown:
            for path in [*pages(), "404.html", "es/404.html"]:
                shown.page.goto(shown.address + path)
                for violation in axe.run(shown.page).response["violations"]:
                    for node in violation["nodes"]:
                        found.append(f"{scheme} {path}: {violation['id']} {node['html'][:110]} {node['failureSummary'][:160]}")
    assert found == [], "\n".join(found)


def test_narrow(open):
    """No page scrolls sideways at 320 pixels, which is also a zoom of 400 % at 1280, nor at 640 with text twice as large"""
    with open("", viewport=NARROW) as shown:
        wide = []
        for path in [*pages(), "404.html", "es/404.html"]:
            shown.page.goto(shown.address + path)
            for scale in (1, 2):
                shown.page.set_viewport_size({**NARROW, "width": NARROW["width"] * scale})
                shown.page.evaluate("(scale) => { document.documentElement.style.fontSize = `${scale * 100}%`; }", scale)
                if (width := shown.page.evaluate("document.scrollingElement.scrollWidth")) > NARROW["width"] * scale:
                    wide.append(f"{path} {scale}: {width}")
        assert wide == [], "\n".join(wide)


def test_sub_path(open):
    """The site works below a path of its server"""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "deep").mkdir()
        (Path(name) / "deep/cards").symlink_to(harness.SITE)
        with harness.serve(name) as address, open("", address=f"{address}deep/cards/") as shown:
            shown.page.get_by_role("searchbox").fill("baraja")
            wait_for(shown, [DECK])
            shown.page.get_by_role("link", name="Swipeable Card Stack").click()
            demo(shown)
            assert shown.errors == []


def test_offline(open):
    """After one visit the block's page, its demo and the gallery work without a connection"""
    with contextlib.ExitStack() as server:
        address = server.enter_context(harness.serve(harness.SITE))
        with open(f"es/blocks/{DECK}/", address=address, service_workers="allow") as shown:
            demo(shown)
            kept = "caches.match(new URL('../../../live/%s/knobs/app.wasm', location.href).href).then(Boolean)" % DECK
            assert shown.until(lambda: shown.page.evaluate(kept), 15)
            server.close()
            shown.page.reload()
            demo(shown)
            shown.page.get_by_role("link", name="Baraja").click()
            shown.page.get_by_role("searchbox").fill("tinder")
            wait_for(shown, [DECK])
            shown.page.get_by_role("link", name="English").click()
            shown.page.wait_for_url("**/?q=tinder")
            wait_for(shown, [DECK])


def measured(open, path, with_demo):
    """Opens a page under a cold cache; gives the bodies that it asked for, by address, and when it first painted."""
    asked = []
    with open("robots.txt") as shown:
        page, site = shown.page, shown.address.removesuffix("robots.txt")
        page.goto("about:blank")
        # A file without a page around it has no icon, and the browser looks for one.
        shown.errors.clear()
        page.add_init_script(WATCH)
        page.on("request", lambda request: asked.append(request.url))
        page.goto(site + path)
        if with_demo:
            demo(shown)
        shown.wait(0.5)
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        trouble = [frame.evaluate("window.breaches") for frame in page.frames]
        shift = page.evaluate("window.shift")
        assert sum(trouble, []) == []
        assert shown.errors == []
        asked = [url for url in asked if not url.startswith("data:")]
        assert [url for url in asked if not url.startswith(site)] == []
        assert shift == 0, shift
        return {url: body(url.removeprefix(site)) for url in asked}, paint


def body(path):
    """The bytes that the server sends for an address of the site."""
    file = harness.SITE / re.split("[?#]", path)[0]
    return (file / "index.html" if file.is_dir() else file).read_bytes()


def test_weight(open):
    """Pages ask nobody else for anything, keep their policy, shift nothing, and are light: the sizes are printed"""
    packed = lambda bodies: sum(min(len(gzip.compress(body, 9, mtime=0)), len(body)) for body in bodies.values())
    for name, path, with_demo, limit in (
        ("gallery", "", False, 200_000), ("block page without its demo", f"blocks/{DECK}/", False, 0),
        ("block page with its demo", f"blocks/{DECK}/", True, 400_000),
    ):
        bodies, paint = measured(open, path, with_demo)
        if not with_demo:
            bodies = {url: body for url, body in bodies.items() if "/live/" not in url}
        size = packed(bodies)
        print(f"      {name}: {len(bodies)} requests, {size:,} bytes gzipped, first content after {paint:.0f} ms")
        assert not limit or size < limit


def test_not_found(open):
    """make demo shows the site's own page for what is not there, at any depth"""
    server = subprocess.Popen(
        [sys.executable, harness.REPOSITORY / "Scripts/serve.py", harness.SITE, "0"], stdout=subprocess.PIPE, text=True
    )
    try:
        address = re.search(r"http://\S+", server.stdout.readline())[0]
        with open("nowhere/at/all/", address=address) as shown:
            assert shown.page.locator("h1").inner_text() == "This card is not in the deck"
            assert shown.page.evaluate("getComputedStyle(document.querySelector('.button')).borderRadius") == "999px"
            shown.page.get_by_role("link", name="See all blocks").click()
            wait_for(shown, harness.blocks())
    finally:
        server.terminate()
        server.wait()


def links(text, pattern):
    """The addresses in a text, without query and fragment."""
    return {re.split("[?#]", address)[0] for address in re.findall(pattern, text)}


def test_links(open):
    """Every address on every page, twin and list leads to a file of the site"""
    broken = []
    for file in sorted(harness.SITE.rglob("*")):
        if file.suffix not in (".html", ".md", ".txt", ".webmanifest") or "live" in file.relative_to(harness.SITE).parts:
            continue
        pattern = {
            ".html": r' (?:href|src|srcset|data-live|data-index|data-file)="([^"]+)"', ".webmanifest": r'"(?:src|start_url|scope)" : "([^"]+)"',
        }.get(file.suffix, r"\]\(([^)]+)\)")
        for link in links(file.read_text("utf-8"), pattern) - {""}:
            target = harness.SITE / link[1:] if link.startswith("/") else file.parent / link
            if target.is_dir():
                target /= "index.html"
            if not target.is_file() and not link.startswith("https://"):
                broken.append(f"{file.relative_to(harness.SITE)}: {link}")
    assert broken == [], "\n".join(broken)
    for path in pages():
        assert (harness.SITE / path / "index.md").read_text("utf-8").startswith("# "), path
    for name in harness.blocks():
        assert (harness.SITE / f"blocks/{name}/{name}.swift").read_bytes() == original(name)
        for language in ("en", "es"):
            header = (harness.SITE / f"pictures/preview-{name}-{language}.png").read_bytes()[:24]
            assert [int.from_bytes(header[at:at + 4], "big") for at in (16, 20)] == [1200, 630]
