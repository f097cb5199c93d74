import { useEffect } from 'preact/hooks';

/** Handles Alt with a letter anywhere in the panel: checks the page in the active tab. */
export function useCheckKey(code: 'KeyK' | 'KeyM', check: (() => void) | null): void {
  useEffect(() => {
    if (!check) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== code) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      check();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [code, check]);
}
