import { useEffect, useRef } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';

/**
 * If the focused element disappears, focuses the container, so that keyboard use continues from there.
 * @param change differs whenever something in the container may have disappeared
 * @returns a ref for the container, which needs a `tabIndex` of -1
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown): { current: E | null } {
  const place = useRef<E>(null);
  const known = useRef(change);
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [change]);
  return place;
}

/**
 * Arrows, Home and End move between the buttons of a toolbar, which is a single tab stop: all other buttons start with
 * `tabIndex` -1.
 */
export const navigateToolbar = outsideComposition((event: KeyboardEvent & { currentTarget: HTMLElement }) => {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const button = goal === undefined || at < 0 ? undefined : buttons[goal];
  if (!button) return;
  event.preventDefault();
  for (const one of buttons) one.tabIndex = one === button ? 0 : -1;
  button.focus();
});

/**
 * For `mousedown`: a press leaves the focus where it is, or in `home`, and can still start a drag. Browsers don't start
 * one if the press is prevented, or if the focus moves while the press is handled.
 */
export function keepFocus({ currentTarget }: Event, home?: HTMLElement | null): void {
  const { activeElement: before } = document;
  setTimeout(() => {
    const { activeElement: pressed } = document;
    // What the press has done meanwhile may have moved the focus elsewhere.
    if (!(currentTarget instanceof Node) || !currentTarget.contains(pressed)) return;
    const back = home ?? before;
    if (back === pressed) return;
    if (back instanceof HTMLElement && back !== document.body) back.focus({ preventScroll: true });
    else if (pressed instanceof HTMLElement) pressed.blur();
  });
}
