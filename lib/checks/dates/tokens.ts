/** A part of a written date. */
export type Token =
  | { kind: 'number'; value: number; digits: number; isOrdinal: boolean; isPlural: boolean }
  | { kind: 'word'; text: string; folded: string }
  | { kind: 'mark'; text: string };

/** Longer texts aren't dates. */
const LONGEST = 120;
/** Years beyond it aren't exact. */
const LARGEST = 1e12;

const TOKEN =
  /((?<!\d[.,])\d{1,3}(?:[,.'’\u00a0\u202f]\d{3})+(?![\d])|\d{1,13})(st\b|nd\b|rd\b|th\b|º|ª|s\b)?|([\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)|([-\u2010-\u2015\u2212~≈?/.,()])|(\s+)|[\s\S]/gu;
/** “A.E.”, “v. Chr.”: the dots don't separate anything. */
const INITIALS = /\b((?:\p{L}\.[ ]?){2,6})(?![\p{L}\p{N}])/gu;
const DASHES = /[\u2010-\u2015\u2212]/;

function numberOf(digits: string, ending: string | undefined): Token | null {
  const plain = digits.replace(/\D/g, '');
  const value = Number(plain);
  if (value > LARGEST) return null;
  const isPlural = ending === 's';
  return {
    kind: 'number',
    value,
    digits: plain.length,
    isOrdinal: ending !== undefined && !isPlural,
    isPlural,
  };
}

/** The parts of a text, or null if it can't be a date. Takes linear time. */
export function tokensOf(text: string): Token[] | null {
  if (text.length > LONGEST) return null;
  const joined = text.includes('.')
    ? text.replace(INITIALS, (initials) => initials.replace(/[. ]/g, ''))
    : text;
  const tokens: Token[] = [];
  for (const [, digits, ending, word, mark, space] of joined.matchAll(TOKEN)) {
    if (space !== undefined) continue;
    if (digits !== undefined) {
      const number = numberOf(digits, ending);
      if (!number) return null;
      tokens.push(number);
    } else if (word !== undefined) tokens.push({ kind: 'word', text: word, folded: word.toLowerCase() });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: DASHES.test(mark) ? '-' : mark });
    else return null;
  }
  return tokens;
}
