import { useLayoutEffect } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';

/** Handles Alt with a letter anywhere in the panel, except while a dialog is open. */
export function useAltKey(code: `Key${string}`, act: (() => void) | null): void {
  // A layout effect, so that keys work from the first paint.
  useLayoutEffect(() => {
    if (!act) return;
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== code) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [code, act]);
}
