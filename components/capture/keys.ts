/** A keyboard shortcut, as it is displayed. */
export interface KeyHint {
  keys: string;
  does: string;
}

const mac = /Mac/i.test(navigator.userAgent);

export const SAVE_KEYS = mac ? '⌘+Enter' : 'Ctrl+Enter';
export const UNDO_KEYS = mac ? '⌘+Z' : 'Ctrl+Z';
/** Firefox reserves Ctrl+Shift+P. */
export const PREVIEW_KEYS = import.meta.env.FIREFOX ? 'Alt+P' : mac ? '⌘+Shift+P' : 'Ctrl+Shift+P';

export const KEY_HINTS: readonly KeyHint[] = [
  { keys: SAVE_KEYS, does: 'Save from any field' },
  { keys: UNDO_KEYS, does: 'Take it back, until it is sent' },
  { keys: PREVIEW_KEYS, does: 'Preview, and back to the text' },
  { keys: 'Alt+1 … 9', does: 'Go to a draft' },
  { keys: 'Alt+N', does: 'New empty draft' },
  { keys: 'Alt+O', does: 'Outbox, and back to the draft' },
  { keys: 'Alt+M', does: 'More fields' },
  { keys: 'Esc', does: 'Close a list, then the window' },
  { keys: 'F1 or ?', does: 'These keys; ? where nothing is typed into' },
];

/** The command of a key press; null if there is none. */
export type Command = 'save' | 'undo' | 'preview' | 'new' | 'outbox' | 'more' | 'keys' | { draft: number };

const NOT_TYPED = new Set(['button', 'checkbox', 'radio', 'submit']);

/** Whether typing "?" here should enter text. */
function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

export function commandOf(event: KeyboardEvent): Command | null {
  if (event.isComposing) return null;
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && event.key === 'Enter') return 'save';
  if (ctrl && event.shiftKey && event.code === 'KeyP') return 'preview';
  if (ctrl && !event.shiftKey && !event.altKey && event.code === 'KeyZ') return 'undo';
  if (event.key === 'F1' || (event.key === '?' && !ctrl && !event.altKey && !isTypedInto(event.target)))
    return 'keys';
  if (!event.altKey || ctrl || event.shiftKey) return null;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit) return { draft: Number(digit) - 1 };
  const letters: Record<string, Command> = { KeyN: 'new', KeyO: 'outbox', KeyM: 'more', KeyP: 'preview' };
  return letters[event.code] ?? null;
}
