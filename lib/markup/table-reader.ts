import { withoutMark } from './elements.ts';
import type { Hold } from './frame.ts';
import type { LivePage, TablePart } from './live.ts';
import { BOLD_BLOCK } from './marks.ts';
import type { Reading } from './reading.ts';
import {
  isCell,
  type PartOf,
  partOfTag,
  placeCell,
  skipCovered,
  type TableGrid,
  tableGrid,
} from './table-grid.ts';
import type { MarkupWriter } from './writer.ts';

/** Writes tables: their rows and cells, with empty cells where a span covers a column or a stretch leaves one out. */
export class TableReader {
  private readonly writer: MarkupWriter;
  private readonly partOf: PartOf;

  constructor(writer: MarkupWriter, live: LivePage | null) {
    this.writer = writer;
    this.partOf = (element) => partOfTag(element) ?? live?.tablePart(element) ?? null;
  }

  /** Begins what a part of a table is written as; null: nothing of its own. `part`: given where no tag says so. */
  enter(
    element: Element,
    part: TablePart | undefined,
    reading: Reading,
  ): { open: string; close: string; hold: Hold } | null {
    const grid = reading.grid;
    const kind = part ?? partOfTag(element);
    reading.part = kind;
    if (kind === 'table') {
      reading.grid = tableGrid(element, part ? this.partOf : partOfTag);
      return null;
    }
    if (!grid) return null;
    if (kind === 'caption' && grid.open) {
      this.writer.leave('items');
      grid.open = false;
    } else if (kind === 'row' && grid.below.has(element)) {
      if (!grid.open) this.writer.enter('[table]', '[/table]', 'items');
      grid.open = true;
      grid.column = 0;
      grid.row = element;
      return { open: '[tr]', close: '[/tr]', hold: 'row' };
    } else if (isCell(kind) && element.parentElement) {
      reading.extra = this.place(grid, element);
      reading.grid = null;
      reading.aligned = true;
      const tag = kind === 'head' ? 'th' : 'td';
      if (kind === 'head') {
        reading.marks = withoutMark(reading.marks, 'b');
        reading.usual = BOLD_BLOCK;
      }
      return { open: `[${tag}]`, close: `[/${tag}]`, hold: 'flow' };
    }
    return null;
  }

  /** The columns that a row leaves empty at its end. */
  leaveRow(element: Element, { part, grid, ends }: Reading): void {
    if (part !== 'row' || !grid?.open || ends.length === 0 || !grid.below.has(element)) return;
    this.owe(skipCovered(grid));
    this.owe(grid.width - grid.column);
  }

  /** After the element's blocks are closed. */
  leave({ part, grid, mute, extra }: Reading): void {
    this.owe(extra);
    if (part === 'table' && grid?.open && !mute) this.writer.leave('items');
  }

  /** A cell that is not read still keeps its column. */
  skip(element: Element, grid: TableGrid): void {
    if (isCell(grid.partOf(element))) this.owe(1 + this.place(grid, element));
  }

  /** Puts a cell in its column, after those that spans from above cover. Returns the columns beside its own. */
  private place(grid: TableGrid, cell: Element): number {
    this.owe(skipCovered(grid));
    return placeCell(grid, cell);
  }

  private owe(cells: number): void {
    if (cells > 0) this.writer.owe('[td][/td]'.repeat(cells));
  }
}
