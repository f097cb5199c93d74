import { caretAfter, occurrences } from './places.ts';
import type { Stretch } from './protocol.ts';

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Where the caret is, or what is selected. */
export function fieldSelection(field: TextField): Stretch {
  const start = field.selectionStart ?? field.value.length;
  return [start, field.selectionEnd ?? start];
}

/** What is typed in one go is undone in one go, until the caret has been elsewhere: so it goes elsewhere and comes back. */
function selectApart(field: TextField, [start, end]: Stretch): void {
  field.setSelectionRange(start === 0 ? field.value.length : 0, start === 0 ? field.value.length : 0);
  field.setSelectionRange(start, end);
}

/** A page may answer a writing by another one, a moment later. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Writes in place of a stretch, as if it were typed, so that the field's own undo takes it back.
 * @returns whether it stands there, as the field says once its page has had its turn
 */
export async function writeInField(field: TextField, [start, end]: Stretch, text: string): Promise<boolean> {
  const { ownerDocument: document } = field;
  const before = field.value;
  const expected = before.slice(0, start) + text + before.slice(end);
  const stands = (): boolean =>
    field.value === expected || occurrences(field.value, text) > occurrences(before, text);
  if (document.activeElement !== field && field.getRootNode() === document)
    field.focus({ preventScroll: true });
  selectApart(field, [start, end]);
  document.execCommand('insertText', false, text);
  if (field.value === before && before !== expected) {
    field.setRangeText(text, start, end, 'end');
    const InputEvent = document.defaultView?.InputEvent ?? window.InputEvent;
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: text }),
    );
  }
  // A field that takes only so many characters has taken a part.
  if (!stands() && field.value !== before) document.execCommand('undo');
  else selectApart(field, fieldSelection(field));
  await settled();
  return stands();
}

/** The same, with the caret kept where its owner left it. */
export async function replaceInField(field: TextField, at: Stretch, text: string): Promise<boolean> {
  const [start, end] = fieldSelection(field);
  const top = field.scrollTop;
  const written = await writeInField(field, at, text);
  if (written) field.setSelectionRange(caretAfter(start, at, text.length), caretAfter(end, at, text.length));
  else field.setSelectionRange(start, end);
  field.scrollTop = top;
  return written;
}
