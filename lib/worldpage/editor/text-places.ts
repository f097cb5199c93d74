import type { TextPlace, TextRange } from './protocol.ts';

/** Characters of context on each side. Fewer only at the start or end of the text. */
const CONTEXT = 32;

export function placeAt(text: string, start: number, end: number): TextPlace {
  return {
    start,
    end,
    written: text.slice(start, end),
    before: text.slice(Math.max(0, start - CONTEXT), start),
    after: text.slice(end, end + CONTEXT),
  };
}

/** This many matching characters on one side are enough to identify a place. */
const TELLING = 8;

const endsAt = (text: string, end: string, at: number): boolean =>
  at >= end.length && text.startsWith(end, at - end.length);

/** Whether at least one side of the place still has its context at this position. */
function hasNeighbour(text: string, { before, written, after }: TextPlace, at: number): boolean {
  const end = at + written.length;
  const isBehind = before === '' ? at === 0 : endsAt(text, before.slice(-TELLING), at);
  return isBehind || (after === '' ? end === text.length : text.startsWith(after.slice(0, TELLING), end));
}

/** The occurrence of `of` nearest to `position` for which `fits` is true, or -1. */
function nearest(text: string, of: string, position: number, fits: (at: number) => boolean): number {
  let found = -1;
  for (let at = text.indexOf(of); at >= 0; at = text.indexOf(of, at + 1)) {
    if (found >= 0 && Math.abs(at - position) >= Math.abs(found - position)) break;
    if (fits(at)) found = at;
  }
  return found;
}

/** Finds a place in a changed text: the nearest with context on both sides, else on one. Null: none. */
export function locate(text: string, place: TextPlace): TextRange | null {
  const { start, before, written, after } = place;
  if (written === '') return null;
  const position = start - before.length;
  const whole = nearest(text, before + written + after, position, () => true);
  const found =
    whole >= 0 ? whole + before.length : nearest(text, written, start, (at) => hasNeighbour(text, place, at));
  return found < 0 ? null : [found, found + written.length];
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]$/u;

/** The text with a space before it if it would otherwise touch a word or punctuation. Pure. */
export function spacedAfter(before: string, text: string): string {
  const touches = /[\p{L}\p{N}\p{M}.,;:!?…)\]”»]$/u.test(before) && !UNSPACED.test(before);
  return touches && !/^\s/u.test(text) ? ` ${text}` : text;
}

/** Where a caret belongs after a replacement of `length` characters: it never jumps into the new text. */
export function caretAfter(caret: number, [start, end]: TextRange, length: number): number {
  if (caret <= start) return caret;
  return caret >= end ? caret + length - (end - start) : start + length;
}

/** Number of non-overlapping occurrences. */
export function occurrences(text: string, of: string): number {
  if (of === '') return 0;
  let count = 0;
  for (let at = text.indexOf(of); at >= 0; at = text.indexOf(of, at + of.length)) count++;
  return count;
}

/** Maps offsets from a text to its version after one edit. Offsets inside the edit are dropped. */
export function mapOffsets(offsets: readonly number[], before: string, after: string): number[] {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before.charCodeAt(same) === after.charCodeAt(same)) same++;
  let tail = 0;
  while (
    tail < shorter - same &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  const changed = before.length - tail;
  return offsets.flatMap((offset) =>
    offset < same ? offset : offset >= changed ? offset + after.length - before.length : [],
  );
}

/** Merges lists of ranges into one that is sorted and without overlaps. */
export function mergeRanges(...lists: readonly (readonly TextRange[])[]): TextRange[] {
  const merged: [number, number][] = [];
  for (const [start, end] of lists.flat().sort((a, b) => a[0] - b[0])) {
    if (end <= start) continue;
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
