import type { Query } from '../search/index.ts';
import { eachPiece } from './tokenizer.ts';

export interface BodyQueryTerm {
  text: string;
  /** Terms that begin with it will do. */
  isPrefix: boolean;
}

/** A word, or several that must follow one another. */
export interface Unit {
  /** As `eachPiece` gives them. */
  pieces: string[];
  /** Per piece whether nothing may stand between it and the one before: letters of a script without spaces. */
  touching: boolean[];
  /** Whether the last piece is found by its beginning. */
  isPrefix: boolean;
  /** What a segment is asked for. */
  terms: BodyQueryTerm[];
}

export interface BodyQuery {
  all: Unit[];
  none: Unit[];
}

/** Fewer letters begin too much to be of use. */
const LEAST_PREFIX = 2;

interface Piece {
  text: string;
  start: number;
  end: number;
  isAlone: boolean;
}

const touch = (piece: Piece | undefined, next: Piece): boolean =>
  piece?.isAlone === true && next.isAlone && next.start === piece.end;

function termsOf(pieces: readonly Piece[], isPrefix: boolean): BodyQueryTerm[] {
  const terms: BodyQueryTerm[] = [];
  let isCovered = false;
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    if (!piece.isAlone) {
      terms.push({ text: piece.text, isPrefix: isPrefix && !next && piece.text.length >= LEAST_PREFIX });
    } else if (next && touch(piece, next)) {
      terms.push({ text: piece.text + next.text, isPrefix: false });
      isCovered = true;
      continue;
    } else if (!isCovered) {
      terms.push({ text: piece.text, isPrefix: true });
    }
    isCovered = false;
  }
  return terms;
}

function unitOf(text: string, isPrefix: boolean): Unit | null {
  const pieces: Piece[] = [];
  eachPiece(text, (piece, start, end, isAlone) => pieces.push({ text: piece, start, end, isAlone }));
  const last = pieces.at(-1);
  if (!last) return null;
  const isOpen = isPrefix && !last.isAlone && last.text.length >= LEAST_PREFIX;
  return {
    pieces: pieces.map((piece) => piece.text),
    touching: pieces.map((piece, index) => touch(pieces[index - 1], piece)),
    isPrefix: isOpen,
    terms: termsOf(pieces, isPrefix),
  };
}

/** The words and phrases of a query. The last, if it is a word that is still being typed, is found by its beginning. */
export function parseBodyQuery(query: Query): BodyQuery {
  const parsed: BodyQuery = { all: [], none: [] };
  const last = query.parts.findLast((part) => part.type !== 'filter');
  for (const part of query.parts) {
    if (part.type === 'filter') continue;
    const unit = unitOf(part.text, part.type === 'word' && part === last && !part.isNegated);
    if (unit) (part.isNegated ? parsed.none : parsed.all).push(unit);
  }
  return parsed;
}

/** Whether a segment can only say that the words are there, not that they follow one another. */
export const isOrdered = (unit: Unit): boolean => unit.terms.length > 1;
