"""Assistive technology and the keyboard get what the runtime says."""

SITE = "stub"

CARD = """async ({ label, actions }) => {
    const { show, semantics, frame, s, style } = stub;
    await show([1, 2, 0], frame(2, 45, 100, 300, 400), [1, 3, 1], [11, 3, s('inside')], [12, 3, ...style({ color: 0x000000ff })],
        frame(3, 0, 0, 100, 22), [3, 2, 1, 3], [3, 1, 1, 2],
        semantics(2, { role: 9, flags: 6, label, actions }));
}"""
TWO = [[0, "Swipe left"], [1, "Swipe right"]]


def test_element(open):
    """An element is one group with its label; what is inside is not exposed, its actions are buttons"""
    with open() as shown:
        shown.run(CARD, {"label": "Kyoto", "actions": TWO})
        tree = shown.page.locator("#baraja").aria_snapshot()
        assert 'group "Kyoto"' in tree and 'button "Swipe right"' in tree and "inside" not in tree, tree
        button = shown.page.get_by_role("button", name="Swipe right")
        assert button.evaluate("e => getComputedStyle(e).clipPath") == "inset(50%)"
        shown.page.keyboard.press("Tab")
        assert shown.run("document.activeElement.layer") == 2
        shown.page.keyboard.press("Tab")
        shown.page.keyboard.press("Tab")
        assert shown.run("document.activeElement.textContent") == "Swipe right"
        box = button.bounding_box()
        assert box["height"] >= 44 and box["width"] > 80, box
        shown.page.keyboard.press("Enter")
        button.evaluate("e => e.click()")
        assert shown.run("() => stub.called('baraja_action').map((c) => c.slice(1, 3))") == [[2, 1], [2, 1]]
        assert shown.run("() => stub.called('baraja_key').filter((c) => c[3] === 5)") == []


def test_focus_ring(open):
    """The keyboard's focus is plainly visible in light and in dark"""
    for scheme in ("light", "dark"):
        with open(f"scheme={scheme}") as shown:
            shown.run(CARD, {"label": "Kyoto", "actions": TWO})
            shown.page.keyboard.press("Tab")
            style = shown.run("() => { const c = getComputedStyle(document.activeElement); return [c.outlineStyle, c.outlineWidth, c.outlineColor]; }")
            color = {"light": "rgb(10, 79, 214)", "dark": "rgb(138, 184, 255)"}[scheme]
            assert style == ["solid", "3px", color], style


def test_hidden(open):
    """A hidden layer is inert, and takes nothing from the pointer's path to the runtime"""
    with open() as shown:
        shown.run(CARD, {"label": "Kyoto", "actions": TWO})
        shown.run("() => stub.show(stub.semantics(2, { flags: 1 }))")
        tree = shown.page.locator("#baraja").aria_snapshot()
        assert "Kyoto" not in tree and "button" not in tree and "inside" not in tree, tree
        assert shown.run("() => document.querySelector('.l').inert") is True
        shown.page.mouse.click(100, 200)
        assert len(shown.run("() => stub.called('baraja_pointer')")) == 2


def test_label_without_role(open):
    """A label on an element without a role is real text"""
    with open() as shown:
        shown.run("""() => {
            const { show, semantics, s, style, frame } = stub;
            return show([1, 2, 0], [1, 3, 1], [11, 3, s('3')], [12, 3, ...style()], [3, 2, 1, 3], frame(2, 0, 0, 60, 30),
                semantics(2, { flags: 2, label: 'Liked 3' }), [1, 4, 1], [11, 4, s('×')], semantics(4, { role: 4, flags: 2, label: 'times' }),
                [3, 1, 2, 2, 4]);
        }""")
        tree = shown.page.locator("#baraja").aria_snapshot()
        assert "Liked 3" in tree and "times" in tree and "×" not in tree, tree
        assert shown.page.get_by_text("Liked 3").count() == 1
        shown.run("() => stub.show(stub.semantics(2, { flags: 2, label: 'Liked 4' }))")
        assert shown.page.get_by_text("Liked 4").count() == 1 and shown.page.get_by_text("Liked 3").count() == 0


