#!/usr/bin/env python3
"""Serves a folder at 127.0.0.1 and prints its address: serve.py FOLDER PORT."""

import functools
import http.server
import sys
from pathlib import Path


class Handler(http.server.SimpleHTTPRequestHandler):
    # Browsers compile while they load only what comes with this type; not every system knows it.
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

    def send_error(self, code, message=None, explain=None):
        # The site says itself that a page is not there.
        own = Path(self.directory, "404.html")
        if code != 404 or not own.is_file():
            return super().send_error(code, message, explain)
        body = own.read_bytes()
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def end_headers(self):
        # A page that was just rebuilt is the one to show.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *arguments):
        pass


def main():
    folder, port = sys.argv[1], sys.argv[2]
    handler = functools.partial(Handler, directory=folder)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), handler)
    except (OSError, OverflowError, ValueError) as problem:
        sys.exit(f"error: cannot serve at port {port}: {problem}; name another one with PORT=8001")
    print(f"serving http://127.0.0.1:{server.server_port}/ (Control-C stops)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
