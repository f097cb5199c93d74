import type { Hold } from './frame.ts';
import type { TablePart } from './live.ts';
import { type Drawn, NOTHING_DRAWN, PLAIN_BLOCK, type Usual } from './marks.ts';
import type { ItemNumbers } from './numbering.ts';
import type { TableGrid } from './table-grid.ts';

/** What holds for the inside of one element. */
export interface Reading {
  marks: readonly string[];
  typed: boolean;
  mute: boolean;
  grid: TableGrid | null;
  /** What the element is to the grid around it. */
  part: TablePart | null;
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
  usual: Usual;
  drawn: Drawn;
  /** Lines are set to a side already, or stand where sides do not count: in a cell, an item, a heading. */
  aligned: boolean;
  /** Words that come behind what the element holds. */
  after: string;
  /** False: shared by elements that change nothing. */
  own: boolean;
  inner: Reading | null;
}

/** Shared by all elements that opened nothing. */
export const NO_ENDS: Hold[] = [];

/** For the inside of an element, before it changes anything. */
export function within(outside: Reading, own: boolean): Reading {
  const { marks, typed, mute, grid, list, label, maths, number, usual, drawn, aligned } = outside;
  return {
    marks,
    typed,
    mute,
    grid,
    part: null,
    list,
    label,
    ends: NO_ENDS,
    extra: 0,
    maths,
    number,
    usual,
    drawn,
    aligned,
    after: '',
    own,
    inner: null,
  };
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
    part: null,
    list: null,
    label: null,
    ends: NO_ENDS,
    extra: 0,
    maths: false,
    number: null,
    usual: PLAIN_BLOCK,
    drawn: NOTHING_DRAWN,
    aligned: false,
    after: '',
    own: false,
    inner: null,
  };
}
