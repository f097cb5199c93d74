/**
 * The target of a key in a grid that is filled row by row (ARIA Authoring Practices, grid navigation).
 * @param at index of the active cell
 * @param rows rows that fit in the window
 * @returns null for a key that the grid doesn't handle
 */
export function goalOf(
  key: string,
  withControl: boolean,
  grid: { at: number; count: number; columns: number; rows: number },
): number | null {
  const { at, count, columns, rows } = grid;
  if (count === 0) return null;
  const last = count - 1;
  const start = at - (at % columns);
  if (withControl) return key === 'Home' ? 0 : key === 'End' ? last : null;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      // Above a shorter last row, go to that row's end.
      return at + columns <= last ? at + columns : start + columns <= last ? last : at;
    case 'ArrowUp':
      return at - columns >= 0 ? at - columns : at;
    case 'Home':
      return start;
    case 'End':
      return Math.min(last, start + columns - 1);
    case 'PageDown':
      return Math.min(last, at + columns * rows);
    case 'PageUp':
      return Math.max(at % columns, at - columns * rows);
    default:
      return null;
  }
}
