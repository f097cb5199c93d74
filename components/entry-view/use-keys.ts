import { useLayoutEffect } from 'preact/hooks';

/** Single keys that do something while nobody is typing. A key that another part of the page has taken is left alone. */
export function useKeys(actions: Readonly<Record<string, (() => void) | null>>): void {
  // Before the page is painted: a key pressed at first sight counts.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'))
        return;
      const deed = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}
