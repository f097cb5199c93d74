import { useEffect, useRef } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { type Command, commandOf } from './keys.ts';

/** What each key of the screen does; null if there is nothing to do now. */
export type Commands = Record<Exclude<Command, object>, (() => void) | null> & {
  /** Shows the draft at this place in the strip. */
  draft: (at: number) => void;
};

/**
 * Handles the screen's keyboard shortcuts, wherever the focus is. The default action is prevented only if there is
 * something to do. Esc closes a window that was opened for a capture, unless a list or dialog handled it. The browser
 * itself closes a popup.
 */
export function useCommands(commands: Commands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const press = outsideComposition((event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const command = commandOf(event);
      // The editor of the text prevents the default of every Enter, even if it does nothing.
      if (event.defaultPrevented && command !== 'save') return;
      if (command === null) {
        if (event.key === 'Escape' && location.search) window.close();
        return;
      }
      const { current } = latest;
      const run = typeof command === 'object' ? () => current.draft(command.draft) : current[command];
      if (!run) return;
      event.preventDefault();
      run();
    });
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
