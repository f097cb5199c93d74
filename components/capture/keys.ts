export const SAVE_KEYS = 'Ctrl+Enter';
export const UNDO_KEYS = 'Ctrl+Z';
export const PAGE_KEYS = 'Alt+W';
/** Firefox reserves Ctrl+Shift+P. */
export const MARKUP_KEYS = import.meta.env.FIREFOX ? 'Alt+P' : 'Ctrl+Shift+P';

/** The command of a key press; null if there is none. */
export type Command =
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

export function commandOf(event: KeyboardEvent): Command | null {
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
