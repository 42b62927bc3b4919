"""Ops become elements."""

SITE = "stub"


def test_creates(open):
    """Layers become absolutely placed elements in the order given"""
    with open() as shown:
        html = shown.run("""async () => {
            const { show, frame, f, s, style } = stub;
            await show([1, 2, 0], [1, 3, 1], [1, 4, 4], frame(2, 10, 20, 300, 400), [11, 3, s('Hëllo')], [12, 3, ...style()],
                frame(3, 1, 2, 50, 22), [3, 2, 2, 3, 4], [3, 1, 1, 2]);
            const group = document.querySelector('#baraja > .l');
            const [text, button] = group.children;
            const box = group.getBoundingClientRect();
            return [box.x, box.y, box.width, box.height, text.textContent, button.localName, button.type,
                getComputedStyle(text).font.includes('Inter'), group.layer];
        }""")
        assert html == [10, 20, 300, 400, "Hëllo", "button", "button", True, 2], html
        assert shown.errors == []


def test_transforms(open):
    """Transforms turn about the layer's top left corner, flat or with depth"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show, frame, f } = stub;
            await show([1, 2, 2], frame(2, 100, 100, 10, 20), [3, 1, 1, 2], [5, 2, ...[2, 0, 0, 2, 5, 6].map(f)]);
            const layer = document.querySelector('.l');
            const a = layer.getBoundingClientRect();
            const flat = [a.x, a.y, a.width, a.height];
            await show([6, 2, ...[1,0,0,0, 0,1,0,0, 0,0,1,0, 7,8,0,1].map(f)], [7, 2, f(0.5)]);
            const b = layer.getBoundingClientRect();
            return [flat, [b.x, b.y], layer.style.opacity];
        }""")
        assert result == [[105, 106, 20, 40], [107, 108], "0.5"], result


def test_order_moves_little(open):
    """A new order moves no more elements than it must and keeps the focus"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show } = stub;
            await show(...[2, 3, 4, 5].map((id) => [1, id, 4]), [3, 1, 4, 2, 3, 4, 5]);
            const root = document.getElementById('baraja');
            const ids = () => [...root.querySelectorAll('.l')].map((e) => e.layer);
            root.querySelectorAll('.l')[3].focus();
            let moved = 0;
            const watch = new MutationObserver((list) => { for (const m of list) moved += m.addedNodes.length; });
            watch.observe(root, { childList: true });
            await show([3, 1, 4, 5, 2, 3, 4]);
            const first = [ids(), document.activeElement.layer];
            await 0;
            const once = moved;
            await show([2, 3], [3, 1, 2, 4, 2]);
            return [...first, once, ids()];
        }""")
        assert result == [[5, 2, 3, 4], 5, 1, [4, 2]], result


def test_stray_children(open):
    """A child left out of the order leaves the page and can come back under another parent"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show, s } = stub;
            await show([1, 2, 0], [1, 3, 1], [11, 3, s('x')], [3, 2, 1, 3], [1, 4, 0], [3, 1, 2, 2, 4]);
            const at = () => document.querySelector('.t')?.parentElement.layer ?? null;
            const seen = [at()];
            await show([3, 2, 0]);
            seen.push(at());
            await show([3, 4, 1, 3]);
            seen.push(at());
            await show([3, 2, 1, 3], [3, 4, 0]);
            seen.push(at());
            return seen;
        }""")
        assert result == [2, None, 4, 2], result


def test_paint(open):
    """Paint becomes colours and gradients; a diagonal runs from corner to corner of the frame"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show, frame, f } = stub;
            const stops = [2, 0xff0000ff, f(0), 0x0000ffff, f(1)];
            const radii = [f(24), f(24), f(24), f(24)];
            await show([1, 2, 2], frame(2, 0, 0, 200, 100), [3, 1, 1, 2], [9, 2, 2, f(0), f(0), f(1), f(1), ...stops, ...radii],
                [10, 2, 1, 0x00000040, f(12), f(0), f(6)]);
            const css = document.querySelector('.l').style;
            const seen = [css.backgroundImage, css.borderRadius, css.boxShadow];
            await show([9, 2, 1, 0x11223380, ...radii]);
            seen.push(css.backgroundImage, css.backgroundColor);
            await show([9, 2, 3, f(.25), f(.5), f(10), f(60), ...stops, ...radii]);
            seen.push(css.backgroundImage);
            await show([9, 2, 4, f(.5), f(.25), f(0), f(3), ...stops, ...radii]);
            seen.push(css.backgroundImage);
            await show([9, 2, 0, ...radii]);
            seen.push(css.backgroundImage, css.boxShadow, css.filter);
            return seen;
        }""")
        linear, radius, shadow, none, solid, radial, conic, off, box, drop = result
        # From (0, 0) to (200, 100) CSS's own line is longer: the angle is the diagonal's, the stops lie on the corners.
        assert linear == "linear-gradient(2.03444rad, rgb(255, 0, 0) 0%, rgb(0, 0, 255) 100%)", linear
        assert radius == "24px", radius
        assert shadow == "rgba(0, 0, 0, 0.25) 0px 6px 24px", shadow
        assert none in ("", "none") and solid == "rgba(17, 34, 51, 0.5)", (none, solid)
        assert radial == "radial-gradient(60px at 25% 50%, rgb(255, 0, 0) 10px, rgb(0, 0, 255) 60px)", radial
        assert conic.startswith("conic-gradient(from 1.5708rad at 50% 25%, rgb(255, 0, 0) 0rad, rgb(0, 0, 255) 3rad"), conic
        assert off in ("", "none") and box == "" and "drop-shadow" in drop, (off, box, drop)


