"""What a page costs: CPU time of its main thread by the DevTools protocol, its heap and its nodes."""

import contextlib
import gzip
import json
from pathlib import Path

import brotli

import harness

PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "main thread": "TaskDuration"}

# Tells when the first card stands in the document and has been drawn, the same for every page; and counts frames.
INIT = """
(() => {
  const request = window.requestAnimationFrame.bind(window);
  window.benchFrames = 0;
  window.requestAnimationFrame = (action) => request((time) => { window.benchFrames++; action(time); });
  const words = %s;
  const seen = new MutationObserver(() => {
    if (!document.body?.textContent.includes(words)) return;
    seen.disconnect();
    request(() => request(() => { window.benchCard = performance.now(); }));
  });
  seen.observe(document, { childList: true, subtree: true, characterData: true });
})();
"""


class Meter:
    """Reads the counters of a page that is open.

    Times are CPU times of the main thread ("threadTicks"): they repeat within a few percent where other programs
    use the same cores, and wall times do not.
    """

    def __init__(self, shown):
        self.shown = shown
        self.cdp = shown.cdp
        self.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self):
        metrics = {entry["name"]: entry["value"] for entry in self.cdp.send("Performance.getMetrics")["metrics"]}
        return {name: metrics[key] * 1e6 for name, key in PARTS.items()}

    def during(self, action):
        """Microseconds that the main thread spent while the action ran."""
        before = self.read()
        action()
        after = self.read()
        return {name: after[name] - before[name] for name in PARTS}

    def memory(self):
        """What is alive after three collections: bytes of heap, nodes, listeners, bytes of wasm memory."""
        for _ in range(3):
            self.cdp.send("HeapProfiler.collectGarbage")
        metrics = {entry["name"]: entry["value"] for entry in self.cdp.send("Performance.getMetrics")["metrics"]}
        return {"heap": metrics["JSHeapUsedSize"], "nodes": metrics["Nodes"], "listeners": metrics["JSEventListeners"]}

    def painting(self, action):
        """Microseconds of CPU of the stages after layout, by a trace: it costs something itself, so it is a run of its own."""
        events = []
        self.cdp.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
        done = []
        self.cdp.on("Tracing.tracingComplete", lambda _: done.append(True))
        self.cdp.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["devtools.timeline"]}})
        action()
        self.cdp.send("Tracing.end")
        self.shown.until(lambda: done, 10)
        stages = ("PrePaint", "Paint", "Layerize")
        return sum(event.get("tdur", 0) for event in events if event["name"] in stages)


@contextlib.contextmanager
def opened(chromium, address, folder, query="", words=""):
    """Opens a page with the meter running since before its first byte. `words` are those of its first card."""
    context = chromium.browser.new_context(viewport=harness.PHONE, has_touch=True, locale="en-US")
    try:
        page = context.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.add_init_script(INIT % json.dumps(words))
        # A page of the same origin first: the process stays, and with it the meter.
        page.goto(address + "plain/empty.html")
        shown = harness.Shown(context, page, errors, address)
        meter = Meter(shown)
        page.goto(address + folder + (f"?{query}" if query else ""))
        page.wait_for_selector("html[data-baraja=ready]", state="attached", timeout=20_000)
        yield shown, meter
    finally:
        context.close()


def transferred(shown, address, folder):
    """Bytes of everything that the page loaded from its folder, each file compressed by itself; fonts and pictures as they are."""
    names = shown.run("[location.href, ...performance.getEntriesByType('resource').map((entry) => entry.name)]")
    totals = {"gzip": 0, "Brotli": 0}
    for name in {name.partition("?")[0] for name in names if name.startswith(address)}:
        path = Path(folder) / name[len(address):]
        data = (path / "index.html" if path.is_dir() else path).read_bytes()
        fixed = path.suffix == ".woff2"
        totals["gzip"] += len(data) if fixed else len(gzip.compress(data, 9))
        totals["Brotli"] += len(data) if fixed else len(brotli.compress(data))
    return totals
