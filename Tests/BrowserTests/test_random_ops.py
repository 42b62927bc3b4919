"""The decoder under words that no runtime writes. BARAJA_SOAK=10 tries ten times as many."""

import os

import harness

SITE = "stub"

COUNT = 4000 * max(int(os.environ.get("BARAJA_SOAK", "0")), 1)

# Half of the buffers are noise, half begin as true ops with a wrong word in them.
SCRIPT = """async (count) => {
    const { Decoder } = await import('./decoder.js');
    const { Ruler } = await import('./measure.js');
    let seed = 1;
    const next = () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    const below = (limit) => next() % limit;
    const memory = new WebAssembly.Memory({ initial: 1 });
    const words = new Uint32Array(memory.buffer);
    const ruler = new Ruler();
    const said = {};
    const odd = [0, 1, 2, 3, 0x7fc00000, 0x7f800000, 0xffffffff, 0x80000000, 0x3f800000, 100000];
    for (let turn = 0; turn < count; turn++) {
        const decoder = new Decoder(document.createElement('div'), () => 0, ruler);
        let at = 0;
        for (let op = below(8); op >= 0; op--) {
            const code = turn % 2 ? below(26) : below(256);
            const length = below(14) + (turn % 2 ? 2 : 0);
            words[at] = code | length << 8;
            words[at + 1] = code === 1 ? 2 + op : 1 + below(3);
            for (let index = 2; index < length; index++) words[at + index] = below(4) ? odd[below(odd.length)] : next();
            at += Math.max(length, 1);
        }
        try {
            decoder.run(memory.buffer, 0, at);
            said.nothing = (said.nothing ?? 0) + 1;
        } catch (error) {
            if (!(error instanceof Error)) throw error;
            said[error.name] = (said[error.name] ?? 0) + 1;
        }
    }
    const decoder = new Decoder(document.createElement('div'), () => 0, ruler);
    words.set([1 | 3 << 8, 2, 2, 3 | 4 << 8, 1, 1, 2]);
    decoder.run(memory.buffer, 0, 7);
    return [said, decoder.root.children.length];
}"""


def test_random_words(open):
    """Random words end in an error at once or are carried out, and the next decoder works"""
    with harness.serve(harness.REPOSITORY / "Web") as address:
        with open.func(address, ready="failed") as shown:
            said, children = shown.run(SCRIPT, COUNT)
            assert children == 1
            assert said.get("Error", 0) > COUNT / 4, said
