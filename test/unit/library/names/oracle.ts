// The reference finder: applies the rules to every name at every word.

export interface Found {
  start: number;
  end: number;
  locations: number[];
}

interface Word {
  start: number;
  end: number;
  folded: string;
}

const ALONE = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Thai}';
const WORD = new RegExp(
  `[${ALONE}]\\p{M}*|(?:[\\p{sc=Katakana}ー]\\p{M}*)+|(?:(?![${ALONE}\\p{sc=Katakana}ー])[\\p{L}\\p{N}])(?:(?![${ALONE}\\p{sc=Katakana}ー])[\\p{L}\\p{N}\\p{M}\\xad])*`,
  'gu',
);

function fold(word: string): string {
  const plain = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\xad]/g, '');
  return plain.replace(/ß/g, 'ss').replace(/æ/g, 'ae').replace(/ς/g, 'σ');
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => {
    const word = found.replace(/\xad+$/, '');
    return { start: index, end: index + word.length, folded: fold(word) };
  });
}

/** What separates two words; empty if they are joined. */
function gap(text: string, before: Word | undefined, after: Word | undefined): string {
  const between = text.slice(before?.end, after?.start).replace(/\xad/g, '');
  if (/\n\n/.test(between)) return '\n';
  return /^[-'’]$/.test(between) ? '' : between.replace(/\s/g, '');
}

function isBounded(text: string, start: number, end: number): boolean {
  const after = /^['’]([\p{L}\p{N}\p{M}]+)/u.exec(text.slice(end));
  const before = /([\p{L}\p{N}\p{M}]+)['’]$/u.exec(text.slice(0, start));
  return (
    (!after || /^(?:s|d|ll|ve|re)$/i.test(after[1] ?? '')) &&
    (!before || before[1]?.toLowerCase() === 'l' || before[1]?.toLowerCase() === 's')
  );
}

interface Name {
  name: string;
  location: number;
  words: Word[];
}

/** 2: same letters; 1: with or without an s; 0: no match. */
function likeness(text: string, words: Word[], at: number, { name, words: own }: Name): number {
  const here = words.slice(at, at + own.length);
  if (here.length < own.length) return 0;
  for (const [place, word] of own.entries()) {
    const between = place === 0 ? '' : gap(text, here[place - 1], here[place]);
    if (between !== '' && between !== gap(name, own[place - 1], word)) return 0;
    if (place < own.length - 1 && here[place]?.folded !== word.folded) return 0;
  }
  const [written, known] = [here.at(-1)?.folded ?? '', own.at(-1)?.folded ?? ''];
  if (written === known) return 2;
  // Words that end in ss aren't plurals.
  if (known === `${written}s` && /^[a-z]{2,}[a-rt-z]$/.test(written)) return 1;
  return known.length > 2 && !known.endsWith('s') && written === `${known}s` ? 1 : 0;
}

/** Without the article at its beginning. */
function shortened({ name, location, words }: Name): Name[] {
  const [first, ...rest] = words;
  return first?.folded === 'l' && first.start === 0 && rest[0] && !/^\p{Ll}/u.test(name.slice(rest[0].start))
    ? [{ name, location, words: rest }]
    : [];
}

export function findSlowly(text: string, names: { name: string; location: number }[]): Found[] {
  const words = wordsOf(text);
  const known = names
    .map((one) => ({ ...one, words: wordsOf(one.name) }))
    .filter(({ words: own }) => {
      const letters = own.map(({ folded }) => folded).join('');
      return own.length > 0 && !/^\p{N}+$/u.test(letters) && (own.length > 1 || [...letters].length > 1);
    });
  const all = known.flatMap((name) => [
    { name, weight: 1 },
    ...shortened(name).map((short) => ({ name: short, weight: 0 })),
  ]);
  /** The longest name at a word that ends at `limit` at most. */
  const longest = (at: number, limit: number): (Found & { words: number; length: number }) | null => {
    const start = words[at]?.start ?? 0;
    for (let length = Math.max(0, ...known.map((name) => name.words.length)); length > 0; length--) {
      const end = words[at + length - 1]?.end ?? Infinity;
      const here = all
        .filter(({ name }) => name.words.length === length)
        .map(({ name, weight }) => {
          const same = likeness(text, words, at, name);
          return { name, likeness: same === 2 ? 1 + weight : same };
        });
      const best = Math.max(0, ...here.map((one) => one.likeness));
      if (best === 0 || end > limit || !isBounded(text, start, end)) continue;
      const bearers = here.filter((one) => one.likeness === best);
      const [first] = bearers;
      const own = first && (shortened(first.name)[0] ?? first.name).words;
      return {
        start,
        end,
        locations: [...new Set(bearers.map(({ name }) => name.location))],
        words: length,
        length: (own?.at(-1)?.end ?? 0) - (own?.[0]?.start ?? 0),
      };
    }
    return null;
  };
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    let here = longest(at, Infinity);
    for (let inner = at + 1; here && inner < at + here.words; inner++) {
      const other = longest(inner, Infinity);
      if (!other || other.end <= here.end || other.length <= here.length) continue;
      here = longest(at, other.start);
      break;
    }
    if (here) found.push({ start: here.start, end: here.end, locations: here.locations });
    at += here?.words ?? 1;
  }
  return found;
}
