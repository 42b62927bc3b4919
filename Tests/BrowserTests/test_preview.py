"""`baraja preview`, as an author uses it: edit, break, mend."""

import contextlib
import os
import re
import signal
import subprocess
import tempfile
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

import harness

SITE = "anywhere"

GOOD = """import SwiftUI
struct Note: View {
    var body: some View {
        ScrollView {
            Text("First")
            ForEach(0..<40) { Text("Row \\($0)").padding() }
        }
    }
}
#Preview("Other") { Text("Other") }
#Preview("Note") { Note() }
"""
PANEL = ".baraja-problems:not([hidden])"


@contextlib.contextmanager
def preview(text):
    """A file, and the address at which the command shows it. Ends it as Control-C does."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Note.swift"
        file.write_text(text, "utf-8")
        command = [harness.REPOSITORY / ".build/debug/baraja", "preview", file, "--port", "0", "--preview", "Note"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield file, re.match(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())[0]
            finally:
                process.send_signal(signal.SIGINT)
                assert process.wait(timeout=30) == 0
                assert process.stdout.read() == "stopped\n"


def save(file, text):
    """Saves as careful editors do: writes beside the file, then renames."""
    fresh = file.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    os.replace(fresh, file)


def test_follows_each_save(open):
    """An edit is shown by itself, an error over the last good page, and the mended file again"""
    with preview(GOOD) as (file, address), open(address, "scheme=dark&text=xLarge", seconds=300) as shown:
        page = shown.page
        page.wait_for_selector("text=First")
        page.evaluate("document.querySelector('#baraja .scroll').scrollTop = 300")
        save(file, GOOD.replace("First", "Second"))
        page.wait_for_selector("text=Second", timeout=60_000)
        assert page.url.endswith("?scheme=dark&text=xLarge"), page.url
        assert shown.until(lambda: page.evaluate("document.querySelector('#baraja .scroll').scrollTop") == 300)

        save(file, GOOD.replace("First", "Third").replace(".padding()", ".pudding()"))
        panel = page.wait_for_selector(PANEL, timeout=60_000)
        assert (panel.get_attribute("role"), panel.get_attribute("tabindex")) == ("alert", "0")
        text = panel.inner_text()
        assert f"{file}:6:49: " in text and "has no member 'pudding'" in text, text
        assert page.inner_text(f"{PANEL} mark") == "pudding"
        assert page.is_visible("text=Second")

        file.write_text(GOOD.replace("First", "Fourth"), "utf-8")
        page.wait_for_selector("text=Fourth", timeout=60_000)
        assert not page.is_visible(PANEL)
        assert page.url.endswith("?scheme=dark&text=xLarge"), page.url
        assert shown.errors == []


def test_starts_with_an_error(open):
    """A file that is wrong from the start shows why, in a page that passes axe in light and dark"""
    with preview(GOOD.replace("import SwiftUI", "import UIKit")) as (file, address):
        for scheme in ("light", "dark"):
            with open(address, ready=None, color_scheme=scheme) as shown:
                shown.page.wait_for_selector(PANEL, timeout=60_000)
                assert f"{file}:1:1: module 'UIKit' is not available" in shown.page.inner_text(PANEL)
                assert Axe().run(shown.page).response["violations"] == []


def test_render_check(open):
    """`baraja check --render` draws every preview and tells which one stops, and where it is"""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Note.swift"
        file.write_text(GOOD + "#Preview { Text(\"\\([1][Int(\"7\")!])\") }\n", "utf-8")
        command = [harness.REPOSITORY / ".build/debug/baraja", "check", file, "--render"]
        done = subprocess.run(command, capture_output=True, text=True)
        lines = done.stdout.splitlines()
        assert done.returncode == 1, done.stderr
        assert lines[0].startswith(f"{file}:12:1: error: this preview fails: ") and "Index out of range" in lines[0], lines
        assert lines[1:] == ["1 file, 1 error, 0 warnings"]
