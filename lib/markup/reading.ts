import type { Hold } from './frame.ts';
import type { ItemNumbers } from './numbering.ts';
import type { TableGrid } from './tablegrid.ts';

/** What holds for the inside of one element. */
export interface Reading {
  marks: readonly string[];
  typed: boolean;
  mute: boolean;
  grid: TableGrid | null;
  /** The nearest list or item around: an item outside a list gets a list of its own. */
  list: 'list' | 'item' | null;
  /** The summary that a spoiler already carries as its button. */
  label: Element | null;
  ends: Hold[];
  /** Columns that the cell covers beside its own. */
  extra: number;
  maths: boolean;
  /** Where a list shows other numbers than 1, 2, 3. */
  number: ItemNumbers | null;
  /** False: shared by elements that change nothing. */
  own: boolean;
  inner: Reading | null;
}

/** Shared by all elements that opened nothing. */
export const NO_ENDS: Hold[] = [];

/** For the inside of an element, before it changes anything. */
export function within(outside: Reading, own: boolean): Reading {
  const { marks, typed, mute, grid, list, label, maths, number } = outside;
  return { marks, typed, mute, grid, list, label, ends: NO_ENDS, extra: 0, maths, number, own, inner: null };
}

/** The reading inside an element that changes nothing, made once for all its like. */
export function innerOf(outside: Reading): Reading {
  if (!outside.own) return outside;
  outside.inner ??= within(outside, false);
  return outside.inner;
}

export function outermostReading(): Reading {
  return {
    marks: [],
    typed: false,
    mute: false,
    grid: null,
    list: null,
    label: null,
    ends: NO_ENDS,
    extra: 0,
    maths: false,
    number: null,
    own: false,
    inner: null,
  };
}
