// Which blocks some words find, by the rules that Sources/CatalogueKit/Search/SearchIndex.swift states.

/// The words of a text without case and accents.
export function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/// The names of the blocks that the query finds, the best first.
export function find(entries, query) {
  const terms = fold(query).map((term) => [...term]);
  return entries
    .map((entry, index) => ({ name: entry.name, index, score: score(entry.words, terms) }))
    .filter((found) => found.score < Infinity)
    .sort((a, b) => a.score - b.score || a.index - b.index)
    .map((found) => found.name);
}

/// The sum over the terms, infinite when one of them matches nothing. Lower is better.
function score(words, terms) {
  return terms.reduce((sum, term) =>
    sum + words.reduce((best, { text, field }) => Math.min(best, 10 * cost(term, [...text]) + field), Infinity), 0);
}

/// How badly a term matches a word, infinite when it does not.
function cost(term, word) {
  const isStart = term.length <= word.length && term.every((letter, index) => letter === word[index]);
  if (isStart) return term.length === word.length ? 0 : 1;
  const allowed = term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0;
  if (Math.abs(term.length - word.length) > allowed) return Infinity;
  const slips = distance(term, word);
  return slips <= allowed ? 1 + slips : Infinity;
}

/// Letters to change, put in, leave out or swap to make one word of another.
function distance(one, other) {
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        row[j] = Math.min(row[j], before[j - 2] + 1);
      }
    }
    [before, last] = [last, row];
  }
  return last[other.length];
}
