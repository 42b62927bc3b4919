"""Type and colour on a page: what layout measured is what is drawn."""

SITE = "type"

FRAMES = """() => [...document.querySelectorAll('.l.t')].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('[aria-hidden]') ?? element);
    const rects = [...range.getClientRects()];
    const box = element.getBoundingClientRect();
    return { text: element.textContent, left: box.left, right: box.right, width: box.width, height: box.height,
        line: parseFloat(getComputedStyle(element).lineHeight), lines: new Set(rects.map((r) => Math.round(r.top))).size,
        drawn: Math.max(...rects.map((r) => r.right)) - Math.min(...rects.map((r) => r.left)), shown: element.querySelector('[aria-hidden]')?.textContent,
        family: getComputedStyle(element).fontFamily, clip: getComputedStyle(element).backgroundClip, fill: getComputedStyle(element).webkitTextFillColor };
})"""


def frames(shown):
    """What is known of each text, by its words."""
    return {each["text"]: each for each in shown.run(FRAMES)}


def find(texts, word):
    """The text that has a word."""
    return next(value for text, value in texts.items() if word in text)


def test_ideal_widths(open):
    """A text that has room is on one line, whatever its typeface, weight and size"""
    for query in ("", "text=xSmall", "text=xxLarge"):
        with open(query, viewport={"width": 900, "height": 1400}) as shown:
            assert shown.errors == []
            for text, value in frames(shown).items():
                if "\n" in text or "cut" in text or "room between" in text:
                    continue
                assert value["lines"] == 1 and value["drawn"] <= value["width"] + 0.02, (query, text, value)


def test_truncation(open):
    """A line cut in its middle or at its head shows its end, fills its box, and keeps all its words for those who listen"""
    with open() as shown:
        texts = frames(shown)
        middle, head = find(texts, "cut in its middle here"), find(texts, "cut at its head")
        assert "…" in middle["shown"] and middle["shown"].startswith("A long") and middle["shown"].endswith("here"), middle
        assert head["shown"].startswith("…") and head["shown"].endswith("over here"), head
        for value in (middle, head):
            assert value["drawn"] <= value["width"] + 0.02 and value["width"] - value["drawn"] < 25, value
        several = find(texts, "several lines")
        assert several["lines"] == 2 and several["shown"].startswith("A text of") and several["shown"].endswith("on and on"), several


def test_truncation_follows_the_width(open):
    """With more room a cut line shows more, and with enough of it all"""
    with open() as shown:
        before = len(find(frames(shown), "cut in its middle here")["shown"])
        shown.page.set_viewport_size({"width": 340, "height": 844})
        shown.wait(0.2)
        assert len(find(frames(shown), "cut in its middle here")["shown"]) < before
        shown.page.set_viewport_size({"width": 800, "height": 844})
        shown.wait(0.2)
        assert find(frames(shown), "cut in its middle here")["shown"] is None


def test_families(open):
    """The typefaces differ in their letters' widths"""
    with open() as shown:
        widths = shown.run("""() => {
            const span = document.createElement('span');
            document.body.append(span);
            span.textContent = 'Hamburgefonstiv 123';
            span.style.fontSize = '40px';
            const families = ['Rounded', 'Serif', 'Mono', 'Italic'].map((word) =>
                getComputedStyle([...document.querySelectorAll('.l.t')].find((element) => element.textContent === word)).fontFamily);
            return families.map((family) => { span.style.fontFamily = family; return Math.round(span.getBoundingClientRect().width); });
        }""")
        assert len(set(widths)) == 4, widths


def test_gradient_text(open):
    """A gradient fills letters from one colour to another, and a symbol by its outline"""
    with open() as shown:
        value = find(frames(shown), "Gradient text")
        assert value["clip"] == "text" and value["fill"] == "rgba(0, 0, 0, 0)", value
        element = shown.page.get_by_text("Gradient text")
        shot = element.screenshot()
        colours = shown.run("""async (bytes) => {
            const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
            const canvas = new OffscreenCanvas(image.width, image.height);
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            const strongest = (from, to) => {
                const { data } = context.getImageData(from, 0, to - from, image.height);
                let best = [0];
                for (let at = 0; at < data.length; at += 4) {
                    const chroma = Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]);
                    if (chroma > best[0]) best = [chroma, data[at], data[at + 2]];
                }
                return best;
            };
            return [strongest(0, image.width * 0.2), strongest(image.width * 0.8, image.width)];
        }""", list(shot))
        (chroma, red, blue), (end, end_red, end_blue) = colours
        assert chroma > 100 and blue > red and end > 100 and end_red > end_blue, colours
        masks = shown.run("[...document.querySelectorAll('.l > svg')].map((svg) => getComputedStyle(svg.parentElement).maskImage)")
        assert any(mask.startswith('url("data:image/svg') for mask in masks), masks


def test_right_to_left(open):
    """In a right-to-left layout texts lie at the right, and Arabic is cut at its own end in either layout"""
    for query, side in (("", "left"), ("direction=rtl", "right")):
        with open(query) as shown:
            texts = frames(shown)
            edge = [round(value[side]) for text, value in texts.items() if text.startswith(("Lines with", "Gradient"))]
            wanted = 16 if side == "left" else 390 - 16
            assert all(abs(value - wanted) <= 6 for value in edge), (query, edge)
            arabic = shown.run("getComputedStyle([...document.querySelectorAll('.l.t')].find((e) => e.textContent.startsWith('مرحبا'))).direction")
            assert arabic == "rtl"


def test_preferences(open):
    """Scheme and contrast of the browser are followed while the page is open"""
    with open() as shown:
        colour = lambda: shown.run("getComputedStyle([...document.querySelectorAll('.l.t')].find((e) => e.textContent === 'Rounded')).color")
        ground = lambda: shown.run("[...document.querySelectorAll('.l')].map((e) => getComputedStyle(e).backgroundColor)")
        assert colour() == "rgb(0, 0, 0)" and "rgb(209, 209, 214)" in ground()
        shown.page.emulate_media(contrast="more")
        assert shown.until(lambda: "rgb(188, 188, 192)" in ground())
        shown.page.emulate_media(color_scheme="dark", contrast="more")
        assert shown.until(lambda: colour() == "rgb(255, 255, 255)" and "rgb(68, 68, 70)" in ground())
