import type { Query } from '../search/index.ts';
import { parseBodyQuery, type Unit } from './body-query.ts';
import { eachPiece } from './tokenizer.ts';

export interface Snippet {
  text: string;
  /** UTF-16 offsets in `text`, end exclusive; ascending and disjoint. */
  marks: [start: number, end: number][];
}

const CUT = '…';
const BLANKS = /\s+/g;
const BLANK = /\s/;
/** How far to look for a space before cutting a word; scripts without spaces have none. */
const REACH = 24;

/** The first range of occurrences within `length` with the most different words, then the most words. */
function densestRange(found: readonly Occurrence[], length: number): { from: number; to: number } {
  let best = { from: 0, to: 1, words: 0, count: 0 };
  const times = new Map<unknown, number>();
  let from = 0;
  for (const [index, { unit, end }] of found.entries()) {
    times.set(unit, (times.get(unit) ?? 0) + 1);
    for (
      let first = found[from];
      first && from < index && end - first.start > length;
      first = found[++from]
    ) {
      const left = (times.get(first.unit) ?? 1) - 1;
      if (left > 0) times.set(first.unit, left);
      else times.delete(first.unit);
    }
    const count = index + 1 - from;
    if (times.size > best.words || (times.size === best.words && count > best.count)) {
      best = { from, to: index + 1, words: times.size, count };
    }
  }
  return best;
}

const isLow = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** The next start of a word at or after `at`, or else a character boundary, at most `most`. */
function borderBehind(text: string, at: number, most: number): number {
  for (let border = at; border <= Math.min(at + REACH, most); border++) {
    if (border === 0 || BLANK.test(text.charAt(border - 1))) return border;
  }
  return isLow(text, at) && at > 0 ? at - 1 : at;
}

/** The previous end of a word before `at`, or else a character boundary, at least `least`. */
function borderBefore(text: string, at: number, least: number): number {
  for (let border = at; border >= Math.max(at - REACH, least); border--) {
    if (border === text.length || BLANK.test(text.charAt(border))) return border;
  }
  return isLow(text, at) ? at + 1 : at;
}

/** The marks within a range, relative to its start; adjacent ones are joined. */
function marksOf(found: readonly Occurrence[], from: number, to: number): [number, number][] {
  const marks: [number, number][] = [];
  for (const occurrence of found) {
    if (occurrence.start < from || occurrence.end > to) continue;
    const last = marks.at(-1);
    const [start, end] = [occurrence.start - from, occurrence.end - from];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

/** Collapses whitespace, adds ellipses where the text is cut, and moves the marks along. */
function collapseWhitespace(
  raw: string,
  marks: readonly [number, number][],
  before: boolean,
  behind: boolean,
): Snippet {
  let text = before ? CUT : '';
  let at = 0;
  const moved = new Map<number, number>();
  const edges = [...new Set(marks.flat())].sort((a, b) => a - b);
  for (const edge of [...edges, raw.length]) {
    const piece = raw.slice(at, edge).replace(BLANKS, ' ');
    text += piece;
    moved.set(edge, text.length);
    at = edge;
  }
  return {
    text: behind ? text + CUT : text,
    marks: marks.map(([start, end]): [number, number] => [moved.get(start) ?? 0, moved.get(end) ?? 0]),
  };
}

/** About `length` UTF-16 units where the query's words are closest together, each marked. Null if none occurs. */
export function snippetOf(text: string, query: Query, length = 160): Snippet | null {
  const found = occurrencesIn(text, parseBodyQuery(query).all);
  const best = densestRange(found, length);
  const cluster = found.slice(best.from, best.to);
  const first = cluster[0];
  if (!first) return null;
  const end = Math.max(...cluster.map((occurrence) => occurrence.end));
  const around = Math.max(0, length - (end - first.start));
  const wish = Math.max(0, first.start - Math.ceil(around / 2));
  const reach = Math.min(text.length, Math.max(end, wish + length));
  const from = borderBehind(text, Math.max(0, Math.min(wish, reach - length)), first.start);
  const to = borderBefore(text, reach, end);
  const raw = text.slice(from, to);
  const [head, tail] = [raw.length - raw.trimStart().length, raw.trimEnd().length];
  const marks = marksOf(found, from + head, from + tail);
  return collapseWhitespace(raw.slice(head, tail), marks, from > 0, to < text.length);
}

interface Occurrence {
  unit: Unit;
  start: number;
  end: number;
}

/** Occurrences of the units in order. A prefix match covers the whole word. */
function occurrencesIn(text: string, units: readonly Unit[]): Occurrence[] {
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
      const wanted = unit.pieces[index] ?? '';
      if (unit.touching[index] && starts[at + index] !== ends[at + index - 1]) return false;
      if (piece === wanted) continue;
      if (index < last || !unit.isPrefix || !piece?.startsWith(wanted)) return false;
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

/** Whether a text contains every unit of `all` and none of `none`. */
export function containsUnits(text: string, all: readonly Unit[], none: readonly Unit[]): boolean {
  const found = new Set(occurrencesIn(text, [...all, ...none]).map(({ unit }) => unit));
  return all.every((unit) => found.has(unit)) && !none.some((unit) => found.has(unit));
}
