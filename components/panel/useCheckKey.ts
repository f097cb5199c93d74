import { useEffect } from 'preact/hooks';

/** Alt+K checks the text beside for names that are not linked; from anywhere in the panel, where there is something to find. */
export function useCheckKey(check: (() => void) | null): void {
  useEffect(() => {
    if (!check) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== 'KeyK') return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      check();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [check]);
}
