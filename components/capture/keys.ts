import { useEffect, useRef } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';

export const SAVE_KEYS = 'Ctrl+Enter';
export const UNDO_KEYS = 'Ctrl+Z';
export const PAGE_KEYS = 'Alt+W';
/** Firefox reserves Ctrl+Shift+P. */
export const MARKUP_KEYS = import.meta.env.FIREFOX ? 'Alt+P' : 'Ctrl+Shift+P';

/** The command of a key press; null if there is none. */
type Command =
  | 'save'
  | 'insert'
  | 'undo'
  | 'markup'
  | 'new'
  | 'page'
  | 'outbox'
  | 'more'
  | 'keys'
  | { draft: number };

const NOT_TYPED = new Set(['button', 'checkbox', 'radio', 'submit']);

/** Whether typing "?" here should enter text. */
function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type);
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function commandOf(event: KeyboardEvent): Command | null {
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && event.key === 'Enter') return 'save';
  if (ctrl && event.shiftKey && event.code === 'KeyP') return 'markup';
  if (ctrl && !event.shiftKey && !event.altKey && event.code === 'KeyZ') return 'undo';
  if (event.key === 'F1' || (event.key === '?' && !ctrl && !event.altKey && !isTypedInto(event.target)))
    return 'keys';
  if (!event.altKey || ctrl || event.shiftKey) return null;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit) return { draft: Number(digit) - 1 };
  const letters: Record<string, Command> = {
    KeyI: 'insert',
    KeyN: 'new',
    KeyO: 'outbox',
    KeyM: 'more',
    KeyP: 'markup',
    KeyW: 'page',
  };
  return letters[event.code] ?? null;
}

/** What each key of the screen does; null if there is nothing to do now. */
type Commands = Record<Exclude<Command, object>, (() => void) | null> & {
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
