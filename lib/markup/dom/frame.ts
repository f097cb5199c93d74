import { type EscapeState, escapeMarkup } from '../escape.ts';

/** How a block arranges its content: paragraphs, separate lines, cells, one line, or as typed. */
export type Layout = 'flow' | 'items' | 'row' | 'line' | 'code';

/** A block that is being written. */
export interface Frame {
  open: string;
  close: string;
  layout: Layout;
  /** Whether the opening tag was written. Empty blocks are never written. */
  opened: boolean;
  filled: boolean;
  /** Offset of the block's content in the output, to check whether it contains a pipe. */
  start: number;
  /** Generated text that starts the block, such as the number of an item. */
  lead: string;
  /** Rows only: empty cells to write before the next cell with content. */
  pendingCells: string;
  /** Quotes and spoilers only: the text after the last pipe. */
  lastArgument: string | null;
}

export function frame(open: string, close: string, layout: Layout, opened: boolean): Frame {
  return {
    open,
    close,
    layout: layout,
    opened,
    filled: false,
    start: 0,
    lead: '',
    pendingCells: '',
    lastArgument: null,
  };
}

/** What closes an opened block. `hasPipe`: a pipe in its text would split off an author, unless another one follows. */
export function closingOf(
  { layout, close, pendingCells, lastArgument }: Frame,
  hasPipe: boolean,
  escaping: EscapeState,
): string {
  const end = layout === 'row' ? pendingCells : layout === 'items' || layout === 'code' ? '\n' : '';
  if (lastArgument !== null)
    return `${end}|${escapeMarkup(lastArgument.replaceAll('|', '¦'), escaping)}${close}`;
  return `${end}${hasPipe && /^\[\/(?:quote|spoiler)/.test(close) ? '|' : ''}${close}`;
}
