// Ops from words to something readable. The table of ops is in `Docs/Page.md`.

const names = [
  , 'create', 'remove', 'order', 'frame', 'affine', 'matrix', 'opacity', 'clip', 'paint', 'shadow', 'text',
  'textStyle', 'symbol', 'semantics', 'focus', 'scroll', 'input', 'path', 'clipPath', 'filter',
  'scrollTo', 'flight', 'haptic',
];

// The payloads, a letter for each value: f Float32, i integer, s string, l list of integers, * words in hex.
const layouts = {
  create: 'i', remove: '', order: 'l', frame: 'ffff', affine: 'ffffff', matrix: 'f'.repeat(16), opacity: 'f',
  text: 's', symbol: 'sffii', semantics: 'iiisssa', focus: 'i', input: 'ii', scroll: 'iff', scrollTo: 'iff', haptic: 'if',
};

const utf8 = new TextDecoder();

/// Calls `visit({ name, id, values, start, length })` for each op of a list of words.
export function decode(words, visit) {
  const view = new DataView(words.buffer, words.byteOffset, words.byteLength);
  for (let start = 0; start < words.length;) {
    const length = words[start] >>> 8;
    const name = names[words[start] & 255];
    if (!name || length < 2 || start + length > words.length) throw new Error(`no op at word ${start}`);
    visit({ name, id: words[start + 1], values: payload(name, words, view, start + 2, start + length), start, length });
    start += length;
  }
}

function payload(name, words, view, start, end) {
  const layout = layouts[name];
  if (layout === undefined) return [...words.subarray(start, end)].map((word) => word.toString(16));
  let word = start;
  const string = () => {
    const length = words[word++];
    const bytes = new Uint8Array(view.buffer, view.byteOffset + word * 4, length);
    word += (length + 3) >> 2;
    return utf8.decode(bytes);
  };
  const readers = {
    f: () => view.getFloat32(word++ * 4, true),
    i: () => words[word++] | 0,
    s: string,
    l: () => Array.from({ length: words[word++] }, () => words[word++]),
    a: () => Array.from({ length: words[word++] }, () => [words[word++] | 0, string()]),
  };
  const values = [...layout].map((letter) => readers[letter]());
  if (word !== end) throw new Error(`${name}: wrong length`);
  return values;
}

/// One line for an op.
export const describe = ({ name, id, values }) => `${name} layer ${id} ${JSON.stringify(values)}`;