def test_roles(open):
    """Roles, states, levels and hints become ARIA"""
    with open() as shown:
        shown.run("""() => {
            const { show, semantics, s } = stub;
            return show([1, 2, 1], [11, 2, s('Title')], semantics(2, { role: 5, level: 1 }),
                [1, 3, 0], semantics(3, { role: 7, flags: 4 | 32, label: 'Wi-Fi' }),
                [1, 4, 3], semantics(4, { role: 3, flags: 2, label: 'Heart' }),
                [1, 5, 4], semantics(5, { role: 2, flags: 8, label: 'Send', hint: 'Twice' }),
                [1, 6, 0], semantics(6, { role: 8, flags: 4, label: 'Volume', value: '30' }), [3, 1, 5, 2, 3, 4, 5, 6]);
        }""")
        tree = shown.page.locator("#baraja").aria_snapshot()
        for line in ['heading "Title" [level=1]', 'switch "Wi-Fi" [checked]', 'img "Heart"', 'button "Send" [disabled]', 'slider "Volume"']:
            assert line in tree, (line, tree)
        assert shown.run("() => document.querySelector('button.l').getAttribute('aria-description')") == "Twice"


def test_focus_follows(open):
    """The focus goes to the next card when its own goes, and from an action to the same action"""
    with open() as shown:
        shown.run("""async () => {
            const { show, semantics } = stub;
            globalThis.card = (id, label) => semantics(id, { role: 9, flags: 6, label, actions: [[0, 'Swipe left'], [1, 'Swipe right']] });
            await show([1, 9, 0], [1, 2, 0], [1, 3, 0], [3, 9, 2, 3, 2], [3, 1, 1, 9], card(2, 'Kyoto'), semantics(3, { flags: 1 }));
        }""")
        shown.page.keyboard.press("Tab")
        shown.run("() => stub.show(stub.semantics(2, { flags: 1 }), card(3, 'Lisbon'))")
        assert shown.run("() => document.activeElement.getAttribute('aria-label')") == "Lisbon"
        assert shown.until(lambda: shown.run("() => stub.called('baraja_focus').map((c) => c[1])") == [2, 3])
        shown.page.keyboard.press("Tab")
        shown.page.keyboard.press("Tab")
        shown.run("() => stub.show([2, 3], [1, 4, 0], [3, 9, 2, 2, 4], card(4, 'Oslo'))")
        assert shown.run("() => [document.activeElement.layer, document.activeElement.textContent]") == [4, "Swipe right"]
        assert shown.errors == []


def test_focus_op(open):
    """The runtime can move the focus"""
    with open() as shown:
        assert shown.run("""async () => {
            const { show, semantics } = stub;
            await show([1, 2, 4], [1, 3, 4], [3, 1, 2, 2, 3], semantics(2, { role: 2 }), semantics(3, { role: 2 }), [15, 3, 0]);
            return document.activeElement.layer;
        }""") == 3


def test_axe(open):
    """axe-core finds nothing to complain about"""
    from axe_playwright_python.sync_playwright import Axe

    with open() as shown:
        shown.run(CARD, {"label": "Kyoto", "actions": TWO})
        shown.run("""() => {
            const { show, semantics, s, style, frame } = stub;
            return show([1, 20, 0], frame(20, 0, 600, 60, 30), semantics(20, { flags: 2, label: 'Liked 3' }),
                [1, 21, 4], frame(21, 100, 600, 60, 44), semantics(21, { role: 2, flags: 4, label: 'Plus' }), [3, 1, 3, 2, 20, 21]);
        }""")
        result = Axe().run(shown.page)
        assert result.violations_count == 0, result.generate_report()
