"""The flip card of the shipped build, in a user's hands, frame by frame."""

from pathlib import Path

from harness import DESKTOP

SITE = "FlipCardTransition"
FLIP = (Path(__file__).resolve().parent / "flip.js").read_text("utf-8")
FRONT, BACK = "Membership", "4929 0013 7264"
# In degrees a second: `smooth(duration: 0.7)` from rest is at most 594 fast.
FASTEST = 700


def button(shown):
    return shown.page.get_by_role("button", name="Flip", exact=True)


def middle(shown):
    box = button(shown).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def watch(shown, until="undefined"):
    shown.run(f"() => flip.watch('{FRONT}', '{BACK}', {until})")


def rest(shown):
    """All samples, once the card has come to rest."""
    assert shown.until(lambda: shown.run("flip.isAtRest()"), 6)
    return shown.run("flip.samples()")


def tap(shown):
    shown.touch("Start", middle(shown))
    shown.wait(0.03)
    shown.touch("End")


def click(shown):
    shown.page.mouse.click(*middle(shown))


def press(key):
    def do(shown):
        button(shown).focus()
        shown.page.keyboard.press(key)

    return do


def expect_faces(samples):
    """On every frame one face is shown, the one of the angle; it reads, and it alone is open to assistive technology."""
    assert samples
    for sample in samples:
        face = ["front" if sample["angle"] < 90 else "back"]
        # Less than a tenth of a degree from edge-on the angle is not told from the matrix.
        assert sample["shown"] == face or (len(sample["shown"]) == 1 and abs(sample["angle"] - 90) < 0.1), sample
        assert sample["open"] == sample["shown"], sample
        assert sample["reads"], sample


def moving(samples):
    return [s for s in samples if 0.5 < s["angle"] < 179.5]


def expect_half_turn(samples, to_back):
    """The faces hold on 20 frames or more, and the angle goes one way only."""
    expect_faces(samples)
    assert len(moving(samples)) >= 20, len(moving(samples))
    angles = [s["angle"] if to_back else 180 - s["angle"] for s in samples]
    assert all(b > a - 0.02 for a, b in zip(angles, angles[1:])), angles
    assert abs(angles[0]) < 0.1 and abs(angles[-1] - 180) < 0.1, (angles[0], angles[-1])


def test_every_frame(open):
    """On every frame of a flip, there and back, one face is shown and reads; by touch, mouse, Enter and Space

    - Promise(keyboard) FlipCardTransition: In the demo Enter and the space bar turn the card as a
      tap does.
    - es: En la demo, Intro y la barra espaciadora giran la tarjeta igual que un toque.
    """
    for do in (tap, click, press("Enter"), press("Space")):
        with open(init=FLIP) as shown:
            for to_back in (True, False):
                watch(shown)
                do(shown)
                expect_half_turn(rest(shown), to_back)
            assert shown.errors == []


def test_desktop(open):
    """With a mouse on a desktop and right to left the card flips as well"""
    with open("direction=rtl&scheme=dark", init=FLIP, touch=False, viewport=DESKTOP) as shown:
        watch(shown)
        click(shown)
        samples = rest(shown)
        expect_faces(samples)
        assert len(moving(samples)) >= 20, samples
        assert samples[-1]["shown"] == ["back"], samples


def test_mirrored(open):
    """The measurement tells letters that are mirrored from those that read"""
    with open(init=FLIP) as shown:
        front = f"[...document.querySelectorAll('.t')].find((e) => e.textContent === '{FRONT}').parentElement"
        assert shown.run(f"() => flip.reads({front})")
        shown.run(f"() => {{ {front}.style.transform = 'rotateY(170deg)'; }}")
        assert not shown.run(f"() => flip.reads({front})")


def reversal(shown, share, to_back):
    """Flips, and presses the button again on the frame that has done a share of the way; the samples and the place of that frame."""
    done = "now.angle / 180" if to_back else "1 - now.angle / 180"
    watch(shown, f"(now) => {{ if (!flip.turned && {done} >= {share}) {{ flip.turned = flip.samples().length; document.querySelector('button.l').click(); }} }}")
    shown.run("() => { flip.turned = 0; document.querySelector('button.l').click(); }")
    return rest(shown), shown.run("flip.turned")


