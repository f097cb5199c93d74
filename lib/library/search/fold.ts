/** Folds case, accents, apostrophes, ligatures and points. Russian ё becomes е; й and the like stay. */
export function foldLetters(text: string): string {
  return foldCommon(text) ?? foldAnyScript(text);
}

// The literals stay inside the function: browsers take half a millisecond to compile them, and few first queries need
// them.
function foldAnyScript(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    // Only these scripts lose their marks: й isn't и with an accent, and voiced kana are different syllables.
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu, '')
    .replace(/(?<=е)\u0308|(?<=\p{sc=Cyrillic})[\u0300\u0301]/gu, '');
  return bare
    .replace(/[ßæœøłđðþħıς]/g, (letter) => (letter === 'ς' ? 'σ' : (SPECIAL_FOLDS[letter] ?? letter)))
    .normalize('NFC')
    .replace(/['’‘ʼ`´]|[\u0640\u200b-\u200f\u2060\ufeff]|[\ufe00-\ufe0f]/g, '');
}

// Fast path for common scripts without regular expressions: compiling `\p{…}` takes browsers milliseconds, which
// would delay the first answer. Text with combining marks takes the slow path.

/**
 * Character classes. Apostrophes are `LETTER`s that fold to nothing; `UNSPACED` scripts write no spaces between
 * words; `RARE` needs the slow path.
 */
export const SEPARATOR = 0;
export const ASCII = 1;
export const LETTER = 2;
export const RARE = 3;
export const UNSPACED = 4;

/** Letters that NFKD doesn't decompose. */
const SPECIAL_FOLDS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
};
const FIRST_LETTER = 0xc0;
const END_OF_LATIN = 0x180;
const foldCache: string[] = [];

/** For Cyrillic, Hebrew, Arabic, Chinese characters and kana. */
function classBeyondLatin(code: number): number {
  if (code < 0x3005) {
    const isLetter =
      (code > 0x3ff && code < 0x460) || (code > 0x5cf && code < 0x5eb) || (code > 0x620 && code < 0x64b);
    return isLetter && (code < 0x63b || code > 0x640) ? LETTER : RARE;
  }
  const isKana = (code > 0x3040 && code < 0x3097) || (code > 0x30a0 && code < 0x30fb) || code === 0x30fc;
  return isKana || code === 0x3005 || (code > 0x4dff && code < 0x9ff0) ? UNSPACED : RARE;
}

/** The class of a UTF-16 code unit. */
export function characterClass(code: number): number {
  if (code < 0x80) {
    const isPlain = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
    return isPlain ? ASCII : code === 39 || code === 96 ? LETTER : SEPARATOR;
  }
  if (code < END_OF_LATIN) {
    // × and ÷; Ŀ and ŀ fold to two characters, a letter and a dot.
    const isOther = code < FIRST_LETTER || code === 0xd7 || code === 0xf7 || code === 0x13f || code === 0x140;
    return isOther ? RARE : LETTER;
  }
  // Dashes, quotation marks and the ellipsis; two of them are apostrophes.
  if (code < 0x2010 || code > 0x2026) return classBeyondLatin(code);
  if (code === 0x2018 || code === 0x2019) return LETTER;
  return code < 0x2016 || code === 0x201c || code === 0x201d || code === 0x2026 ? SEPARATOR : RARE;
}

/** Decomposes and lowercases a letter and drops its accents. */
function foldWithMarks(letter: string): string {
  let bare = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    const code = part.charCodeAt(0);
    const isMark = (code > 0x2ff && code < 0x370) || code === 0x2bc || (code > 0x652 && code < 0x656);
    // In Cyrillic, breve and diaeresis make different letters, except in ё.
    const isOwn = letter > '\u03ff' && (code === 0x306 || (code === 0x308 && bare !== 'е'));
    if (!isMark || isOwn) bare += SPECIAL_FOLDS[part] ?? part;
  }
  return bare.normalize('NFC');
}

/** The folded form of a `LETTER`, at most two characters. */
export function foldLetter(code: number): string {
  if (code < FIRST_LETTER || code > 0x1fff) return '';
  const letter = String.fromCharCode(code);
  // Basic Cyrillic needs no `normalize`, whose first call is slow.
  if (code > 0x40f && code < 0x450) return letter.toLowerCase();
  foldCache[code] ??= foldWithMarks(letter);
  return foldCache[code] ?? '';
}

/** Like `foldLetters`; null if the text needs the slow path. */
function foldCommon(text: string): string | null {
  let bare = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80 && code !== 39 && code !== 96) continue;
    const kind = characterClass(code);
    if (kind === RARE) return null;
    if (kind === UNSPACED) continue;
    if (kind === SEPARATOR && code >= 0x80) {
      // The ellipsis folds to three dots; other separators stay.
      if (code === 0x2026 || code === 0x2011) return null;
      continue;
    }
    bare += text.slice(from, at).toLowerCase();
    from = at + 1;
    bare += foldLetter(code);
  }
  return bare + text.slice(from).toLowerCase();
}

const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;
const LEADING_ARTICLE = /^(?:a|an|the) (?=.)/;

/** Short words ("gas", "bus", "ross") keep their s. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Folds a title the way people remember it: no case, accents, punctuation, leading article, plural s or text in
 * brackets. Titles with equal folds name the same thing. Empty only for an empty title.
 */
export function fold(title: string): string {
  const plain = foldLetters(title);
  const noWord = /[^\p{L}\p{N}\p{M}]+/gu;
  const bare = plain.replace(ASIDE, ' ').replace(noWord, ' ').trim() || plain.replace(noWord, ' ').trim();
  const folded = bare.replace(LEADING_ARTICLE, '').split(' ').map(singular).join(' ');
  return folded || plain.trim() || title.trim();
}

/** Numbers distinguish titles: "Session 12" is no typo of "Session 13". */
const digits = (text: string) => text.replace(/\D+/g, ' ').trim();

/** Whether two folded titles differ by at most one insertion, deletion, replacement or transposition. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || digits(a) !== digits(b)) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  const room = Math.min(a.length, b.length) - start;
  while (end < room && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
