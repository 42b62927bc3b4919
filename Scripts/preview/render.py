#!/usr/bin/env python3
"""Opens each preview of a built page in Chromium: render.py FOLDER COUNT.

Prints a JSON list with, for each preview in the order of the page, null when it was drawn, or what went wrong.
"""

import functools
import http.server
import json
import shutil
import sys
import threading

from playwright.sync_api import TimeoutError, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-gpu-compositing"]
# Shows a preview by its place in the page, for not all of them have a name.
CHOOSE = """
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...given) => {
        const { module, instance } = await start(...given);
        const exports = { ...instance.exports, baraja_start: (_, ...rest) => instance.exports.baraja_start(%d, ...rest) };
        return { module, instance: { exports } };
    };
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".js": "text/javascript",
    }

    def log_message(self, *_):
        pass


def problem(browser, address, index):
    """What goes wrong with a preview, or None."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    said = []
    page.on("console", lambda message: said.append(message.text.splitlines()[0]) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.add_init_script(CHOOSE % index)
    try:
        page.goto(address)
        page.wait_for_selector("html[data-baraja]", state="attached", timeout=20_000)
        if page.get_attribute("html", "data-baraja") == "ready" and not said:
            return None
        return "; ".join(said) or "the page stopped"
    except TimeoutError:
        return "nothing was drawn within 20 seconds"
    finally:
        page.close()


def main():
    folder, count = sys.argv[1], int(sys.argv[2])
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or "/usr/bin/chromium"
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        address = f"http://127.0.0.1:{server.server_port}/"
        print(json.dumps([problem(browser, address, index) for index in range(count)]))
        browser.close()


if __name__ == "__main__":
    main()
