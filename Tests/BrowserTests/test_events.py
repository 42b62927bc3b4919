"""Events reach the wasm, each pointer with exactly one ending."""

SITE = "stub"

PHASES = """() => stub.called('baraja_pointer').map(([, phase, id, kind, x, y]) => [phase, kind, Math.round(x), Math.round(y)])"""
ENDS = "() => stub.calls.filter((c) => c[0] === 'baraja_cancel_all' || (c[0] === 'baraja_pointer' && c[1] > 1)).map((c) => c[0] === 'baraja_pointer' ? c[1] : 'all')"


def test_touch_drag(open):
    """A touch is a down, moves in order and one up, with times that never run backwards"""
    with open() as shown:
        grab(shown)
        shown.drag((100, 100), (200, 150), steps=10)
        events = shown.run(PHASES)
        assert events[0] == [0, 0, 100, 100] and events[-1][0] == 2, events
        assert [e[0] for e in events[1:-1]] == [1] * (len(events) - 2) and len(events) >= 8, events
        times = shown.run("() => stub.called('baraja_pointer').map((c) => c[6])")
        assert times == sorted(times) and times[-1] < 60, times


def test_touch_cancel(open):
    """A touch that the system takes away ends in one cancel"""
    with open() as shown:
        grab(shown)
        shown.touch("Start", (100, 100))
        shown.move((100, 100), (150, 100), 5)
        shown.touch("Cancel")
        shown.wait(0.1)
        assert shown.run(ENDS) == [3]


def test_two_fingers(open):
    """Each finger has its own identity and its own ending"""
    with open() as shown:
        grab(shown)
        shown.touch("Start", (100, 100, 1))
        shown.touch("Start", (100, 100, 1), (200, 200, 2))
        shown.touch("End", (100, 100, 1))
        shown.touch("End")
        shown.wait(0.1)
        pointers = shown.run("() => stub.called('baraja_pointer').filter((c) => c[1] !== 1).map((c) => [c[1], c[2]])")
        downs = [p for phase, p in pointers if phase == 0]
        assert len(set(downs)) == 2 and sorted(p for phase, p in pointers if phase == 2) == sorted(downs), pointers


def test_mouse_button(open):
    """Only the primary button drags; a mouse that merely moves tells nothing"""
    with open(touch=False) as shown:
        mouse = shown.page.mouse
        mouse.move(50, 50)
        mouse.move(60, 60)
        mouse.down(button="right")
        mouse.up(button="right")
        mouse.down(button="middle")
        mouse.up(button="middle")
        assert shown.run(PHASES) == []
        mouse.down()
        mouse.move(90, 60)
        mouse.up()
        assert [e[:2] for e in shown.run(PHASES)] == [[0, 1], [1, 1], [2, 1]]


def test_mouse_outside(open):
    """A mouse released outside of the window ends its drag once"""
    with open(touch=False) as shown:
        mouse = shown.page.mouse
        mouse.move(195, 370)
        mouse.down()
        mouse.move(100, 370)
        mouse.move(-5, 370)
        mouse.up()
        mouse.move(50, 370)
        assert shown.run(ENDS) == [2]


def test_release_untold(open):
    """A release that the browser did not tell is noticed when the mouse comes back without its button"""
    with open(touch=False) as shown:
        shown.page.mouse.move(195, 370)
        shown.page.mouse.down()
        shown.page.mouse.move(100, 370)
        shown.run("""() => document.getElementById('baraja').dispatchEvent(
            new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 0, clientX: 20, clientY: 20, bubbles: true }))""")
        assert shown.run(ENDS) == [2]
        assert shown.run(PHASES)[-1][2:] == [100, 370]
        shown.page.mouse.up()
        assert shown.run(ENDS) == [2]


def test_blur(open):
    """A window that loses the focus, or a page that is hidden, cancels what is held, once"""
    with open() as shown:
        grab(shown)
        shown.touch("Start", (100, 100))
        shown.run("() => { dispatchEvent(new Event('blur')); dispatchEvent(new Event('blur')); }")
        shown.move((100, 100), (150, 100), 3)
        shown.touch("End")
        shown.wait(0.1)
        assert shown.run(ENDS) == ["all"]


def test_lost_capture(open):
    """Losing the pointer capture ends the drag"""
    with open(touch=False) as shown:
        shown.page.mouse.move(100, 100)
        shown.page.mouse.down()
        shown.page.mouse.move(120, 100)
        shown.run("() => document.getElementById('baraja').releasePointerCapture(1)")
        shown.page.mouse.move(140, 100)
        shown.page.mouse.up()
        assert shown.run(ENDS) == [3]


