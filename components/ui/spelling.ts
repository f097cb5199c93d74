/**
 * Normalizes text for comparing with typed input: no case, no accents. Everything else stays, so a prefix remains a
 * prefix.
 */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Edits that turn one word into the other: letters added, left out, replaced, or swapped with the next one. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Edits that still count as a typo in a word of this length. */
const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How badly the typed letters spell the word or its beginning; null if they spell something else. */
export function misspelling(typed: string, word: string): number | null {
  const allowed = allowedEdits(typed.length);
  const beginnings = Array.from({ length: 2 * allowed + 1 }, (_, at) =>
    word.slice(0, Math.max(0, typed.length - allowed + at)),
  );
  const best = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning)));
  return best <= allowed ? best : null;
}
