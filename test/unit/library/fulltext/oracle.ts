import { foldLetters } from '../../../../lib/library/search/fold.ts';
import type { Query } from '../../../../lib/library/search/index.ts';

const ALONE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;
const PIECES = new RegExp(`(?:${ALONE.source}\\p{M}*|(?:(?!${ALONE.source})[\\p{L}\\p{N}\\p{M}’'])+)`, 'gu');

interface Piece {
  text: string;
  /** Whether it directly follows the piece before, both in a script without spaces. */
  touches: boolean;
}

/** The reference tokenizer: words, and letters of scripts without spaces one by one. */
function pieces(text: string): Piece[] {
  let end = -1;
  return [...text.matchAll(PIECES)].flatMap(({ 0: piece, index }) => {
    const isAlone = ALONE.test(piece);
    const touches = isAlone && index === end;
    end = isAlone ? index + piece.length : -1;
    // “⑿” is a number that unfolds to “(12)”.
    return { text: foldLetters(piece).replace(/[^\p{L}\p{N}\p{M}]+/gu, ''), touches };
  });
}

function standsIn(row: readonly Piece[], wanted: readonly Piece[], isPrefix: boolean): boolean {
  return row.some((_, at) =>
    wanted.every(({ text, touches }, index) => {
      const here = row[at + index];
      if (!here || (touches && !here.touches)) return false;
      const mayBegin = isPrefix && index === wanted.length - 1 && text.length >= 2;
      return here.text === text || (mayBegin && here.text.startsWith(text));
    }),
  );
}

/**
 * The reference search: whether a text has every word and phrase, the last word as a prefix, and nothing excluded.
 */
export function isFound(text: string, query: Query): boolean {
  const row = pieces(text);
  const parts = query.parts.filter((part) => part.type !== 'filter');
  const wanted = parts.map((part) => ({
    isNegated: part.isNegated,
    row: pieces(part.text),
    isPrefix: part === parts.at(-1) && part.type === 'word' && !part.isNegated,
  }));
  const looked = wanted.filter((part) => part.row.length > 0);
  if (!looked.some((part) => !part.isNegated)) return false;
  return looked.every((part) => standsIn(row, part.row, part.isPrefix) !== part.isNegated);
}
