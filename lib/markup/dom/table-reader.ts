import { withoutMark } from './elements.ts';
import type { Layout } from './frame.ts';
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

/** Writes tables, with empty cells where a rowspan covers a column or the selection omits one. */
export class TableReader {
  private readonly writer: MarkupWriter;
  private readonly partOf: PartOf;

  constructor(writer: MarkupWriter, live: LivePage | null) {
    this.writer = writer;
    this.partOf = (element) => partOfTag(element) ?? live?.tablePart(element) ?? null;
  }

  /** Opens the block for a part of a table, or returns null if it needs none. `part` is given if no tag says so. */
  enter(
    element: Element,
    part: TablePart | undefined,
    reading: Reading,
  ): { open: string; close: string; hold: Layout } | null {
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
    } else if (kind === 'row' && grid.rowsBelow.has(element)) {
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
        reading.blockStyle = BOLD_BLOCK;
      }
      return { open: `[${tag}]`, close: `[/${tag}]`, hold: 'flow' };
    }
    return null;
  }

  /** Fills up the empty columns at the end of a row. */
  leaveRow(element: Element, { part, grid, ends }: Reading): void {
    if (part !== 'row' || !grid?.open || ends.length === 0 || !grid.rowsBelow.has(element)) return;
    this.addEmptyCells(skipCovered(grid));
    this.addEmptyCells(grid.width - grid.column);
  }

  /** Called after the element's blocks are closed. */
  leave({ part, grid, skipsText: mute, extra }: Reading): void {
    this.addEmptyCells(extra);
    if (part === 'table' && grid?.open && !mute) this.writer.leave('items');
  }

  /** A skipped cell still occupies its column. */
  skip(element: Element, grid: TableGrid): void {
    if (isCell(grid.partOf(element))) this.addEmptyCells(1 + this.place(grid, element));
  }

  /** Places a cell after the columns covered by rowspans from above. Returns the additional columns it spans. */
  private place(grid: TableGrid, cell: Element): number {
    this.addEmptyCells(skipCovered(grid));
    return placeCell(grid, cell);
  }

  private addEmptyCells(cells: number): void {
    if (cells > 0) this.writer.addEmptyCells('[td][/td]'.repeat(cells));
  }
}
