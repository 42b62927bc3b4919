// The text measuring of `TestHost`, repeated: `Sources/TestHost/TextMeasurer.swift` says the rules.

/// Width, height, first and last baseline of a text; `style` has the words of the `textStyle` op.
export function measure(text, style, maxWidth) {
  const size = style.getFloat32(0, true);
  const lineHeight = style.getFloat32(20, true);
  const limit = style.getInt32(28, true);
  const advance = size / 2;
  const all = breakLines(text, capacity(maxWidth, advance));
  const lines = limit > 0 ? all.slice(0, limit) : all;
  const count = Math.max(lines.length, 1);
  const first = (lineHeight - size) / 2 + size * 0.8;
  return [Math.max(0, ...lines) * advance, count * lineHeight, first, first + (count - 1) * lineHeight];
}

/// How many scalars a line holds; a negative width is none.
function capacity(width, advance) {
  if (width < 0 || !(advance > 0)) return Infinity;
  return Math.min(Math.max(Math.floor(width / advance), 1), 1e6);
}

/// The lengths of the lines, in scalars.
function breakLines(text, capacity) {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [];
    let line;
    for (const word of paragraph.split(' ')) {
      let { length } = [...word];
      if (line !== undefined) {
        if (line + 1 + length <= capacity) {
          line += 1 + length;
          continue;
        }
        lines.push(line);
      }
      for (; length > capacity; length -= capacity) lines.push(capacity);
      line = length;
    }
    return [...lines, line];
  });
}
