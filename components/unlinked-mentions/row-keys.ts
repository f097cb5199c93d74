import { navigateRows, stopOf } from '../ui/index.ts';

/** The letters of a row's actions. */
const LETTERS: Readonly<Record<string, string>> = { l: 'link', o: 'open', c: 'copy', Enter: 'open' };

/**
 * Moves between the rows of a list of groups and places with the arrow keys, and runs the actions of the row that has the
 * focus. Returns whether the key was one of them.
 */
export function onRowKey(list: HTMLElement, event: KeyboardEvent): boolean {
  const pressed = navigateRows(list, event);
  if (!pressed || pressed.isDone) return pressed !== null;
  const { key, target } = event;
  // A button has its own meaning for Enter.
  if (target !== stopOf(pressed.row) || (key === 'Enter' && target instanceof HTMLButtonElement))
    return false;
  const button = pressed.row.querySelector<HTMLElement>(`[data-act="${LETTERS[key] ?? ''}"]`);
  button?.click();
  return button !== null;
}