def test_reversal(open):
    """Pressed again on the way, the card turns back from where it is: no frame jumps, and the first goes on as before"""
    with open(init=FLIP) as shown:
        for to_back in (True, False):
            for share in (0.2, 0.5, 0.8):
                samples, turned = reversal(shown, share, to_back)
                expect_faces(samples)
                steps = [(b["angle"] - a["angle"], b["time"] - a["time"]) for a, b in zip(samples, samples[1:])]
                for step, time in steps:
                    assert abs(step) <= FASTEST * max(time, 17) / 1000 + 0.5, (share, step, time)
                # From the frame of the press to the next: no further than the speed before would have gone. The spring moves in steps of
                # 1/300 s, of which a frame may have one more or less than the one before it.
                before, after = steps[turned - 4:turned - 1], steps[turned - 1]
                allowed = max(abs(step) / time for step, time in before) * max(after[1], 17) * 1.1 + 0.5
                assert abs(after[0]) <= allowed, (share, before, after)
                matrices = [(samples[at]["matrix"], samples[at]["other"]) for at in (turned - 1, -1)]
                assert matrices[0] != matrices[1]
                assert samples[-1]["shown"] == samples[0]["shown"]
                assert abs(samples[-1]["angle"] - samples[0]["angle"]) < 0.1
            # On to the other side for the second direction.
            if to_back:
                watch(shown)
                click(shown)
                rest(shown)


SWAP = """() => new Promise((done) => {
    const button = document.querySelector('button.l');
    button.focus();
    flip.watch('Membership', '4929 0013 7264');
    button.click();
    requestAnimationFrame(() => requestAnimationFrame(() => done({ samples: flip.samples(), focused: document.activeElement === button })));
})"""


def test_reduced_motion(open):
    """With reduced motion the faces swap within a frame and the button keeps the focus: by address, by the browser, and while the page lives"""
    for query, preferences, live in (("motion=reduce", {}, False), ("", {"reduced_motion": "reduce"}, False), ("", {}, True)):
        with open(query, init=FLIP, **preferences) as shown:
            if live:
                shown.page.emulate_media(reduced_motion="reduce")
                shown.wait(0.1)
            for face, angle in (("back", 180), ("front", 0)):
                swap = shown.run(SWAP)
                assert swap["focused"]
                samples = rest(shown)
                assert moving(samples) == [], moving(samples)
                assert samples[2]["shown"] == [face] and abs(samples[2]["angle"] - angle) < 0.1, samples[:3]
                expect_faces(samples)
            watch(shown)
            press("Enter")(shown)
            assert rest(shown)[-1]["shown"] == ["back"]


FRAMES = """() => performance.getEntriesByName('baraja:frame').map((e) => e.detail)"""


def test_counters(open):
    """Each frame of a flip evaluates one body, lays out nothing and sends a handful of ops"""
    with open("trace=1", init=FLIP) as shown:
        for _ in range(2):
            shown.run("() => performance.clearMeasures()")
            watch(shown)
            click(shown)
            rest(shown)
            # The first frame carries the press and its letting go; what follows is the flight.
            frames = [f for f in shown.run(FRAMES) if f["ops"]]
            flight = frames[3:]
            assert len(flight) >= 20, len(flight)
            assert all(f["bodies"] <= 1 and f["laidOut"] == 0 and f["ops"] <= 8 for f in flight), flight
            print(f"      {len(flight)} frames, ops {max(f['ops'] for f in flight)}, host {sorted(f['host'] for f in flight)[len(flight) // 2]} µs")


def test_axe_back(open):
    """axe-core finds nothing on the back either, light and dark, but for the contrast of the button, which is the system's own pair"""
    from axe_playwright_python.sync_playwright import Axe

    for query in ("motion=reduce", "motion=reduce&scheme=dark", "motion=reduce&text=accessibility5&direction=rtl"):
        with open(query, init=FLIP) as shown:
            watch(shown)
            click(shown)
            rest(shown)
            result = Axe().run(shown.page, options={"rules": {"color-contrast": {"enabled": False}}})
            assert result.violations_count == 0, result.generate_report()
