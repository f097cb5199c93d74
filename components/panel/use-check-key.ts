import { useEffect } from 'preact/hooks';

/** A letter with Alt looks at what stands beside; from anywhere in the panel, where there is something to find. */
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
