// Text cut at its head or in its middle, which CSS cannot do: words are left out until the rest fits.

const letters = (text) => (globalThis.Intl?.Segmenter ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]);

/// The text with an ellipsis in its last line: at the line's head, or in its middle.
///
/// `fits(text)` tells whether a text can be drawn whole. Of several lines the first ones stay as they are, about.
export function cut(text, isHead, lines, fits) {
  if (fits(text)) return text;
  const all = letters(text);
  const share = isHead ? 1 - 1 / lines : 1 - 0.5 / lines;
  const kept = (count) => {
    const front = Math.ceil(count * share);
    return `${all.slice(0, front).join('')}…${all.slice(all.length - count + front).join('')}`;
  };
  let [few, many] = [0, all.length];
  while (many - few > 1) {
    const middle = (few + many) >> 1;
    if (fits(kept(middle))) few = middle;
    else many = middle;
  }
  return kept(few);
}
