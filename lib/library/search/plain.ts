// Letters of the commonest scripts without regular expressions: a browser takes milliseconds to make those for Unicode, and
// the first answer after a screen opens would wait for them. Marks that stand on their own are left to the expressions.

/**
 * What a character is among these letters and the signs between them. Apostrophes stand in words, and fold to nothing. With
 * `PAIRED` ones no blanks are written between words.
 */
export const BLANK = 0;
export const PLAIN_LETTER = 1;
export const OTHER_LETTER = 2;
export const FOREIGN = 3;
export const PAIRED = 4;

/** What normalising does not take apart. */
export const WHOLE: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
};
const FIRST = 0xc0;
const END = 0x180;
const folded: string[] = [];

/** Of Cyrillic, Hebrew and Arabic letters, Chinese characters and kana. */
function otherKind(code: number): number {
  if (code < 0x3005) {
    const isLetter =
      (code > 0x3ff && code < 0x460) || (code > 0x5cf && code < 0x5eb) || (code > 0x620 && code < 0x64b);
    return isLetter && (code < 0x63b || code > 0x640) ? OTHER_LETTER : FOREIGN;
  }
  const isKana = (code > 0x3040 && code < 0x3097) || (code > 0x30a0 && code < 0x30fb) || code === 0x30fc;
  return isKana || code === 0x3005 || (code > 0x4dff && code < 0x9ff0) ? PAIRED : FOREIGN;
}

/** Of a UTF-16 code. */
export function kindOf(code: number): number {
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
  if (code < 0x2010 || code > 0x2026) return otherKind(code);
  if (code === 0x2018 || code === 0x2019) return OTHER_LETTER;
  return code < 0x2016 || code === 0x201c || code === 0x201d || code === 0x2026 ? BLANK : FOREIGN;
}

/** Of a letter that is not Chinese or kana: small, without the accents that people leave out. */
function foldOne(letter: string): string {
  let bare = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    const code = part.charCodeAt(0);
    const isMark = (code > 0x2ff && code < 0x370) || code === 0x2bc || (code > 0x652 && code < 0x656);
    // A breve and two dots make other letters of Cyrillic ones, but for the е.
    const isOwn = letter > '\u03ff' && (code === 0x306 || (code === 0x308 && bare !== 'е'));
    if (!isMark || isOwn) bare += WHOLE[part] ?? part;
  }
  return bare.normalize('NFC');
}

/** What one of the `OTHER_LETTER`s folds to: two letters at the most. */
export function foldedLetter(code: number): string {
  if (code < FIRST || code > 0x1fff) return '';
  const letter = String.fromCharCode(code);
  // Most of Cyrillic, without what a browser is slow to begin with.
  if (code > 0x40f && code < 0x450) return letter.toLowerCase();
  folded[code] ??= foldOne(letter);
  return folded[code] ?? '';
}

/** The text as `foldLetters` has it; null where something of it is of another script. */
export function foldPlain(text: string): string | null {
  let bare = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80 && code !== 39 && code !== 96) continue;
    const kind = kindOf(code);
    if (kind === FOREIGN) return null;
    if (kind === PAIRED) continue;
    if (kind === BLANK && code >= 0x80) {
      // Three dots fold to three; the rest stays as it is.
      if (code === 0x2026 || code === 0x2011) return null;
      continue;
    }
    bare += text.slice(from, at).toLowerCase();
    from = at + 1;
    bare += foldedLetter(code);
  }
  return bare + text.slice(from).toLowerCase();
}
