function visible(list: HTMLElement, selector: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('details:not([open])') || element.matches('summary'),
  );
}

/**
 * Up, Down, Home and End move between rows, Left and Right between a row's buttons. Returns true if the focus moved.
 */
export function navigateList(list: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const here = event.target instanceof HTMLElement ? event.target : null;
  const row = here?.closest('[data-row]');
  if (!here || !row) return false;
  const titles = visible(list, '[data-title]');
  const at = titles.findIndex((title) => row.contains(title));
  const stops = visible(list, '[data-walk]').filter((stop) => row.contains(stop));
  const stop = stops.indexOf(here);
  const goal = {
    ArrowDown: titles[at + 1],
    ArrowUp: titles[at - 1],
    Home: titles[0],
    End: titles.at(-1),
    ArrowRight: stops[stop + 1],
    ArrowLeft: stop > 0 ? stops[stop - 1] : undefined,
  }[event.key];
  if (!goal) return false;
  goal.focus();
  return true;
}
