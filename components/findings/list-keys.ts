export type RowAct = 'open' | 'intended';

/** The keys of what can be done with a row. */
const ACTS: Readonly<Record<string, RowAct>> = { o: 'open', i: 'intended', Delete: 'intended' };

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const stopOf = (row: HTMLElement | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('[data-stop]') ?? null;

/** Gives the focus to a row. Returns whether it takes it. */
export function focusRow(row: HTMLElement | null | undefined): boolean {
  const stop = stopOf(row);
  stop?.focus();
  return stop !== null;
}

/** The row to go on with when this one leaves the list. */
export function rowBeside(list: HTMLElement, key: string): string | null {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.dataset.row === key);
  const beside = rows[at + 1] ?? rows[at - 1];
  return beside?.dataset.row ?? null;
}

/** Opens or closes a row; a closed one goes to its group. */
function unfold(row: HTMLElement, isOpening: boolean): boolean {
  const stop = stopOf(row);
  if (stop?.getAttribute('aria-expanded') === String(!isOpening)) {
    stop.click();
    return true;
  }
  const head = row.closest('[data-group]')?.querySelector<HTMLElement>('[data-row]');
  return !isOpening && head !== row && focusRow(head);
}

/** Esc in an opened row closes it. Returns whether there was one. */
function close(row: HTMLElement): boolean {
  const stop = stopOf(row);
  if (row.dataset.row?.startsWith('group') || stop?.getAttribute('aria-expanded') !== 'true') return false;
  stop.click();
  stop.focus();
  return true;
}

/**
 * Moves between the rows of a list of groups, opens and closes them, and acts on the row that has the focus. Returns whether
 * the key was one of them.
 * @param act does something with the row of a key; returns whether it can
 */
export function onListKey(
  list: HTMLElement,
  event: KeyboardEvent,
  act: (row: string, what: RowAct) => boolean,
): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!row) return false;
  if (key === 'Escape') return close(row);
  const rows = rowsOf(list);
  const at = rows.indexOf(row);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  if (goal !== undefined) return focusRow(rows[goal]);
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  if (key === 'ArrowRight' || key === 'ArrowLeft') return unfold(row, (key === 'ArrowRight') !== isMirrored);
  const what = ACTS[key];
  return what !== undefined && act(row.dataset.row ?? '', what);
}
