// What each UTF-16 unit means in a name: a folded letter, or one of the classes below.

/** Ends a word. */
export const SEPARATOR = 0;
/** A mark that doesn't distinguish names: accents, vowel points. */
export const MARK = 1;
/** Invisible: soft hyphens, joiners, bidi controls. */
export const CONTROL = 2;
/** Folds to several letters. */
export const EXPANDED = 3;
/** Half of a surrogate pair. */
export const SURROGATE = 4;
/** A letter of a script without spaces, which is a word by itself. */
export const ALONE = 5;
/** A vowel or tone mark that belongs to such a letter. */
export const CLINGING = 6;
export const KATAKANA = 7;
export const HANGUL = 8;
/** Values from here on are folded letters. */
export const LETTER = 16;

const WORDLIKE = /[\p{L}\p{N}\p{M}]/u;
const NO_WORD = /[^\p{L}\p{N}\p{M}]|[\u02b9-\u02c1\u02c8\u02ee]/gu;
const INVISIBLE = /\p{Cf}|\u0640/u;
/** Marks that names are often written without. Indic marks are vowels and stay. */
const MARKS =
  /(?=\p{M})[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Cyrillic}\p{sc=Greek}]/gu;
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Bopomofo}\p{sc=Yi}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const KANA = /\p{sc=Katakana}|\u30fc|\uff70/u;
const KOREAN = /\p{sc=Hangul}/u;
const DIGIT = /^\p{N}$/u;

/** Letters that NFKD doesn't decompose. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Removes marks and keeps case. */
export function unmarked(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '');
}

function folded(character: string): string {
  return unmarked(character.normalize('NFKD').toLowerCase())
    .replace(NO_WORD, '')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter);
}

function kindOf(character: string): number {
  if (INVISIBLE.test(character)) return CONTROL;
  if (!WORDLIKE.test(character)) return SEPARATOR;
  if (character.search(MARKS) === 0) return MARK;
  if (KANA.test(character)) return KATAKANA;
  if (KOREAN.test(character)) return HANGUL;
  if (UNSPACED.test(character))
    return DIGIT.test(character) ? LETTER : /\p{M}/u.test(character) ? CLINGING : ALONE;
  return LETTER;
}

const expansions = new Map<number, string>();

function build(): Uint16Array {
  const table = new Uint16Array(0x1_0000);
  table.fill(ALONE, 0x3400, 0x4dc0).fill(ALONE, 0x4e00, 0xa000).fill(ALONE, 0xa000, 0xa48d);
  table.fill(HANGUL, 0xac00, 0xd7a4).fill(SURROGATE, 0xd800, 0xe000);
  const filled = [0x3400, 0x4dc0, 0x4e00, 0xa48d, 0xac00, 0xd7a4, 0xd800, 0xf900];
  for (let code = 0; code < 0x1_0000; code++) {
    const range = filled.indexOf(code);
    if (range >= 0 && range % 2 === 0) code = filled[range + 1] ?? code;
    const character = String.fromCharCode(code);
    const kind = kindOf(character);
    table[code] = kind;
    if (kind !== LETTER) continue;
    const letters = folded(character);
    table[code] = letters === '' ? SEPARATOR : letters.length === 1 ? letters.charCodeAt(0) : EXPANDED;
    if (letters.length > 1) expansions.set(code, letters);
  }
  return table;
}

let table: Uint16Array | null = null;

/** For each UTF-16 unit its folded letter or class; built on first use. */
export function letterTable(): Uint16Array {
  table ??= build();
  return table;
}

/** The letters that an `EXPANDED` unit folds to. */
export function expansionOf(code: number): string {
  return expansions.get(code) ?? '';
}

/**
 * Normalizes a letter of an unspaced script, Katakana or Hangul: half-width to full-width, compatibility forms to
 * plain ones.
 */
export function unitOf(code: number): number {
  if (code < 0xf900) return code;
  return String.fromCharCode(code).normalize('NFKC').charCodeAt(0);
}

export interface Astral {
  kind: number;
  letters: string;
}
const astrals = new Map<number, Astral>();

/** The class of a character outside the BMP, and its folded letters. */
export function astral(point: number): Astral {
  const known = astrals.get(point);
  if (known) return known;
  const character = String.fromCodePoint(point);
  const kind = kindOf(character);
  const letters = kind === LETTER ? folded(character) : character;
  const made = { kind: letters === '' ? SEPARATOR : kind, letters };
  astrals.set(point, made);
  return made;
}
