import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';

const TYPED_INTO =
  'input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** `/` focuses the search box unless the focus is in a text field. Esc goes back if nothing else handled it. */
export function useSlash(box: RefObject<HTMLInputElement | null>, back: (() => void) | null): void {
  useEffect(() => {
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const typedInto = event.target instanceof Element && event.target.matches(TYPED_INTO);
      if (typedInto || document.querySelector('dialog[open]')) return;
      if (event.key === '/') {
        event.preventDefault();
        box.current?.focus();
        box.current?.select();
      } else if (event.key === 'Escape' && back) {
        event.preventDefault();
        back();
      }
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box, back]);
}
