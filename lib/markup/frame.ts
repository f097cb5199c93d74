/** How a block holds what is in it: paragraphs, items on lines of their own, one line, or text kept as typed. */
export type Hold = 'flow' | 'items' | 'row' | 'line' | 'code';

/** A block that is being written. */
export interface Frame {
  open: string;
  close: string;
  hold: Hold;
  /** Whether the opening tag is written: tags of blocks that stay empty never are. */
  opened: boolean;
  filled: boolean;
  /** Where the frame's content starts, to know whether a pipe stands in it. */
  start: number;
  /** Words of our own that begin it: the number of an item. */
  lead: string;
  /** Rows only: cells that stay empty, owed before the next one with content. */
  owed: string;
  /** Quotes and spoilers only: what stands after the last pipe. */
  slot: string | null;
}

export function frame(open: string, close: string, hold: Hold, opened: boolean): Frame {
  return { open, close, hold, opened, filled: false, start: 0, lead: '', owed: '', slot: null };
}
