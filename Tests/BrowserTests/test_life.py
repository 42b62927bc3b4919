"""A page that lives long keeps its memory, elements and listeners. BARAJA_SOAK=10 lets it live fifty times as long."""

import os

SITE = "blocks"

SOAK = int(os.environ.get("BARAJA_SOAK", "0"))
WARM, ROUNDS = (2000, 10_000) if SOAK else (100, 200)
# What V8 may keep beside what the page does: code, and what it learns of it. A page has learned most of it in 2,000 rounds.
ROOM = 32 if SOAK else 128

CATCH = """
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...values) => {
        const answer = await start(...values);
        globalThis.memory = answer.instance.exports.memory;
        return answer;
    };
"""

# Presses what assistive technology would press, a frame apart: the first of the names that is there.
DRIVE = """async ([names, count]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const offered = (name) => [...document.querySelectorAll('button')].find((button) =>
        (button.textContent === name || button.ariaLabel === name) && !button.closest('[inert]'));
    for (let missed = 0; count > 0;) {
        const button = names.map(offered).find(Boolean);
        button?.click();
        if (button) [missed, count] = [0, count - 1];
        else if (++missed > 120) throw new Error(`nothing is called ${names}`);
        await frame();
    }
}"""

# A font that arrives late makes the page forget how long its texts are.
FORGET = "() => document.fonts.dispatchEvent(new FontFaceSetLoadEvent('loadingdone', { fontfaces: [new FontFace('None', 'local(None)')] }))"


def drive(shown, names, count):
    """So many presses, a hundred at a time: an answer may take 15 seconds."""
    for done in range(0, count, 100):
        shown.run(DRIVE, [names, min(100, count - done)])


def alive(shown):
    """What is alive at rest: KiB of JavaScript's heap, elements, listeners, bytes of the wasm's memory."""
    shown.wait(1)
    shown.run(FORGET)
    shown.wait(0.2)
    for _ in range(2):
        shown.cdp.send("HeapProfiler.collectGarbage")
    heap = shown.cdp.send("Runtime.getHeapUsage")["usedSize"] / 1024
    counters = shown.cdp.send("Memory.getDOMCounters")
    return heap, counters["nodes"], counters["jsEventListeners"], shown.run("globalThis.memory.buffer.byteLength")


def live(open, block, *names):
    """A page after many presses is as large as after a few."""
    with open(block, init=CATCH, reduced_motion="reduce") as shown:
        drive(shown, names, WARM)
        heap, *before = alive(shown)
        drive(shown, names, ROUNDS)
        later, *after = alive(shown)
        print(f"      {block}: {later - heap:+.0f} KiB of {heap:.0f}; {after[0]} nodes, {after[1]} listeners, {after[2] >> 10} KiB of wasm")
        assert after[:2] == before[:2], (before, after)
        # How many rows leave at once, and with them the most memory that was needed, depends on the browser's frames.
        assert after[2] - before[2] <= 4 << 16, (before, after)
        assert later - heap < ROOM, (heap, later)
        assert shown.errors == []


def test_swipes(open):
    """A deck that is swiped without end keeps its memory, elements and listeners"""
    live(open, "SwipeableCardStack", "Swipe right")


def test_flips(open):
    """A card that is flipped without end keeps its memory, elements and listeners"""
    live(open, "FlipCardTransition", "Flip")


def test_deletes(open):
    """Rows that are deleted and come back without end keep their memory, elements and listeners"""
    live(open, "SwipeActionCards", "Delete", "Start over")
