// Latin letters without regular expressions: a browser takes milliseconds to make those for Unicode, and the first answer
// after a screen opens would wait for them.

/** What a character is among Latin letters and the signs between them. Apostrophes stand in words, and fold to nothing. */
export const [BLANK, PLAIN_LETTER, OTHER_LETTER, FOREIGN] = [0, 1, 2, 4];

/** What normalising does not take apart. */
export const WHOLE: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
};
const [FIRST, END] = [0xc0, 0x180];
const folded: string[] = [];

export function latinKind(code: number): number {
  if (code < 0x80) {
    const isPlain = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
    return isPlain ? PLAIN_LETTER : code === 39 || code === 96 ? OTHER_LETTER : BLANK;
  }
  if (code < END) {
    // The signs for times and divided by; an L that folds to an l and a dot.
    const isOther = code < FIRST || code === 0xd7 || code === 0xf7 || code === 0x13f || code === 0x140;
    return isOther ? FOREIGN : OTHER_LETTER;
  }
  // Dashes, quotation marks and three dots; two of the marks are apostrophes.
  if (code < 0x2010 || code > 0x2026) return FOREIGN;
  if (code === 0x2018 || code === 0x2019) return OTHER_LETTER;
  return code < 0x2016 || code === 0x201c || code === 0x201d || code === 0x2026 ? BLANK : FOREIGN;
}

/** Of a letter from U+00C0 to U+017F: small, without its accents. */
function foldOne(letter: string): string {
  let bare = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    const code = part.charCodeAt(0);
    if ((code < 0x300 || code > 0x36f) && code !== 0x2bc) bare += WHOLE[part] ?? part;
  }
  return bare;
}

/** The text as `foldLetters` has it; null where something of it is not Latin. */
export function foldLatin(text: string): string | null {
  let bare = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80 && code !== 39 && code !== 96) continue;
    const kind = latinKind(code);
    if (kind === FOREIGN) return null;
    if (kind === BLANK && code >= 0x80) {
      // Three dots fold to three; the rest stays as it is.
      if (code === 0x2026 || code === 0x2011) return null;
      continue;
    }
    bare += text.slice(from, at).toLowerCase();
    from = at + 1;
    if (code >= FIRST && code < END) {
      folded[code - FIRST] ??= foldOne(text.charAt(at));
      bare += folded[code - FIRST] ?? '';
    }
  }
  return bare + text.slice(from).toLowerCase();
}

/** Calls back with each run of letters and apostrophes, `kinds` being all that it has; false where not all is Latin. */
export function latinRuns(
  text: string,
  callback: (start: number, end: number, kinds: number) => void,
): boolean {
  let [start, kinds] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const kind = latinKind(text.charCodeAt(at));
    if (kind === FOREIGN) return false;
    if (kind !== BLANK) kinds |= kind;
    else {
      if (kinds !== 0) callback(start, at, kinds);
      [start, kinds] = [at + 1, 0];
    }
  }
  if (kinds !== 0) callback(start, text.length, kinds);
  return true;
}
