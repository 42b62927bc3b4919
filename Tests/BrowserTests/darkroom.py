"""What the tests do with photographs: all arithmetic runs in a blank page of the browser, so that no image library is needed."""

import base64

PIXELS = """const pixels = async (png, scale = 1) => {
    const bitmap = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
};"""

COMPARE = """async ([one, other]) => {
    const [a, b] = [await pixels(one, 0.5), await pixels(other, 0.5)];
    if (a.width !== b.width || a.height !== b.height) return { mean: 255, block: 255, diff: other };
    const size = 8, columns = Math.ceil(a.width / size);
    const blocks = new Map();
    const picture = new ImageData(a.width, a.height);
    let sum = 0;
    for (let at = 0; at < a.data.length; at += 4) {
        const [x, y] = [at / 4 % a.width, Math.floor(at / 4 / a.width)];
        const own = [0, 1, 2].reduce((total, c) => total + Math.abs(a.data[at + c] - b.data[at + c]), 0) / 3;
        const block = Math.floor(y / size) * columns + Math.floor(x / size);
        blocks.set(block, (blocks.get(block) ?? 0) + own / size / size);
        sum += own;
        picture.data.set([255, 255 - own * 4, 255 - own * 4, 255], at);
    }
    const canvas = new OffscreenCanvas(a.width, a.height);
    canvas.getContext('2d').putImageData(picture, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    const diff = 'data:image/png;base64,' + btoa(String.fromCharCode(...bytes));
    return { mean: sum / (a.width * a.height), block: Math.max(...blocks.values()), diff };
}"""

CONTRAST = """async ([shown, bare, texts]) => {
    const [a, b] = [await pixels(shown), await pixels(bare)];
    const linear = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return texts.map(({ boxes, color: [red, green, blue, alpha], ...text }) => {
        const ratios = [];
        let ink = 0;
        for (const { x, y, right, bottom } of boxes) {
            for (let row = Math.max(0, Math.floor(y)); row < Math.min(b.height, Math.ceil(bottom)); row++) {
                for (let column = Math.max(0, Math.floor(x)); column < Math.min(b.width, Math.ceil(right)); column++) {
                    const at = (row * b.width + column) * 4;
                    const behind = b.data.slice(at, at + 3);
                    if ([0, 1, 2].some((c) => Math.abs(a.data[at + c] - behind[c]) > 8)) ink++;
                    ratios.push(ratio(light([red, green, blue].map((v, c) => v * alpha + behind[c] * (1 - alpha))), light(behind)));
                }
            }
        }
        ratios.sort((one, other) => one - other);
        return { ...text, ink, worst: ratios[0], low: ratios[Math.floor(ratios.length * 0.05)] };
    });
}"""


def url(png):
    """A photograph as a data address."""
    return "data:image/png;base64," + base64.b64encode(png).decode()


def png(address):
    """The bytes of a data address."""
    return base64.b64decode(address.partition(",")[2])


class Darkroom:
    """A blank page beside a shown one."""

    def __init__(self, shown):
        self.page = shown.context.new_page()
        # A page in the background gets no animation frames.
        shown.page.bring_to_front()

    def _run(self, script, argument):
        return self.page.evaluate("async (argument) => { %s return (%s)(argument); }" % (PIXELS, script), argument)

    def compare(self, one, other):
        """How far two photographs are apart, of 255: `mean` of all, and of the worst `block`; and a picture of it."""
        return self._run(COMPARE, [url(one), url(other)])

    def contrast(self, shown, bare, texts):
        """For each text: the contrast with each pixel of `bare` in its boxes: `worst`, and `low`, which 95 % of them reach. `ink` is
        the number of pixels in which the text is really seen."""
        return self._run(CONTRAST, [url(shown), url(bare), texts])