def test_keys(open):
    """Keys carry the focused layer and modifiers; only a handled one is kept from the browser"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show, semantics } = stub;
            await show([1, 2, 0], [3, 1, 1, 2], semantics(2, { role: 9, flags: 6, label: 'Card', actions: [[0, 'Go']] }));
            document.querySelector('.l').focus();
            const kept = [];
            addEventListener('keydown', (event) => kept.push(event.defaultPrevented));
            globalThis.kept = kept;
        }""")
        keyboard = shown.page.keyboard
        keyboard.press("ArrowRight")
        shown.run("() => { stub.answers.baraja_key = 1; }")
        keyboard.press("Shift+ArrowLeft")
        keyboard.press("a")
        keys = shown.run("() => stub.called('baraja_key').filter((c) => c[1] === 0).map((c) => c.slice(2, 5))")
        assert keys == [[2, 2, 0], [2, 1, 1], [2, 97 + 256, 0]], keys
        assert shown.run("kept") == [False, True, True, True] or shown.run("kept") == [False, False, True, True]
        assert shown.run("() => stub.called('baraja_focus').map((c) => c[1])") == [2]


def test_activation(open):
    """Enter on a real button, and a click without a pointer, ask for the default action once"""
    with open() as shown:
        shown.run("""async () => {
            const { show, semantics, frame } = stub;
            await show([1, 2, 4], frame(2, 0, 0, 90, 40), semantics(2, { role: 2, flags: 4, label: 'Plus' }),
                [1, 3, 0], frame(3, 0, 60, 90, 40), semantics(3, { role: 2, flags: 4, label: 'Minus' }), [3, 1, 2, 2, 3]);
        }""")
        actions = "() => stub.called('baraja_action').map((c) => c.slice(1, 3))"
        shown.page.get_by_role("button", name="Plus").focus()
        shown.page.keyboard.press("Enter")
        shown.page.keyboard.press("Space")
        assert shown.run(actions) == [[2, -1], [2, -1]]
        shown.page.get_by_role("button", name="Minus").focus()
        shown.page.keyboard.press("Enter")
        assert shown.run(actions)[2:] == [[3, -1]]
        shown.run("() => document.querySelectorAll('.l')[1].click()")
        assert shown.run(actions)[3:] == [[3, -1]]
        shown.page.mouse.click(20, 20)
        assert len(shown.run(actions)) == 4
        assert [e[0] for e in shown.run(PHASES)] == [0, 2]


def test_wheel_is_free(open):
    """The wheel, with or without Control, stays the browser's, and no listener throws"""
    with open(touch=False) as shown:
        shown.run("() => { addEventListener('wheel', (event) => { globalThis.stopped = event.defaultPrevented; }); }")
        shown.page.mouse.move(50, 50)
        shown.page.keyboard.down("Control")
        shown.page.mouse.wheel(0, 50)
        shown.page.keyboard.up("Control")
        shown.until(lambda: shown.run("() => globalThis.stopped !== undefined"))
        assert shown.run("stopped") is False
        assert shown.errors == []


def test_pinch_and_stopped_events(open):
    """B67: a pinch of the trackpad in the middle of a drag, and an element that keeps the release to itself, take no end away"""
    with open(touch=False) as shown:
        mouse = shown.page.mouse
        mouse.move(100, 100)
        mouse.down()
        mouse.move(150, 100)
        shown.page.keyboard.down("Control")
        mouse.wheel(0, 40)
        shown.page.keyboard.up("Control")
        shown.run("""() => {
            const child = document.getElementById('baraja').appendChild(document.createElement('div'));
            Object.assign(child.style, { position: 'fixed', inset: 0 });
            child.addEventListener('pointerup', (event) => event.stopPropagation());
        }""")
        mouse.move(180, 100)
        mouse.up()
        assert shown.run(ENDS) == [2], shown.run(PHASES)
        assert shown.errors == []


def test_touch_that_cannot_be_cancelled(open):
    """B77: a touch whose events cannot be cancelled, as while the page coasts, drags without an error"""
    with open() as shown:
        grab(shown)
        shown.run("""() => {
            const root = document.getElementById('baraja');
            for (const type of ['touchstart', 'touchmove']) root.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: false }));
        }""")
        shown.drag((100, 100), (200, 100), steps=5)
        assert [e[0] for e in shown.run(PHASES)][0] == 0 and shown.run(ENDS) == [2]
        assert shown.errors == []


def grab(shown):
    """Covers the page with a layer that keeps touches to itself."""
    shown.run("""() => stub.show([1, 90, 2], stub.frame(90, 0, 0, 390, 844), [17, 90, 1, 0], [3, 1, 1, 90])""")
