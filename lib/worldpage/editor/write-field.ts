import type { TextRange } from './protocol.ts';
import { caretAfter, occurrences } from './text-places.ts';

/** A text field, or a contenteditable element. */
export type Editor =
  | { kind: 'field'; element: HTMLTextAreaElement | HTMLInputElement }
  | { kind: 'rich'; element: HTMLElement };

/** Input types that hold prose. No passwords or dates. */
export const TEXT_INPUTS = new Set(['text', 'search']);

/** The focused element, also inside open shadow roots. */
function focused(document: Document): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The outermost contenteditable ancestor. */
export function editingHost(element: HTMLElement): HTMLElement {
  let host = element;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

/** The editor that contains the caret, even if the window isn't focused. Null if there is none. */
export function activeEditor(document: Document): Editor | null {
  const element = focused(document);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    const holdsWords = element instanceof HTMLTextAreaElement || TEXT_INPUTS.has(element.type);
    return holdsWords && !element.readOnly && !element.disabled ? { kind: 'field', element } : null;
  }
  if (element instanceof HTMLElement && element.isContentEditable)
    return { kind: 'rich', element: editingHost(element) };
  return document.designMode === 'on' ? { kind: 'rich', element: document.body } : null;
}

export const isInFrame = (document: Document): boolean => focused(document) instanceof HTMLIFrameElement;

/** Whether the focus of all ancestor frames leads to this one. Null if a cross-origin frame hides that. */
export function isReached(window: Window): boolean | null {
  try {
    for (let inner: Window = window; inner !== inner.parent; inner = inner.parent) {
      const frame = inner.frameElement;
      if (!frame) return null;
      if (focused(frame.ownerDocument) !== frame) return false;
    }
    return true;
  } catch {
    // A frame of another site, which scripts can't look into.
    return null;
  }
}

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** The selection, or the caret's position twice. */
export function fieldSelection(field: TextField): TextRange {
  const start = field.selectionStart ?? field.value.length;
  return [start, field.selectionEnd ?? start];
}

/** Moves the selection away and back, which starts a new undo step. */
function selectForNewUndoStep(field: TextField, [start, end]: TextRange): void {
  field.setSelectionRange(start === 0 ? field.value.length : 0, start === 0 ? field.value.length : 0);
  field.setSelectionRange(start, end);
}

/** Waits for the page's own reaction to an edit, which may come a moment later. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Replaces a range as if typed, so that undo works. Returns whether the text is there. */
export async function writeInField(
  field: TextField,
  [start, end]: TextRange,
  text: string,
): Promise<boolean> {
  const { ownerDocument: document } = field;
  const before = field.value;
  const expected = before.slice(0, start) + text + before.slice(end);
  const isWritten = (): boolean =>
    field.value === expected || occurrences(field.value, text) > occurrences(before, text);
  if (document.activeElement !== field && field.getRootNode() === document)
    field.focus({ preventScroll: true });
  selectForNewUndoStep(field, [start, end]);
  document.execCommand('insertText', false, text);
  if (field.value === before && before !== expected) {
    field.setRangeText(text, start, end, 'end');
    const InputEvent = document.defaultView?.InputEvent ?? window.InputEvent;
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: text }),
    );
  }
  // A field with a maximum length has accepted only a part.
  if (!isWritten() && field.value !== before) document.execCommand('undo');
  else selectForNewUndoStep(field, fieldSelection(field));
  await nextTask();
  return isWritten();
}

/** Like `writeInField`, but keeps the user's caret and scroll position. */
export async function replaceInField(field: TextField, at: TextRange, text: string): Promise<boolean> {
  const [start, end] = fieldSelection(field);
  const top = field.scrollTop;
  const written = await writeInField(field, at, text);
  if (written) field.setSelectionRange(caretAfter(start, at, text.length), caretAfter(end, at, text.length));
  else field.setSelectionRange(start, end);
  field.scrollTop = top;
  return written;
}
