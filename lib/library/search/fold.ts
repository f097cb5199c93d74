/**
 * Letters as people type them: small, without accents, apostrophes and Arabic or Hebrew points, ligatures taken apart.
 * A Russian ё becomes е, й stays; letters of other scripts that are no accented ones stay too.
 */
export function foldLetters(text: string): string {
  return foldCommon(text) ?? foldAnyScript(text);
}

// The expressions stand where they are used: a browser takes half a millisecond to read them, which few first answers need.
function foldAnyScript(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    // A breve makes another letter of a Russian и, a voicing mark another syllable of a kana: only these scripts lose marks.
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu, '')
    .replace(/(?<=е)\u0308|(?<=\p{sc=Cyrillic})[\u0300\u0301]/gu, '');
  return bare
    .replace(/[ßæœøłđðþħıς]/g, (letter) => (letter === 'ς' ? 'σ' : (SPECIAL_FOLDS[letter] ?? letter)))
    .normalize('NFC')
    .replace(/['’‘ʼ`´]|[\u0640\u200b-\u200f\u2060\ufeff]|[\ufe00-\ufe0f]/g, '');
}

// Letters of the commonest scripts without regular expressions: a browser takes milliseconds to make those for Unicode, and
// the first answer after a screen opens would wait for them. Marks that stand on their own are left to the expressions.

/**
 * What a character is among these letters and the signs between them. Apostrophes stand in words, and fold to nothing. With
 * `PAIRED` ones no blanks are written between words.
 */
export const SEPARATOR = 0;
export const ASCII = 1;
export const LETTER = 2;
export const RARE = 3;
export const UNSPACED = 4;

/** What normalising does not take apart. */
const SPECIAL_FOLDS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
};
const FIRST_LETTER = 0xc0;
const END_OF_LATIN = 0x180;
const foldCache: string[] = [];

/** Of Cyrillic, Hebrew and Arabic letters, Chinese characters and kana. */
function classBeyondLatin(code: number): number {
  if (code < 0x3005) {
    const isLetter =
      (code > 0x3ff && code < 0x460) || (code > 0x5cf && code < 0x5eb) || (code > 0x620 && code < 0x64b);
    return isLetter && (code < 0x63b || code > 0x640) ? LETTER : RARE;
  }
  const isKana = (code > 0x3040 && code < 0x3097) || (code > 0x30a0 && code < 0x30fb) || code === 0x30fc;
  return isKana || code === 0x3005 || (code > 0x4dff && code < 0x9ff0) ? UNSPACED : RARE;
}

/** Of a UTF-16 code. */
export function characterClass(code: number): number {
  if (code < 0x80) {
    const isPlain = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
    return isPlain ? ASCII : code === 39 || code === 96 ? LETTER : SEPARATOR;
  }
  if (code < END_OF_LATIN) {
    // The signs for times and divided by; an L that folds to an l and a dot.
    const isOther = code < FIRST_LETTER || code === 0xd7 || code === 0xf7 || code === 0x13f || code === 0x140;
    return isOther ? RARE : LETTER;
  }
  // Dashes, quotation marks and three dots; two of the marks are apostrophes.
  if (code < 0x2010 || code > 0x2026) return classBeyondLatin(code);
  if (code === 0x2018 || code === 0x2019) return LETTER;
  return code < 0x2016 || code === 0x201c || code === 0x201d || code === 0x2026 ? SEPARATOR : RARE;
}

/** Of a letter that is not Chinese or kana: small, without the accents that people leave out. */
function foldWithMarks(letter: string): string {
  let bare = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    const code = part.charCodeAt(0);
    const isMark = (code > 0x2ff && code < 0x370) || code === 0x2bc || (code > 0x652 && code < 0x656);
    // A breve and two dots make other letters of Cyrillic ones, but for the е.
    const isOwn = letter > '\u03ff' && (code === 0x306 || (code === 0x308 && bare !== 'е'));
    if (!isMark || isOwn) bare += SPECIAL_FOLDS[part] ?? part;
  }
  return bare.normalize('NFC');
}

/** What one of the `OTHER_LETTER`s folds to: two letters at the most. */
export function foldLetter(code: number): string {
  if (code < FIRST_LETTER || code > 0x1fff) return '';
  const letter = String.fromCharCode(code);
  // Most of Cyrillic, without what a browser is slow to begin with.
  if (code > 0x40f && code < 0x450) return letter.toLowerCase();
  foldCache[code] ??= foldWithMarks(letter);
  return foldCache[code] ?? '';
}

/** The text as `foldLetters` has it; null where something of it is of another script. */
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
      // Three dots fold to three; the rest stays as it is.
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

/** Short words ("gas", "bus", "ross") lose too much with their last letter. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * A title as people remember it: without case, accents, punctuation, a leading article, a plural's s and what stands in
 * brackets. Two titles with one fold are the same thing to a reader. Never empty for a title that is not.
 */
export function fold(title: string): string {
  const plain = foldLetters(title);
  const noWord = /[^\p{L}\p{N}\p{M}]+/gu;
  const bare = plain.replace(ASIDE, ' ').replace(noWord, ' ').trim() || plain.replace(noWord, ' ').trim();
  const folded = bare.replace(LEADING_ARTICLE, '').split(' ').map(singular).join(' ');
  return folded || plain.trim() || title.trim();
}

/** Numbers tell things apart: "Session 12" is not a typo of the hand for "Session 13". */
const digits = (text: string) => text.replace(/\D+/g, ' ').trim();

/** Whether one letter more, fewer, other, or swapped with its neighbour makes one of the other. For folded titles. */
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
