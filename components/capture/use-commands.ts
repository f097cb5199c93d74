import { useEffect, useRef } from 'preact/hooks';
import { type Command, commandOf } from './keys.ts';

/**
 * The screen's own keys, wherever the focus is. `run` says whether it did something; only then is the key taken.
 * Esc, where no list or dialog took it, closes a window that was opened for a capture; a popup is closed by the browser.
 */
export function useCommands(run: (command: Command) => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const command = commandOf(event);
      if (command !== null) {
        if (latest.current(command)) event.preventDefault();
      } else if (event.key === 'Escape' && location.search) window.close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
