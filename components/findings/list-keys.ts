import { navigateRows, stopOf } from '../ui/index.ts';

export type RowAct = 'open' | 'intended';

/** The keys of what can be done with a row. */
const ACTS: Readonly<Record<string, RowAct>> = { o: 'open', i: 'intended', Delete: 'intended' };

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
  const pressed = navigateRows(list, event);
  if (!pressed || pressed.isDone) return pressed !== null;
  if (event.key === 'Escape') return close(pressed.row);
  const what = ACTS[event.key];
  return what !== undefined && act(pressed.row.dataset.row ?? '', what);
}
