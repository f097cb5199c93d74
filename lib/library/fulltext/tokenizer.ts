import { foldLetters } from '../search/index.ts';

const WORD = /[\p{L}\p{N}]/u;
const MARKS = /\p{M}/u;
const SILENT = /[\p{Cf}'’‘ʼ`´]/u;
/** Scripts without spaces: every letter is a piece. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Bopo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmr}\p{Script=Mymr}ー々〆]/u;

const BREAK = 1;
/** Apostrophes and invisible joiners: part of a word only in its middle. */
const QUIET = 2;
/** Can't start a word. */
const MARK = 3;
const LETTER = 4;
/** A letter or digit that folding leaves as it is. */
const PLAIN = 5;
const ALONE = 6;
const PLAIN_LETTER = /[a-z0-9]/;

function kindOf(character: string): number {
  if (PLAIN_LETTER.test(character)) return PLAIN;
  if (SILENT.test(character)) return QUIET;
  if (MARKS.test(character)) return MARK;
  if (!WORD.test(character)) return BREAK;
  return UNSPACED.test(character) ? ALONE : LETTER;
}

/** The class of each UTF-16 unit, 0 until looked up. Surrogates are looked up as pairs. */
const kinds = new Uint8Array(0x10000);
const pairs = new Map<number, number>();

function lookUp(text: string, at: number, unit: number): number {
  if (unit < 0xd800 || unit > 0xdfff) {
    const kind = kindOf(String.fromCharCode(unit));
    kinds[unit] = kind;
    return kind;
  }
  const point = text.codePointAt(at) ?? unit;
  let kind = pairs.get(point);
  if (kind === undefined) {
    kind = point > 0xffff ? kindOf(String.fromCodePoint(point)) : BREAK;
    pairs.set(point, kind);
  }
  return kind;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00;

/** `piece` is folded; `start` and `end` are UTF-16 offsets. */
type PieceVisitor = (piece: string, start: number, end: number, isAlone: boolean) => void;

/** Calls `visit` with each word, and with each letter of scripts without spaces. */
export function eachPiece(text: string, visit: PieceVisitor): void {
  const length = text.length;
  let at = 0;
  while (at < length) {
    let unit = text.charCodeAt(at);
    let kind = kinds[unit] || lookUp(text, at, unit);
    if (kind < LETTER) {
      at++;
      continue;
    }
    const start = at;
    const isAlone = kind === ALONE;
    let end = at;
    let isPlain = true;
    do {
      isPlain &&= kind === PLAIN;
      at += isHigh(unit) ? 2 : 1;
      if (kind !== QUIET) end = at;
      if (at >= length) break;
      unit = text.charCodeAt(at);
      kind = kinds[unit] || lookUp(text, at, unit);
    } while (kind === QUIET || kind === MARK || (kind >= LETTER && kind < ALONE && !isAlone));
    const word = text.slice(start, end);
    const piece = isPlain ? word : foldWord(word);
    if (piece !== '') visit(piece, start, end, isAlone);
  }
}

/** Whether an ASCII character is part of no word, and stands in none. */
export const isBreak = Uint8Array.from({ length: 128 }, (_, code) =>
  kindOf(String.fromCharCode(code)) === BREAK ? 1 : 0,
);

const NO_LETTER = /[^\p{L}\p{N}\p{M}]+/gu;
const MOST_KNOWN = 50_000;

/** Words repeat, so their folded forms are cached. */
const known = new Map<string, string>();

/** Folds a word or letter and removes everything else. */
function foldWord(word: string): string {
  let folded = known.get(word);
  if (folded === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    folded = foldLetters(word).replace(NO_LETTER, '');
    known.set(word, folded);
  }
  return folded;
}
