import type { Layout } from './frame.ts';
import type { TablePart } from './live.ts';
import { type BlockStyle, NOTHING_RENDERED, PLAIN_BLOCK, type RenderedTags } from './marks.ts';
import type { ItemNumbers } from './numbering.ts';
import type { TableGrid } from './table-grid.ts';

/** State for reading the content of one element. */
export interface Reading {
  marks: readonly string[];
  preformatted: boolean;
  skipsText: boolean;
  grid: TableGrid | null;
  /** The element's role in the enclosing table. */
  part: TablePart | null;
  /** The nearest enclosing list or item. An item outside any list gets a list of its own. `line`: a list within a line. */
  list: 'list' | 'line' | 'item' | null;
  /** The nearest list counts its items itself. */
  isCounted: boolean;
  /** Covered until the reader asks for it. */
  isSpoiler: boolean;
  /** An element that was already written: the button of a spoiler, the author of a quote. */
  label: Element | null;
  ends: Layout[];
  /** Additional columns that a cell spans. */
  extra: number;
  maths: boolean;
  /** Numbering of a list that doesn't count 1, 2, 3. */
  number: ItemNumbers | null;
  blockStyle: BlockStyle;
  renderedTags: RenderedTags;
  /** Alignment is already set, or doesn't apply here: inside a cell, an item or a heading. */
  aligned: boolean;
  /** Text to write after the element's content. */
  after: string;
  /** False if shared by all elements that change nothing. */
  own: boolean;
  inner: Reading | null;
}

/** Shared by all elements that opened no block. */
export const NO_ENDS: Layout[] = [];

/** A copy of the outer state, before the element changes it. */
export function copyOf(outside: Reading, own: boolean): Reading {
  const {
    marks,
    preformatted: typed,
    skipsText: mute,
    grid,
    list,
    isCounted,
    isSpoiler,
    label,
    maths,
    number,
    blockStyle: usual,
    renderedTags: drawn,
    aligned,
  } = outside;
  return {
    marks,
    preformatted: typed,
    skipsText: mute,
    grid,
    part: null,
    list,
    isCounted,
    isSpoiler,
    label,
    ends: NO_ENDS,
    extra: 0,
    maths,
    number,
    blockStyle: usual,
    renderedTags: drawn,
    aligned,
    after: '',
    own,
    inner: null,
  };
}

/** The state inside an element that changes nothing. Cached, so that all such elements share one object. */
export function innerOf(outside: Reading): Reading {
  if (!outside.own) return outside;
  outside.inner ??= copyOf(outside, false);
  return outside.inner;
}

export function outermostReading(): Reading {
  return {
    marks: [],
    preformatted: false,
    skipsText: false,
    grid: null,
    part: null,
    list: null,
    isCounted: false,
    isSpoiler: false,
    label: null,
    ends: NO_ENDS,
    extra: 0,
    maths: false,
    number: null,
    blockStyle: PLAIN_BLOCK,
    renderedTags: NOTHING_RENDERED,
    aligned: false,
    after: '',
    own: false,
    inner: null,
  };
}
