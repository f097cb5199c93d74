import { useEffect } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';

const TYPED_INTO =
  'input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether the key asks for help: F1, or `?` where it isn't typed into a field. */
function asksForHelp(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const isTyped = target instanceof Element && target.matches(TYPED_INTO);
  return event.key === 'F1' || (event.key === '?' && !isTyped);
}

/** Calls `open` on F1, and on `?` outside text fields. */
export function useHelpKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForHelp(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
