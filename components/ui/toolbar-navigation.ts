import { outsideComposition } from '../../lib/input-methods/index.ts';

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
