// Keys of lists whose rows hold several controls. A row has `data-row`, perhaps with its key. What takes the focus in it
// has `data-stop`: the row itself, or a control. A group has `data-group`; its first row unfolds it.

/** The rows of a list, in order. */
export const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-row]'),
];

/** What takes the focus in a row. */
export const stopOf = (row: HTMLElement | null | undefined): HTMLElement | null =>
  row?.matches('[data-stop]') ? row : (row?.querySelector<HTMLElement>('[data-stop]') ?? null);

/** Rows get their real heights when they come into view, and that may push the one with the focus out of it. */
const SCROLLED_FRAMES = 4;

function scrollToFocus(stop: HTMLElement, frames = SCROLLED_FRAMES): void {
  if (document.activeElement !== stop) return;
  stop.scrollIntoView({ block: 'nearest' });
  if (frames > 0) requestAnimationFrame(() => scrollToFocus(stop, frames - 1));
}

/** Gives the focus to a row, and scrolls to it. Returns whether it takes it. */
export function focusRow(row: HTMLElement | null | undefined): boolean {
  const stop = stopOf(row);
  stop?.focus();
  if (stop) scrollToFocus(stop);
  return stop !== null;
}

/** The key of the row to go on with when this one leaves the list. */
export function rowBeside(list: HTMLElement, key: string): string | null {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.dataset.row === key);
  const beside = rows[at + 1] ?? rows[at - 1];
  return beside?.dataset.row ?? null;
}

/** Unfolds or folds a row; a folded one goes to the first row of its group. */
function fold(row: HTMLElement, isUnfolding: boolean): boolean {
  const stop = stopOf(row);
  if (stop?.getAttribute('aria-expanded') === String(!isUnfolding)) {
    stop.click();
    return true;
  }
  const head = row.closest('[data-group]')?.querySelector<HTMLElement>('[data-row]');
  return !isUnfolding && head !== row && focusRow(head);
}

/**
 * Moves between the rows of a list with the arrow keys, J and K, Home and End, and unfolds and folds them. Returns the row that the
 * key was pressed in, and whether that was all there is to do; null if the key isn't for a row.
 */
export function navigateRows(
  list: HTMLElement,
  event: KeyboardEvent,
): { row: HTMLElement; isDone: boolean } | null {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!row) return null;
  const rows = rowsOf(list);
  const at = rows.indexOf(row);
  const goal = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0, End: rows.length - 1 }[
    key
  ];
  if (goal !== undefined) return { row, isDone: focusRow(rows[goal]) };
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const isFold = key === 'ArrowRight' || key === 'ArrowLeft';
  return { row, isDone: isFold && fold(row, (key === 'ArrowRight') !== isMirrored) };
}
