const STOPS = 'input:not(:disabled), button';

/** Moves between the rows of a list with the arrow keys, Home and End. */
export function moveByArrows(list: HTMLElement, event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!row) return;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(row);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  const stop = goal === undefined ? null : rows[goal]?.querySelector<HTMLElement>(STOPS);
  if (!stop) return;
  event.preventDefault();
  stop.focus();
  stop.scrollIntoView({ block: 'nearest' });
}
