import type { Unit } from './body-query.ts';
import { eachPiece } from './words.ts';

export interface Occurrence {
  unit: Unit;
  start: number;
  end: number;
}

/** Where the units stand in a text, by where they begin; of an occurrence the words in full, also of a prefix. */
export function occurrencesIn(text: string, units: readonly Unit[]): Occurrence[] {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  eachPiece(text, (piece, start, end) => {
    pieces.push(piece);
    starts.push(start);
    ends.push(end);
  });
  const stands = (unit: Unit, at: number): boolean => {
    const last = unit.pieces.length - 1;
    for (let index = 0; index <= last; index++) {
      const piece = pieces[at + index];
      const wantedTerms = unit.pieces[index] ?? '';
      if (unit.touching[index] && starts[at + index] !== ends[at + index - 1]) return false;
      if (piece === wantedTerms) continue;
      if (index < last || !unit.isPrefix || !piece?.startsWith(wantedTerms)) return false;
    }
    return true;
  };
  const found: Occurrence[] = [];
  for (const [at, start] of starts.entries()) {
    for (const unit of units) {
      if (stands(unit, at)) found.push({ unit, start, end: ends[at + unit.pieces.length - 1] ?? start });
    }
  }
  return found;
}

/** Whether every unit of `all` stands in a text, and none of `none`. */
export function holds(text: string, all: readonly Unit[], none: readonly Unit[]): boolean {
  const found = new Set(occurrencesIn(text, [...all, ...none]).map(({ unit }) => unit));
  return all.every((unit) => found.has(unit)) && !none.some((unit) => found.has(unit));
}
