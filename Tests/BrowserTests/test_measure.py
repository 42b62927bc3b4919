"""Text is measured by what draws it."""

SITE = "stub"


def test_one_line(open):
    """A line drawn in a box of its measured size neither wraps nor is cut, for many strings and sizes"""
    with open() as shown:
        bad = shown.run("""async () => {
            const { show, frame, s, style, measure } = stub;
            const words = ['Liked', 'Passed', 'Where next?', 'Kyoto', 'AV To Wa', 'fi ffi', '1.111', '×→ é', 'Reykjavik', 'il', 'مرحبا', '日本'];
            const bad = [];
            let id = 10;
            for (const size of [11, 12.5, 17, 22.3, 34, 53]) for (const weight of [400, 700]) for (const word of words) {
                const css = style({ size, weight, line: Math.ceil(size * 1.3), limit: 1 });
                const [width, height] = measure(word, css);
                await show([1, id, 1], [11, id, s(word)], [12, id, ...css], frame(id, 0.3, 0.7, width, height), [3, 1, 1, id]);
                const element = document.querySelector('.t.l');
                const range = document.createRange();
                range.selectNodeContents(element);
                const drawn = range.getBoundingClientRect();
                if (drawn.width > width + 0.001 || range.getClientRects().length > 1 || element.scrollWidth > Math.ceil(width) || width - drawn.width > 0.05) bad.push([word, size, weight, width, drawn.width]);
                await show([2, id++]);
            }
            return bad;
        }""")
        assert bad == [], bad


def test_wrapping(open):
    """Wrapped text is as wide as its widest line, and drawn in that box it breaks the same"""
    with open() as shown:
        bad = shown.run("""async () => {
            const { show, frame, s, style, measure } = stub;
            const text = 'A deck of cards; the top one is swiped away to reveal the next.';
            const bad = [];
            for (const limit of [60, 100, 137.3, 200, 320]) {
                const css = style({});
                const [width, height, first, last] = measure(text, css, limit);
                if (width > limit + 1 / 64 || height % 22 || last - first !== height - 22) bad.push([limit, width, height, first, last]);
                await show([1, 5, 1], [11, 5, s(text)], [12, 5, ...css], frame(5, 0, 0, width, height), [3, 1, 1, 5]);
                const range = document.createRange();
                range.selectNodeContents(document.querySelector('.t.l'));
                const lines = new Set([...range.getClientRects()].map((r) => r.top)).size;
                if (lines !== height / 22) bad.push([limit, lines, height / 22]);
                await show([2, 5]);
            }
            return bad;
        }""")
        assert bad == [], bad


def test_limits(open):
    """A line limit bounds the height, and no limit on the width is one line"""
    with open() as shown:
        a, b, c, d = shown.run("""() => {
            const { style, measure } = stub;
            const text = 'one two three four five six seven eight';
            return [measure(text, style({ limit: 2 }), 80), measure(text, style({}), -1), measure('', style({}), 100), measure(text, style({ limit: 1 }), 80)];
        }""")
        assert a[:2] == [80, 44] and b[1] == 22 and b[0] > 250, (a, b)
        assert c[:2] == [0, 22] and d[:2] == [80, 22], (c, d)
        assert 14 < b[2] < 20 and b[2] == b[3], b


def test_cache(open):
    """The same question is answered without laying out again"""
    with open() as shown:
        assert shown.run("""() => {
            const { style, measure } = stub;
            const first = measure('Where next?', style({}), 300);
            let asked = 0;
            const own = Element.prototype.getBoundingClientRect;
            Element.prototype.getBoundingClientRect = function () { asked++; return own.call(this); };
            for (let i = 0; i < 50; i++) measure('Where next?', style({ color: i, align: i % 3 }), 300);
            return [asked, JSON.stringify(first) === JSON.stringify(measure('Where next?', style({}), 300))];
        }""") == [0, True]


def test_repeats(open):
    """A limit of lines is no reason to lay out again, and neither is no room for a single letter"""
    with open() as shown:
        asked, answers = shown.run("""() => {
            const { style, measure } = stub;
            let asked = 0;
            const own = Element.prototype.getBoundingClientRect;
            measure('x', style({}), -1);
            Element.prototype.getBoundingClientRect = function () { asked++; return own.call(this); };
            const answers = [];
            for (const limit of [0, 1, 2]) answers.push(measure('one two three four', style({ limit }), 60)[1], measure('7', style({ limit }), 0));
            return [asked, answers];
        }""")
        assert asked == 3, asked
        assert answers[0::2] == [88, 22, 44], answers
        assert all(answer[:2] == [0, 22] for answer in answers[1::2]), answers
