// Which blocks match some words: without accents, from the first letters on, with a slip of the finger.

/// Lower case, without accents, only letters and digits.
export function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/// How well a block of the index matches: 0 not at all, the more the better. Every word must be found.
export function score(entry, words) {
  let sum = 0;
  for (const word of words) {
    const best = Math.max(found(entry.words, word), found(entry.text, word) / 4);
    if (!best) return 0;
    sum += best;
  }
  return sum;
}

/// How well a word is found in some phrases.
function found(phrases, word) {
  let best = 0;
  for (const phrase of phrases) {
    for (const other of phrase.split(' ')) best = Math.max(best, likeness(other, word));
  }
  return best;
}

/// 4 the same, 3 its beginning, 2 inside, 1 nearly, 0 another.
function likeness(other, word) {
  if (other === word) return 4;
  if (other.startsWith(word)) return 3;
  if (word.length > 2 && other.includes(word)) return 2;
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  return slips && distance(other, word, slips) <= slips ? 1 : 0;
}

/// Letters to change, add, leave out or swap to make one word of another; gives up beyond `limit`.
function distance(one, other, limit) {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        row[j] = Math.min(row[j], before[j - 2] + 1);
      }
    }
    [before, last] = [last, row];
  }
  return last[other.length];
}
