import { useEffect, useRef } from 'preact/hooks';
import { type Command, commandOf } from './keys.ts';

/**
 * Handles the screen's keyboard shortcuts, wherever the focus is. `run` returns whether it did something; only then is
 * the default action prevented. Esc closes a window that was opened for a capture, unless a list or dialog handled it.
 * The browser itself closes a popup.
 */
export function useCommands(run: (command: Command) => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const command = commandOf(event);
      // The editor of the text prevents the default of every Enter, even if it does nothing.
      if (event.defaultPrevented && command !== 'save') return;
      if (command !== null) {
        if (latest.current(command)) event.preventDefault();
      } else if (event.key === 'Escape' && location.search) window.close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
