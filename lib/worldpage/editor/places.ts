import type { Stretch, TextPlace } from './protocol.ts';

/** Characters that tell a place on either side; fewer are there only where the text begins or ends. */
export const CONTEXT = 32;

export function placeAt(text: string, start: number, end: number): TextPlace {
  return {
    start,
    end,
    written: text.slice(start, end),
    before: text.slice(Math.max(0, start - CONTEXT), start),
    after: text.slice(end, end + CONTEXT),
  };
}

/** A neighbour that is this much the same, next to the place, still tells it. */
const TELLING = 8;

const endsAt = (text: string, end: string, at: number): boolean =>
  at >= end.length && text.startsWith(end, at - end.length);

/** Whether the place, moved to here, still has what stood before it, or what stood behind it. */
function hasNeighbour(text: string, { before, written, after }: TextPlace, at: number): boolean {
  const end = at + written.length;
  const isBehind = before === '' ? at === 0 : endsAt(text, before.slice(-TELLING), at);
  return isBehind || (after === '' ? end === text.length : text.startsWith(after.slice(0, TELLING), end));
}

/** The nearest spot to `wanted` where one text stands in another and `fits`; -1: none. */
function nearest(text: string, of: string, wanted: number, fits: (at: number) => boolean): number {
  let found = -1;
  for (let at = text.indexOf(of); at >= 0; at = text.indexOf(of, at + 1)) {
    if (found >= 0 && Math.abs(at - wanted) >= Math.abs(found - wanted)) break;
    if (fits(at)) found = at;
  }
  return found;
}

/**
 * Where a place is now: where it was, if the same text with the same neighbours stands there; else the nearest spot that has
 * all three, else the nearest one with one neighbour. Null: nowhere.
 */
export function locate(text: string, place: TextPlace): Stretch | null {
  const { start, before, written, after } = place;
  if (written === '') return null;
  const wanted = start - before.length;
  const whole = nearest(text, before + written + after, wanted, () => true);
  const found =
    whole >= 0 ? whole + before.length : nearest(text, written, start, (at) => hasNeighbour(text, place, at));
  return found < 0 ? null : [found, found + written.length];
}

/** Where a caret belongs after `length` characters took the place of a stretch: it never jumps, and never ends up inside. */
export function caretAfter(caret: number, [start, end]: Stretch, length: number): number {
  if (caret <= start) return caret;
  return caret >= end ? caret + length - (end - start) : start + length;
}

/** How often one text stands in another, overlaps not counted. */
export function occurrences(text: string, of: string): number {
  if (of === '') return 0;
  let count = 0;
  for (let at = text.indexOf(of); at >= 0; at = text.indexOf(of, at + of.length)) count++;
  return count;
}

/**
 * Offsets of a text that has changed in one stretch, as offsets of what it has become; those within the change fall away.
 */
export function carriedOver(offsets: readonly number[], before: string, after: string): number[] {
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

/** Stretches of several lists as one: ascending, and apart from each other. */
export function mergedStretches(...lists: readonly (readonly Stretch[])[]): Stretch[] {
  const merged: [number, number][] = [];
  for (const [start, end] of lists.flat().sort((a, b) => a[0] - b[0])) {
    if (end <= start) continue;
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