def test_clip(open):
    """A clip rounds and hides what overflows, and gives the paint's corners back when it goes"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show, f } = stub;
            const radii = (r) => [f(r), f(r), f(r), f(0)];
            await show([1, 2, 2], [3, 1, 1, 2], [9, 2, 1, 0xff, ...radii(4)], [8, 2, 1, ...radii(9)]);
            const layer = document.querySelector('.l');
            const seen = [layer.style.borderRadius, getComputedStyle(layer).overflow];
            await show([8, 2, 0, ...radii(0)]);
            return [...seen, layer.style.borderRadius, getComputedStyle(layer).overflow];
        }""")
        assert result == ["9px 9px 9px 0px", "clip", "4px 4px 4px 0px", "visible"], result


def test_symbols(open):
    """A symbol is inline SVG in its colour; an unknown name draws a placeholder and warns once"""
    with open() as shown:
        warnings = []
        shown.page.on("console", lambda m: warnings.append(m.text) if m.type == "warning" else None)
        result = shown.run("""async () => {
            const { show, frame, f, s } = stub;
            const symbol = (id, name) => [13, id, s(name), f(20), f(400), 0xff0000ff, 0];
            await show([1, 2, 3], frame(2, 0, 0, 24, 24), symbol(2, 'heart'), [1, 3, 3], symbol(3, 'nope'), symbol(3, 'nope.nope'),
                symbol(3, 'nope'), [3, 1, 2, 2, 3]);
            const [heart, other] = document.querySelectorAll('.l svg');
            const box = heart.getBoundingClientRect();
            return [heart.firstChild.getAttribute('d'), getComputedStyle(heart).fill, box.width, other.children.length];
        }""")
        assert result == ["M0 0H256V256H0Z", "rgb(255, 0, 0)", 24, 1], result
        assert len(warnings) == 2 and "“nope”" in warnings[0], warnings


def test_bad_op(open):
    """An op on an unknown layer ends the page with a message instead of a half-right picture"""
    with open() as shown:
        shown.run("() => { stub.show([7, 99, stub.f(1)]); }")
        shown.page.wait_for_selector("html[data-baraja=failed]", state="attached")
        assert shown.page.locator("[role=alert]").inner_text().startswith("The demo stopped")
        assert any("no layer 99" in text for text in shown.errors), shown.errors


def test_trap(open):
    """A trap in the wasm shows a message and stops the loop"""
    with open() as shown:
        shown.run("() => { stub.trap = true; stub.show(); }")
        shown.page.wait_for_selector("html[data-baraja=failed]", state="attached")
        before = shown.run("stub.calls.length")
        shown.page.mouse.click(50, 50)
        assert shown.run("stub.calls.length") == before


def test_scroll(open):
    """A scroll layer scrolls natively and tells where it stands"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show, frame, f } = stub;
            await show([1, 2, 5], frame(2, 0, 0, 100, 100), [3, 1, 1, 2], [16, 2, 2, f(100), f(900)], [21, 2, 0, f(0), f(30)]);
            const layer = document.querySelector('.l');
            const top = layer.scrollTop;
            layer.scrollTop = 120;
            await new Promise((done) => setTimeout(done, 200));
            return [top, layer.scrollHeight, stub.called('baraja_scroll').at(-1).slice(1, 4)];
        }""")
        assert result == [30, 900, [2, 0, 120]], result


def test_promotion(open):
    """A layer that moves in frame after frame gets a compositor layer until all has been at rest for a while"""
    with open() as shown:
        result = shown.run("""async () => {
            const { show, f } = stub;
            const move = (x) => [5, 2, f(1), f(0), f(0), f(1), f(x), f(0)];
            await show([1, 2, 2], [3, 1, 1, 2], move(1));
            const layer = document.querySelector('.l');
            const seen = [layer.style.willChange];
            stub.more = 1;
            await show(move(2));
            seen.push(layer.style.willChange);
            stub.more = 0;
            await new Promise((done) => setTimeout(done, 700));
            return [...seen, layer.style.willChange];
        }""")
        assert result == ["", "transform", ""], result
