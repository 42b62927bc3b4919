#!/usr/bin/env python3
"""Serves the page of `baraja preview` at 127.0.0.1: server.py PORT, or 0 for any that is free.

The first line on standard output says which port it is, or what is wrong: {"port": 8100} or {"port": 0, "problem": …}.
Each line on standard input is the state of the preview (Sources/CatalogueKit/Preview/PreviewState.swift). Open pages
hear of it by server-sent events. The end of standard input ends the server.
"""

import http.server
import json
import signal
import sys
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parent
CLIENT = """<link rel="stylesheet" href="/.baraja/client.css">
<script type="module" src="/.baraja/client.js?build={build}"></script>
</head>"""
OWN = {
    "/.baraja/client.js": ("client.js", "text/javascript"),
    "/.baraja/client.css": ("client.css", "text/css"),
}


class State:
    """What is on show. Each change wakes all who wait for one."""

    def __init__(self):
        self.changed = threading.Condition()
        self.number = 0
        self.value = {"isBuilding": True, "problems": []}

    def set(self, value):
        with self.changed:
            self.number += 1
            self.value = value
            self.changed.notify_all()

    def after(self, number):
        """Waits for a state later than that one; gives its number and the state."""
        with self.changed:
            self.changed.wait_for(lambda: self.number > number)
            return self.number, self.value


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
        ".js": "text/javascript",
    }
    state = State()

    def do_GET(self):
        path = self.path.partition("?")[0]
        if self.headers.get("Host", "").rpartition(":")[0] not in ("127.0.0.1", "localhost"):
            # A page elsewhere that had its name lead here could read the source.
            self.send_error(403, "only for this machine")
        elif path == "/.baraja/events":
            self.tell()
        elif path in OWN:
            name, kind = OWN[path]
            self.answer(kind, (HERE / name).read_bytes())
        elif path in ("/", "/index.html"):
            self.answer("text/html; charset=utf-8", self.page())
        elif folder := self.state.value.get("folder"):
            self.directory = folder
            super().do_GET()
        else:
            self.send_error(404)

    def page(self):
        """The page on show, or one that waits for it, with the client that reloads it."""
        value = self.state.value
        file = Path(value["folder"]) / "index.html" if value.get("folder") else HERE / "waiting.html"
        client = CLIENT.format(build=value.get("build") or "")
        return file.read_text("utf-8").replace("</head>", client, 1).encode()

    def answer(self, kind, content):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def tell(self):
        """Sends every state from now on, until the page goes."""
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        number = -1
        try:
            self.wfile.write(b"retry: 500\n\n")
            while True:
                number, value = self.state.after(number)
                told = {key: value[key] for key in ("build", "isBuilding", "problems") if key in value}
                self.wfile.write(f"data: {json.dumps(told)}\n\n".encode())
                self.wfile.flush()
        except OSError:
            pass

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        """A page that goes while it is answered is nothing to report."""


def reply(port, problem=None):
    print(json.dumps({"port": port, "problem": problem}), flush=True)


def free_after(port):
    """The next port that can be had."""
    for other in range(port + 1, min(port + 100, 65_536)):
        try:
            Server(("127.0.0.1", other), Handler).server_close()
            return other
        except OSError:
            continue
    return 0


def main():
    # Control-C is for the command; it closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    port = int(sys.argv[1])
    try:
        server = Server(("127.0.0.1", port), Handler)
    except PermissionError:
        reply(0, f"port {port} is only for the system's administrator; use --port 8100")
        return 1
    except OSError:
        reply(0, f"port {port} is in use; use --port {free_after(port)}, or --port 0 for any that is free")
        return 1
    threading.Thread(target=server.serve_forever, daemon=True).start()
    reply(server.server_port)
    for line in sys.stdin:
        Handler.state.set(json.loads(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
