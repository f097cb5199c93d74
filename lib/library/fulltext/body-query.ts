import type { Query } from '../search/index.ts';
import { eachPiece } from './tokenizer.ts';

export interface BodyQueryTerm {
  text: string;
  /** Whether terms that start with it match too. */
  isPrefix: boolean;
}

/** A word, or several words in sequence. */
export interface Unit {
  /** As `eachPiece` returns them. */
  pieces: string[];
  /** For each piece, whether it must directly follow the one before, as letters of a script without spaces do. */
  touching: boolean[];
  /** Whether the last piece matches as a prefix. */
  isPrefix: boolean;
  /** The terms to look up in a segment. */
  terms: BodyQueryTerm[];
}

export interface BodyQuery {
  all: Unit[];
  none: Unit[];
}

/** Shorter prefixes match too much. */
const MIN_PREFIX = 2;

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
      terms.push({ text: piece.text, isPrefix: isPrefix && !next && piece.text.length >= MIN_PREFIX });
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
  const isOpen = isPrefix && !last.isAlone && last.text.length >= MIN_PREFIX;
  return {
    pieces: pieces.map((piece) => piece.text),
    touching: pieces.map((piece, index) => touch(pieces[index - 1], piece)),
    isPrefix: isOpen,
    terms: termsOf(pieces, isPrefix),
  };
}

/** The words and phrases of a query. The last word, which may still be being typed, matches as a prefix. */
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

/** Whether the order of words matters, which segments don't store. */
export const isOrdered = (unit: Unit): boolean => unit.terms.length > 1;
