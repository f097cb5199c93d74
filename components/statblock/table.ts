/** Rows of cells, each a text of its own. */
export interface Table {
  head: string[] | null;
  rows: string[][];
}

/**
 * Rows with pipes between their cells, the first one its heads (platform notes, Statblocks), as a table. Pipes inside
 * tags and mentions are theirs. Tables for throwing dice on have no heads: each row begins with its number.
 * @returns null for a text that is none: fewer than two rows, or rows of different lengths
 */
export function tableOf(text: string, heads: 'none' | 'guessed'): Table | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const rows = lines.map(cellsOf);
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) return null;
  const isNumbered = rows.every(([first = '']) => /^\d+(\s?[-–]\s?\d+)?$/.test(first));
  const [first = [], ...others] = rows;
  return heads === 'none' || isNumbered ? { head: null, rows } : { head: first, rows: others };
}

function cellsOf(line: string): string[] {
  const cells = line.match(/(?:\[[^[\]]*\]|[^|])+|(?<=\|)(?=\||$)|^(?=\|)/g) ?? [];
  return trimmed(cells.map((cell) => cell.trim()));
}

/** Pipes at both ends are a frame. */
function trimmed(cells: string[]): string[] {
  const isFramed = cells.length > 2 && cells[0] === '' && cells.at(-1) === '';
  return isFramed ? cells.slice(1, -1) : cells;
}
