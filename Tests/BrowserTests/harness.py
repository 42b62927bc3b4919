"""What the browser tests stand on: a static server, Debian's Chromium, and a user's fingers, mouse and keys."""

import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("BARAJA_SITE", REPOSITORY / ".build/site"))
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-gpu-compositing"]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


def blocks():
    """The names of all blocks; each has a page in the site."""
    return sorted(file.stem for file in (REPOSITORY / "Blocks").rglob("*.swift"))


def page(name):
    """The folder of a block's built page."""
    return SITE / "live" / name


class _Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
        ".js": "text/javascript",
    }

    def log_message(self, *_):
        """Says nothing."""


@contextlib.contextmanager
def serve(folder):
    """Serves a folder at 127.0.0.1; gives the address."""
    handler = functools.partial(_Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextlib.contextmanager
def stub_site(page):
    """A built page's folder with all of the minified browser half and an empty wasm: stub.js plays it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(page, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("app.wasm", "symbols.json"))
        bundles = (REPOSITORY / ".build/assets/web/bundles").iterdir()
        shutil.copyfile(max(bundles, key=lambda file: len(file.name)), folder / "baraja.js")
        (folder / "app.wasm").write_bytes(b"\0asm\1\0\0\0")
        (folder / "symbols.json").write_text('{"heart": ["M0 0H256V256H0Z"]}')
        yield folder


def author_page(name):
    """Builds a file of the folder `pages`, with the blocks that it uses, as a release page; gives its folder."""
    file = Path(__file__).resolve().parent / "pages" / f"{name}.swift"
    text = file.read_text("utf-8")
    used = [block for block in sorted((REPOSITORY / "Blocks").rglob("*.swift")) if f"{block.stem}(" in text]
    folder = REPOSITORY / ".build/test-pages" / name
    subprocess.run([REPOSITORY / ".build/debug/baraja", "build", file, *used, "--output", folder], check=True)
    return folder


class Shown:
    """An open page, and what a user can do to it."""

    def __init__(self, context, page, errors, address):
        self.context = context
        self.address = address
        self.page = page
        self.errors = errors
        self.cdp = context.new_cdp_session(page)

    def go(self, query, viewport):
        """Shows the same page with another query and in another size, which is quicker than to open it anew."""
        self.page.set_viewport_size(viewport)
        self.page.goto(self.page.url.partition("?")[0] + f"?{query}")
        self.page.wait_for_selector("html[data-baraja=ready]", state="attached", timeout=10_000)

    def run(self, script, argument=None):
        """Evaluates JavaScript in the page: an expression, or a function of the argument. Gives up after 15 seconds."""
        return self.page.evaluate(
            f"""(argument) => Promise.race([
                (async () => {{ const it = ({script.strip()}); return typeof it === 'function' ? it(argument) : it; }})(),
                new Promise((_, fail) => setTimeout(() => fail(new Error('no answer in 15 s')), 15_000)),
            ])""",
            argument,
        )

    def wait(self, seconds):
        """Lets the page live for a while."""
        self.page.wait_for_timeout(seconds * 1000)

    def until(self, condition, seconds=3.0):
        """Waits for a Python condition; gives its last value."""
        end = time.monotonic() + seconds
        while not (value := condition()) and time.monotonic() < end:
            self.wait(0.03)
        return value

    def touch(self, kind, *points):
        """One touch event: `kind` is Start, Move, End or Cancel; points are (x, y) or (x, y, id)."""
        touches = [{"x": p[0], "y": p[1], "id": p[2] if len(p) > 2 else 1} for p in points]
        self.cdp.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touches})

    def move(self, start, end, steps, pause=0.0):
        """Moves the finger that is down, one move a frame."""
        for step in range(1, steps + 1):
            share = step / steps
            self.touch("Move", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            if pause:
                time.sleep(pause)

    def drag(self, start, end, steps=30, hold=0.0):
        """A finger goes from one point to another and lifts, after resting there."""
        self.touch("Start", start)
        self.move(start, end, steps)
        if hold:
            time.sleep(hold)
        self.touch("End")

    def flick(self, start, dx, dy=0.0, steps=4):
        """A short fast movement."""
        self.drag(start, (start[0] + dx, start[1] + dy), steps)


class Chromium:
    """Debian's Chromium, one process for all tests."""

    def __enter__(self):
        self.playwright = sync_playwright().start()
        path = shutil.which("chromium") or "/usr/bin/chromium"
        self.browser = self.playwright.chromium.launch(executable_path=path, args=FLAGS)
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    @contextlib.contextmanager
    def open(self, address, query="", viewport=None, touch=True, script=None, init=None, ready="ready", seconds=10, **preferences):
        """Opens a page in a context of its own and waits, for so long at most, until it says that it is ready; not with `ready=None`."""
        context = self.browser.new_context(
            viewport=viewport or PHONE, has_touch=touch, locale="en-US", **preferences
        )
        page = context.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
        if script:
            page.add_init_script(path=str(script))
        if init:
            page.add_init_script(init)
        try:
            page.goto(address + (f"?{query}" if query else ""))
            if ready:
                page.wait_for_selector(f"html[data-baraja={ready}]", state="attached", timeout=seconds * 1000)
            yield Shown(context, page, errors, address)
        except Exception as error:
            if errors:
                error.add_note("the page's console: " + "; ".join(errors))
            raise
        finally:
            context.close()
