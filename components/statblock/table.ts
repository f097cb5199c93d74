/** Rows of cells, each with its own markup. */
export interface Table {
  head: string[] | null;
  rows: string[][];
}

/**
 * Reads rows with pipes between their cells as a table. The first row is the header, except in random tables, whose
 * rows start with a number. Pipes inside tags and mentions don't count.
 * @returns null if it isn't a table: fewer than two rows, or rows of different lengths
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

/** Pipes at both ends are only a frame. */
function trimmed(cells: string[]): string[] {
  const isFramed = cells.length > 2 && cells[0] === '' && cells.at(-1) === '';
  return isFramed ? cells.slice(1, -1) : cells;
}
