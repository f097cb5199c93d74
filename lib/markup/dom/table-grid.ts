import type { TablePart } from './live.ts';

export interface TableGrid {
  /** Number of columns, including spans. */
  width: number;
  /** For each row, how many rows follow in its section. Limits how far a rowspan reaches. */
  rowsBelow: Map<Element, number>;
  /** For each column, how many of the next rows a rowspan from above still covers. */
  covered: number[];
  column: number;
  open: boolean;
  /** The row that is being read. */
  row: Element | null;
  partOf: PartOf;
}

/** Returns an element's role in the enclosing table. */
export type PartOf = (element: Element) => TablePart | null;

const WIDEST = 100;
const BLOCKS_INSIDE = 'p, div, ul, ol, pre, h1, h2, h3, h4, h5, h6, blockquote';
const PARTS: Record<string, TablePart> = {
  table: 'table',
  thead: 'section',
  tbody: 'section',
  tfoot: 'section',
  tr: 'row',
  td: 'cell',
  th: 'head',
  caption: 'caption',
};

/** The table part that a tag name stands for. */
export const partOfTag: PartOf = ({ localName }) =>
  Object.hasOwn(PARTS, localName) ? (PARTS[localName] ?? null) : null;

export const isCell = (part: TablePart | null): boolean => part === 'cell' || part === 'head';

/** The grid of a data table, or null for a layout table, which is read as plain blocks. */
export function tableGrid(table: Element, partOf: PartOf): TableGrid | null {
  if (table.querySelector('table, [role=table], [role=grid]')) return null;
  const rowsBelow = new Map<Element, number>();
  let width = 0;
  let filledRows = 0;
  let filledCells = 0;
  for (const rows of sections(table, partOf)) {
    rows.forEach((row, at) => {
      rowsBelow.set(row, rows.length - 1 - at);
      let cells = 0;
      let filled = 0;
      for (const cell of row.children) {
        if (!isCell(partOf(cell))) continue;
        cells += span(cell, 'colspan');
        if (cell.textContent?.trim()) filled++;
      }
      width = Math.max(width, Math.min(cells, WIDEST));
      filledCells = Math.max(filledCells, filled);
      if (filled > 0) filledRows++;
    });
  }
  if (filledCells < 2) return null;
  if (filledRows < 2 && (table.localName !== 'table' || table.querySelector(BLOCKS_INSIDE))) return null;
  return { width, rowsBelow, covered: [], column: 0, open: false, row: null, partOf };
}

/** Consumes the columns covered by rowspans from above, starting at the current one, and returns their number. */
export function skipCovered(grid: TableGrid): number {
  let skipped = 0;
  while ((grid.covered[grid.column] ?? 0) > 0) {
    grid.covered[grid.column] = (grid.covered[grid.column] ?? 0) - 1;
    grid.column++;
    skipped++;
  }
  return skipped;
}

/** Places a cell at the current column. Returns the additional columns it spans. */
export function placeCell(grid: TableGrid, cell: Element): number {
  const columns = Math.min(span(cell, 'colspan'), Math.max(1, WIDEST - grid.column));
  const reach = (grid.row && grid.rowsBelow.get(grid.row)) ?? 0;
  const rowspan = span(cell, 'rowspan');
  const rows = rowspan === 0 ? reach : Math.min(rowspan - 1, reach);
  for (let at = grid.column; at < grid.column + columns; at++) grid.covered[at] = rows;
  grid.column += columns;
  return columns - 1;
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const value = Number.parseInt(cell.getAttribute(name) ?? cell.getAttribute(`aria-${name}`) ?? '1', 10);
  if (name === 'rowspan' && value === 0) return 0;
  return value > 0 ? Math.min(value, name === 'colspan' ? WIDEST : 65_534) : 1;
}

function sections(table: Element, partOf: PartOf): Element[][] {
  const loose: Element[] = [];
  const all = [loose];
  for (const child of table.children) {
    const part = partOf(child);
    if (part === 'row') loose.push(child);
    else if (part === 'section') all.push([...child.children].filter((row) => partOf(row) === 'row'));
  }
  return all;
}
