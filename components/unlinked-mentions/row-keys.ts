/** The letters of a row's actions. */
const LETTERS: Readonly<Record<string, string>> = { l: 'link', o: 'open', c: 'copy', Enter: 'open' };

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const stopOf = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.matches('[data-stop]') ? row : (row?.querySelector<HTMLElement>('[data-stop]') ?? null);

function focusRow(row: HTMLElement | undefined): boolean {
  const stop = stopOf(row);
  stop?.focus();
  stop?.scrollIntoView({ block: 'nearest' });
  return stop !== null;
}

/** Unfolds or folds the group of a row, or goes from a place to its group. */
function fold(row: HTMLElement, isUnfolding: boolean): boolean {
  const toggle = stopOf(row);
  const isExpanded = toggle?.getAttribute('aria-expanded');
  if (isExpanded === (isUnfolding ? 'false' : 'true')) {
    toggle?.click();
    return true;
  }
  const group = row.closest('.mention-group')?.querySelector<HTMLElement>('.mention-head');
  return !isUnfolding && group !== row && focusRow(group ?? undefined);
}

/**
 * Moves between the rows of a list of groups and places with the arrow keys, and runs the actions of the row that has the
 * focus. Returns whether the key was one of them.
 */
export function onRowKey(list: HTMLElement, event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!row) return false;
  const rows = rowsOf(list);
  const at = rows.indexOf(row);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  if (goal !== undefined) return focusRow(rows[goal]);
  const isStop = target === stopOf(row);
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  if (key === 'ArrowRight' || key === 'ArrowLeft') return fold(row, (key === 'ArrowRight') !== isMirrored);
  // A button has its own meaning for Enter.
  if (!isStop || (key === 'Enter' && target instanceof HTMLButtonElement)) return false;
  const button = row.querySelector<HTMLElement>(`[data-act="${LETTERS[key] ?? ''}"]`);
  button?.click();
  return button !== null;
}
