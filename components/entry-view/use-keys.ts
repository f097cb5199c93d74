import { useLayoutEffect } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';

/** Single-key shortcuts while nobody is typing. Keys that another handler took are ignored. */
export function useKeys(actions: Readonly<Record<string, (() => void) | null>>): void {
  // A layout effect, so that keys work from the first paint.
  useLayoutEffect(() => {
    const pressed = outsideComposition((event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'))
        return;
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
      if (!action) return;
      event.preventDefault();
      action();
    });
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}
